import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { seriesKeys } from './queryKeys.ts';

/**
 * What AniDB says about an anime, in the collection or not.
 *
 * @example
 * const { data: anime } = useQuery(anidbAnimeQuery({ anidbId: 23 }));
 */
export const anidbAnimeQuery = read({
  path: 'Series/AniDB/{anidbId}',
  role: 'user',
  keyPrefix: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

interface AnimeRefresh {
  readonly anidbId: number;
  /** Even if AniDB was asked recently. */
  readonly force?: boolean;
  /** Creates a series in the collection. */
  readonly createSeriesEntry?: boolean;
}

/**
 * Has the server query AniDB about an anime at once; returns whether AniDB answered.
 *
 * @example await refreshAnime.send({ anidbId: 23, createSeriesEntry: true });
 */
export const refreshAnime = write({
  method: 'POST',
  path: 'Series/AniDB/{anidbId}/Refresh',
  role: 'user',
  toInput: (input: AnimeRefresh) => ({ ...input, immediate: true }),
  stale: ({ anidbId }) => [seriesKeys.anidb(anidbId)],
  // It waits in line with all other requests to AniDB.
  timeLimit: 5 * 60_000,
});
