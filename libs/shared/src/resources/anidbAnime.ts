import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { seriesKeys } from '../queryKeys.ts';

/**
 * AniDB's data of an anime, in the collection or not.
 * @example const { data: anime } = useQuery(anidbAnimeQuery({ anidbId: 23 }));
 */
export const anidbAnimeQuery = read({
  path: 'Series/AniDB/{anidbId}',
  role: 'user',
  keyPrefix: ({ anidbId }) => seriesKeys.anidb(anidbId),
});

interface AnimeRefresh {
  readonly anidbId: number;
  /** Even if AniDB was queried recently. */
  readonly force?: boolean;
  readonly createSeriesEntry?: boolean;
}

/**
 * Has the server query AniDB at once; answers whether AniDB replied.
 * @example await refreshAnime.send({ anidbId: 23, createSeriesEntry: true });
 */
export const refreshAnime = write({
  method: 'POST',
  path: 'Series/AniDB/{anidbId}/Refresh',
  role: 'user',
  toInput: (input: AnimeRefresh) => ({ ...input, immediate: true }),
  stale: ({ anidbId }) => [seriesKeys.anidb(anidbId)],
  // Queued with all other requests to AniDB.
  timeLimit: 5 * 60_000,
});
