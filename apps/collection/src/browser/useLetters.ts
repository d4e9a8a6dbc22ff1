import { prefetchWhenIdle } from '@hondana/shared/ahead/prefetchWhenIdle';
import { restoredQueries } from '@hondana/shared/api/restoredQueries';
import type { FilterBody } from '@hondana/shared/api/types';
import { filterKeys } from '@hondana/shared/queryKeys';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupLettersQuery } from '../shared/filters.ts';

/** Whether cards of the last visit are drawn. */
function areCardsRestored(client: QueryClient): boolean {
  const lists = client.getQueryCache().findAll({ queryKey: filterKeys.groupPreviews });
  return lists.some((query) => restoredQueries.has(query));
}

/** Cards come first: the letters have the priority of a prefetch, unless both come from the last visit. */
export function useLetters(filter: FilterBody, isWanted: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const query = groupLettersQuery({ body: filter });
    const letters = { ...query, meta: { ...query.meta, isForScreen: true } };
    if (!areCardsRestored(client)) return prefetchWhenIdle(client, letters);
    void client.prefetchQuery(letters);
  }, [client, filter, isWanted]);
  return useQuery({
    ...groupLettersQuery({ body: filter }),
    // Once fetched, they are kept fresh.
    enabled: ({ state }) => isWanted && state.data !== undefined,
    refetchOnMount: false,
  });
}
