import { fetchAhead } from '@hondana/shared/ahead/fetchAhead';
import type { FilterBody } from '@hondana/shared/api/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupLettersQuery } from '../shared/filters.ts';

/** How many groups begin with each letter. The cards come first: the letters are fetched as a guess is. */
export function useLetters(filter: FilterBody, isWanted: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (isWanted) return fetchAhead(client, groupLettersQuery({ body: filter }));
  }, [client, filter, isWanted]);
  return useQuery({
    ...groupLettersQuery({ body: filter }),
    // Once they are there they are kept fresh like all that is shown.
    enabled: ({ state }) => isWanted && state.data !== undefined,
    refetchOnMount: false,
  });
}
