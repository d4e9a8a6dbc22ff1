import type { FileSorting } from '@hondana/shared/resources/files';
import type { ChosenSorting } from '../shared/useSorting.ts';

/** Facts 5.16. The keys are used in the address. */
const criteria = {
  folder: 'ImportFolderName',
  name: 'FileName',
  crc32: 'CRC32',
  size: 'FileSize',
  created: 'CreatedAt',
} as const satisfies Record<string, FileSorting>;

export const sortColumns = ['folder', 'name', 'crc32', 'size', 'created'] as const;

export type SortColumn = (typeof sortColumns)[number];

/** Equal values are sorted by name and path; a search uses only the chosen order. */
export function sortOrder(by: ChosenSorting<SortColumn> | undefined, isSearching: boolean) {
  if (!by) return [];
  const named = `${by.isDescending ? '-' : ''}${criteria[by.column]}` as const;
  return isSearching ? [named] : ([named, 'FileName', 'RelativePath'] as const);
}
