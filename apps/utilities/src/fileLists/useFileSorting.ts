import type { FileSorting } from '@hondana/shared/api/files';
import { useSearchParams } from '@hondana/shared/navigation';

/** What the lists can be sorted by (facts 5.16), by its name in the address. */
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

/**
 * The order that the server is asked for: by default that of import folders, and within one value by name and path.
 * A search has an order of its own, unless one was chosen.
 */
export function sortOrder(chosen: ChosenSorting | undefined, isSearching: boolean) {
  const named = (by: ChosenSorting) => `${by.isDescending ? '-' : ''}${sortings[by.column]}` as const;
  if (isSearching) return chosen ? [named(chosen)] : [];
  const first = chosen ?? { column: 'folder', isDescending: false };
  return [named(first), 'FileName', 'RelativePath'] as const;
}

/** What the address says of the order, and a way to change it: a second time turns it around. */
export function useFileSorting() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = sortingOf(parameters.get('sort'));
  const choose = (column: SortColumn): void => {
    const turn = chosen?.column === column && !chosen.isDescending;
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('sort', `${turn ? '-' : ''}${column}`);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { chosen, choose };
}
