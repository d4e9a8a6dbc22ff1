import type { Series } from '@hondana/shared/api/types';
import { plural, t } from '@lingui/core/macro';

/** Number of episodes, and of files if that differs (facts 5.13). */
export function sizeText({ Size, Sizes }: Pick<Series, 'Size' | 'Sizes'>): string {
  const files = Object.values(Sizes.FileSources).reduce((sum, count) => sum + count, 0);
  const episodes = t`${plural(Size, { one: '# Episode', other: '# Episodes' })}`;
  return files === Size
    ? episodes
    : `${episodes} | ${t`${plural(files, { one: '# File', other: '# Files' })}`}`;
}
