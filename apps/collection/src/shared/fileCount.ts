import type { SeriesSizes } from '@hondana/shared/api/types';

export function fileCount({ FileSources }: Pick<SeriesSizes, 'FileSources'>): number {
  return Object.values(FileSources).reduce((sum, count) => sum + count, 0);
}
