import { isApiError } from '@hondana/shared/api/ApiError';
import { filterKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import { seriesQuery, voteForSeries } from '@hondana/shared/api/series';
import type { Series } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { starsOf } from './seriesFacts.ts';

/** The value that takes a rating back (facts 5.7). */
export const revoked = -1;

function withRating(series: Series, value: number): Series {
  if (value === revoked) return { ...series, UserRating: null };
  const known = series.UserRating ?? { Source: 'User', Votes: 0, Type: null };
  return { ...series, UserRating: { ...known, Value: value, MaxValue: 10 } };
}

/**
 * Rates a series: on the screen at once, put back when the server refuses, and undone from the notice.
 *
 * @returns takes 1 to 10, or {@link revoked}
 */
export function useSeriesVote(seriesId: number) {
  const client = useQueryClient();
  const { queryKey } = seriesQuery(seriesId);
  const vote = useMutation({
    mutationFn: ({ value }: { readonly value: number; readonly quiet?: boolean }) =>
      voteForSeries(seriesId, value),
    onMutate: async ({ value }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withRating(before, value));
      return before;
    },
    onSuccess: (_, { value, quiet }, before) => {
      const stars = (before && starsOf(before)) ?? revoked;
      notify({
        kind: 'success',
        title: value === revoked ? 'Rating removed!' : 'Voted!',
        ...(!quiet && {
          action: { label: 'Undo', onPress: () => vote.mutate({ value: stars, quiet: true }) },
        }),
      });
    },
    onError: (error, _, before) => {
      if (before) client.setQueryData(queryKey, before);
      notify({
        kind: 'error',
        title: 'Failed to vote!',
        text: isApiError(error) ? error.message : undefined,
      });
    },
    // Filters may ask for votes; the hub says nothing of them.
    onSettled: () => markStale(client, [seriesKeys.one(seriesId), filterKeys.previews]),
  });
  return (value: number) => vote.mutate({ value });
}
