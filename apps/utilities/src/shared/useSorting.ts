import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';

/** By which of its columns a list is sorted. */
export interface ChosenSorting<Name extends string> {
  readonly column: Name;
  readonly isDescending: boolean;
}

/** Reads `name` or `-name`; nothing for what is no column. */
export function sortingOf<Name extends string>(
  text: string | null,
  columns: readonly Name[],
): ChosenSorting<Name> | undefined {
  const isDescending = text?.startsWith('-') ?? false;
  const name = isDescending ? text?.slice(1) : text;
  const column = columns.find((one) => one === name);
  return column && { column, isDescending };
}

/** The order in the address, or the default, and a function that changes it: a second call reverses the order. */
export function useSorting<Name extends string>(
  columns: readonly Name[],
  usual: ChosenSorting<Name> | undefined,
) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const sortingIn = (params: URLSearchParams) => sortingOf(params.get('sort'), columns) ?? usual;
  const choose = (column: Name): void =>
    updateSearchParams((params) => {
      const sorting = sortingIn(params);
      const turn = sorting?.column === column && !sorting.isDescending;
      params.set('sort', `${turn ? '-' : ''}${column}`);
    });
  return { sorting: sortingIn(parameters), choose };
}
