import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { seriesQuery } from '@hondana/shared/resources/series';
import { voteForSeries } from '@hondana/shared/resources/seriesWrites';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { starsOf } from './seriesFacts.ts';

/** The value that takes a rating back (facts 5.7). */
export const revoked = -1;

function withRating(series: Series, value: number): Series {
  if (value === revoked) return { ...series, UserRating: null };
  const known = series.UserRating ?? { Source: 'User', Votes: 0, Type: null };
  return { ...series, UserRating: { ...known, Value: value, MaxValue: 10 } };
}

/**
 * Rates a series: on the screen at once, put back when the server refuses, and undone from the notice. Of
 * those given while one is on its way, the last counts.
 *
 * @returns takes 1 to 10, or {@link revoked}
 */
export function useSeriesVote(seriesId: number) {
  const client = useQueryClient();
  const { queryKey } = seriesQuery({ seriesId });
  const starsNow = (): number => {
    const series = client.getQueryData(queryKey);
    return (series && starsOf(series)) ?? revoked;
  };
  const vote = useWrite(voteForSeries, {
    show: async ({ value }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withRating(before, value));
      return () => client.setQueryData(queryKey, before);
    },
    undo: () => voteForSeries.with({ seriesId, value: starsNow() }),
    done: (_, { value }) => (value === revoked ? 'Rating removed!' : 'Voted!'),
    failed: 'Failed to vote!',
  });
  // One after another: of two on their way at once, the server might keep the earlier one.
  const isSending = useRef(false);
  const waiting = useRef<number>(undefined);
  const send = async (value: number): Promise<void> => {
    isSending.current = true;
    // What failed has been said.
    await vote.mutateAsync({ seriesId, value }).catch(() => {});
    isSending.current = false;
    const { current: next } = waiting;
    waiting.current = undefined;
    if (next !== undefined) await send(next);
  };
  return (value: number): void => {
    if (!isSending.current) {
      void send(value);
      return;
    }
    waiting.current = value;
    client.setQueryData(queryKey, (series) => series && withRating(series, value));
  };
}
