/**
 * Series: their reads. Writes are in `seriesWrites.ts`, so that pages which only read come without them; what the
 * server is asked to do for one is in `seriesActions.ts`; see `episodes.ts` and `tags.ts` for theirs.
 */

import { read } from '../api/read.ts';
import type { DataSource } from '../api/types.ts';
import { seriesKeys } from './queryKeys.ts';

const bothSources: readonly DataSource[] = ['AniDB', 'TMDB'];

/**
 * One series, with what AniDB and TMDB say of it unless `includeDataFrom` says otherwise. A missing one is a 404, one
 * that the user may not see a 403.
 *
 * @example
 * const { data: series } = useQuery(seriesQuery({ seriesId: 1031 }));
 */
export const seriesQuery = read({
  path: 'Series/{seriesId}',
  role: 'user',
  defaults: { includeDataFrom: bothSources },
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Length, season, studios, producers and source of a series. */
export const seriesOverviewQuery = read({
  path: 'WebUI/Series/{seriesId}',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

/**
 * The episode to watch next, or null when there is none: the server then answers 204 with nothing, which a cache
 * cannot hold.
 */
export const nextUpEpisodeQuery = read({
  path: 'Series/{seriesId}/NextUpEpisode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'], includeMissing: false, onlyUnwatched: false },
  keyPrefix: ({ seriesId }) => seriesKeys.episodes(seriesId),
  answer: (episode) => episode ?? null,
});

/** Anime related to a series. */
export const relatedAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Related',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Anime similar to a series, with the approval of users. */
export const similarAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Similar',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Images of a series by type. */
export const seriesImagesQuery = read({
  path: 'Series/{seriesId}/Images',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Tags of a series by weight. `filter` is the sum of the kinds to leave out (facts 5.9); 1 hides AniDB’s internal ones. */
export const seriesTagsQuery = read({
  path: 'Series/{seriesId}/Tags',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});
