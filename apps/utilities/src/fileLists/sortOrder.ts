import type { FileSorting } from '@hondana/shared/resources/files';
import type { ChosenSorting } from '../shared/useSorting.ts';

/** The sort criteria of the lists (facts 5.16), by their names in the address. */
const criteria = {
  folder: 'ImportFolderName',
  name: 'FileName',
  crc32: 'CRC32',
  size: 'FileSize',
  created: 'CreatedAt',
} as const satisfies Record<string, FileSorting>;

export const sortColumns = ['folder', 'name', 'crc32', 'size', 'created'] as const;

export type SortColumn = (typeof sortColumns)[number];

/** The order to request, with name and path for equal values; a search uses only the chosen order. */
export function sortOrder(by: ChosenSorting<SortColumn> | undefined, isSearching: boolean) {
  if (!by) return [];
  const named = `${by.isDescending ? '-' : ''}${criteria[by.column]}` as const;
  return isSearching ? [named] : ([named, 'FileName', 'RelativePath'] as const);
}
