import type { FilterBody, Group } from '@hondana/shared/api/types';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { groupPageQuery } from './filters.ts';
import { useRested } from './useRested.ts';

/** Groups by a part of their name (facts 5.6: the group is held against it, not its series). */
function groupsNamed(text: string): FilterBody {
  if (text === '') return {};
  return {
    ApplyAtSeriesLevel: false,
    Expression: { Type: 'StringContains', Left: { Type: 'NameSelector' }, Parameter: text },
    Sorting: { Type: 'Name', IsInverted: false },
  };
}

/** How long typing must rest, in milliseconds. */
const restTime = 200;

interface GroupSearch {
  readonly groups: readonly Group[];
  readonly total: number;
  readonly isSearching: boolean;
  readonly error: Error | null;
}

/** Looks for groups while one types; the first fifty are found. */
export function useGroupSearch(text: string): GroupSearch {
  const wanted = useRested(searchTerm(text), restTime);
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
