import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LinkRow } from '../links/linkRows.ts';
import { type TmdbEpisode, tmdbEpisodesByIdQuery, tmdbEpisodesQuery } from '../tmdb.ts';
import { episodeOrders, inTmdbOrder } from './tmdbOrder.ts';

export interface TmdbEpisodes {
  readonly list: readonly TmdbEpisode[];
  /** Includes episodes of other shows that rows are linked to. */
  readonly byId: ReadonlyMap<number, TmdbEpisode>;
  readonly own: ReadonlySet<number>;
  /** IDs in order, specials separate. */
  readonly orders: readonly (readonly number[])[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

const none: readonly TmdbEpisode[] = [];

export function useTmdbEpisodes(showId: number, rows: readonly LinkRow[]): TmdbEpisodes {
  const all = useQuery({ ...tmdbEpisodesQuery({ showId }), retry: retryOnce });
  const list = useMemo(() => (all.data ? inTmdbOrder(all.data.List) : none), [all.data]);
  const own = useMemo(() => new Set(list.map(({ ID }) => ID)), [list]);
  const foreign = useMemo(
    () =>
      all.data === undefined
        ? []
        : [...new Set(rows.map(({ tmdbId }) => tmdbId))]
            .filter((id) => id > 0 && !own.has(id))
            .sort((a, b) => a - b),
    [all.data, rows, own],
  );
  const others = useQuery({
    ...tmdbEpisodesByIdQuery({ ids: foreign }),
    enabled: foreign.length > 0,
    retry: retryOnce,
  });
  const byId = useMemo(
    () => new Map([...list, ...(others.data ?? none)].map((episode) => [episode.ID, episode])),
    [list, others.data],
  );
  const orders = useMemo(() => episodeOrders(list), [list]);
  const failed = [all, others].filter((query) => query.data === undefined && query.isError);
  return {
    list,
    byId,
    own,
    orders,
    isPending: all.data === undefined && !all.isError,
    error: failed[0]?.error ?? null,
    retrying: failed.some((query) => query.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
