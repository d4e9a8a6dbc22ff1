import type { Series } from '@hondana/shared/api/types';

export function fileCount({ Sizes }: Pick<Series, 'Sizes'>): number {
  return Object.values(Sizes.FileSources).reduce((sum, count) => sum + count, 0);
}
