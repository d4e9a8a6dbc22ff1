import { useSearchParams } from '@hondana/shared/navigation';
import type { FileSorting } from '@hondana/shared/resources/files';

/** The sort criteria of the lists (facts 5.16), by their names in the address. */
export const sortings = {
  folder: 'ImportFolderName',
  name: 'FileName',
  crc32: 'CRC32',
  size: 'FileSize',
  created: 'CreatedAt',
} as const satisfies Record<string, FileSorting>;

export type SortColumn = keyof typeof sortings;

export interface ChosenSorting {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

function isColumn(text: string): text is SortColumn {
  return Object.hasOwn(sortings, text);
}

/** Reads `name` or `-name`; nothing for anything else. */
export function sortingOf(text: string | null): ChosenSorting | undefined {
  const isDescending = text?.startsWith('-') ?? false;
  const column = isDescending ? text?.slice(1) : text;
  return column && isColumn(column) ? { column, isDescending } : undefined;
}

/** The order to request, with name and path for equal values; a search uses only the chosen order. */
export function sortOrder(by: ChosenSorting | undefined, isSearching: boolean) {
  if (!by) return [];
  const named = `${by.isDescending ? '-' : ''}${sortings[by.column]}` as const;
  return isSearching ? [named] : ([named, 'FileName', 'RelativePath'] as const);
}

/** The order in the address, or the default, and a function that changes it: a second call reverses the order. */
export function useFileSorting(usual: ChosenSorting | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const sorting = sortingOf(parameters.get('sort')) ?? usual;
  const choose = (column: SortColumn): void => {
    const turn = sorting?.column === column && !sorting.isDescending;
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('sort', `${turn ? '-' : ''}${column}`);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { sorting, choose };
}
