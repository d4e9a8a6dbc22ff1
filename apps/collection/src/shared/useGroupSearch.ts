import type { FilterBody, Group } from '@hondana/shared/api/types';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useDebounced } from '@hondana/shared/ui/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { groupPageQuery } from './filters.ts';

/** The server matches the group's name, not its series' (facts 5.6). */
function groupsNamed(text: string): FilterBody {
  if (text === '') return {};
  return {
    ApplyAtSeriesLevel: false,
    Expression: { Type: 'StringContains', Left: { Type: 'NameSelector' }, Parameter: text },
    Sorting: { Type: 'Name', IsInverted: false },
  };
}

const debounceMs = 200;

interface GroupSearch {
  readonly groups: readonly Group[];
  readonly total: number;
  readonly isSearching: boolean;
  readonly error: Error | null;
}

export function useGroupSearch(text: string): GroupSearch {
  const wanted = useDebounced(searchTerm(text), debounceMs);
  const { data, isFetching, error } = useQuery({
    ...groupPageQuery({ body: groupsNamed(wanted), page: 1, includeEmpty: true }),
    placeholderData: (before) => before,
  });
  return {
    groups: data?.List ?? [],
    total: data?.Total ?? 0,
    isSearching: isFetching || wanted !== searchTerm(text),
    error,
  };
}
