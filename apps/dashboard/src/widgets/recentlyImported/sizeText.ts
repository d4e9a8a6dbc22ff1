import type { Series } from '@hondana/shared/api/types';
import { plural } from '@hondana/shared/ui/format';

/** Number of episodes, and of files if that differs (facts 5.13). */
export function sizeText({ Size, Sizes }: Pick<Series, 'Size' | 'Sizes'>): string {
  const files = Object.values(Sizes.FileSources).reduce((sum, count) => sum + count, 0);
  const episodes = plural(Size, 'Episode', 'Episodes');
  return files === Size ? episodes : `${episodes} | ${plural(files, 'File', 'Files')}`;
}
