import { prefetchWhenIdle } from '@hondana/shared/ahead/prefetchWhenIdle';
import type { FilterBody } from '@hondana/shared/api/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupLettersQuery } from '../shared/filters.ts';

/** Cards come first: the letters have the priority of a prefetch. */
export function useLetters(filter: FilterBody, isWanted: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (isWanted) return prefetchWhenIdle(client, groupLettersQuery({ body: filter }));
  }, [client, filter, isWanted]);
  return useQuery({
    ...groupLettersQuery({ body: filter }),
    // Once fetched, they are kept fresh.
    enabled: ({ state }) => isWanted && state.data !== undefined,
    refetchOnMount: false,
  });
}
