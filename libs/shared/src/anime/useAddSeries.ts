import { errorText } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { seriesStale } from '../queryKeys.ts';
import { AddingFailed, addSeries } from './addSeries.ts';

interface NamedAnime {
  readonly ID: number;
  readonly Title: string;
}

/**
 * Adds AniDB series to the collection, one at a time. `added` maps AniDB IDs to series IDs.
 * @example
 * const { add, addingId, added, failure } = useAddSeries();
 * <Button busy={addingId === anime.ID} onClick={() => add(anime)}>Add</Button>
 */
export function useAddSeries() {
  const client = useQueryClient();
  const [added, setAdded] = useState<ReadonlyMap<number, number>>(new Map());
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ ID }: NamedAnime) => addSeries(client, ID),
    onSuccess: (seriesId, { ID, Title }) => {
      setAdded((before) => new Map(before).set(ID, seriesId));
      notify({ kind: 'success', title: t`Series added successfully!`, text: Title });
      void markStale(client, seriesStale);
    },
  });
  const failure = error && {
    title: error instanceof AddingFailed ? error.message : t`Failed to add series!`,
    text: [variables?.Title, errorText(error instanceof AddingFailed ? error.cause : error)]
      .filter((part) => part !== undefined)
      .join(': '),
  };
  return { add: mutate, addingId: isPending ? variables.ID : undefined, added, failure };
}
