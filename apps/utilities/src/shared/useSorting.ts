import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';

export interface ChosenSorting<Name extends string> {
  readonly column: Name;
  readonly isDescending: boolean;
}

/** Parses `name` or `-name`; undefined for unknown columns. */
export function sortingOf<Name extends string>(
  text: string | null,
  columns: readonly Name[],
): ChosenSorting<Name> | undefined {
  const isDescending = text?.startsWith('-') ?? false;
  const name = isDescending ? text?.slice(1) : text;
  const column = columns.find((one) => one === name);
  return column && { column, isDescending };
}

/** The order from the URL. Choosing the same column again reverses it. */
export function useSorting<Name extends string>(
  columns: readonly Name[],
  defaultSorting: ChosenSorting<Name> | undefined,
) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const sortingIn = (params: URLSearchParams) => sortingOf(params.get('sort'), columns) ?? defaultSorting;
  const choose = (column: Name): void =>
    updateSearchParams((params) => {
      const sorting = sortingIn(params);
      const isReversed = sorting?.column === column && !sorting.isDescending;
      params.set('sort', `${isReversed ? '-' : ''}${column}`);
    });
  return { sorting: sortingIn(parameters), choose };
}
