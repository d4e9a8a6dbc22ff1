import type { Series } from '@hondana/shared/api/types';

/** How many files a series or a group has, whatever their source. */
export function fileCount({ Sizes }: Pick<Series, 'Sizes'>): number {
  return Object.values(Sizes.FileSources).reduce((sum, count) => sum + count, 0);
}
