import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { seriesStale } from '@hondana/shared/resources/queryKeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundAnime } from '../shared/useAnimeSearch.ts';
import { AddingFailed, addSeries } from './addSeries.ts';

/** Adds series to the collection, one at a time, and remembers which. */
export function useAddSeries() {
  const client = useQueryClient();
  const [added, setAdded] = useState<ReadonlyMap<number, number>>(new Map());
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ ID }: FoundAnime) => addSeries(client, ID),
    onSuccess: (seriesId, { ID, Title }) => {
      setAdded((before) => new Map(before).set(ID, seriesId));
      notify({ kind: 'success', title: 'Series added successfully!', text: Title });
      void markStale(client, seriesStale);
    },
  });
  const failure = error && {
    title: error instanceof AddingFailed ? error.message : 'Failed to add series!',
    text: error instanceof AddingFailed ? variables?.Title : `${variables?.Title}: ${error.message}`,
  };
  return { add: mutate, addingId: isPending ? variables.ID : undefined, added, failure };
}
