/** Reads only. Writes are in `seriesWrites.ts`, so that pages which only read do not bundle them. */

import { read } from '../api/read.ts';
import type { DataSource } from '../api/types.ts';
import { groupKeys, seriesKeys } from '../queryKeys.ts';

const bothSources: readonly DataSource[] = ['AniDB', 'TMDB'];

/**
 * A series, with AniDB and TMDB data by default. 404 when missing, 403 when the user may not see it.
 * @example const { data: series } = useQuery(seriesQuery({ seriesId: 1031 }));
 */
export const seriesQuery = read({
  path: 'Series/{seriesId}',
  role: 'user',
  defaults: { includeDataFrom: bothSources },
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

/** Length, season, studios, producers and source. */
export const seriesOverviewQuery = read({
  path: 'WebUI/Series/{seriesId}',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

/** The episode to watch next, or null: the server then answers 204, and a cache cannot hold `undefined`. */
export const nextUpEpisodeQuery = read({
  path: 'Series/{seriesId}/NextUpEpisode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'], includeMissing: false, onlyUnwatched: false },
  keyPrefix: ({ seriesId }) => seriesKeys.episodes(seriesId),
  answer: (episode) => episode ?? null,
  persist: true,
});

export const relatedAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Related',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

/** Similar anime, with users' approval. */
export const similarAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Similar',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

export const seriesImagesQuery = read({
  path: 'Series/{seriesId}/Images',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

/** Bit mask of tag kinds: AniDB's internal ones (facts 5.9). */
const internalTags = 1;

/** Sorted by weight, without AniDB's internal ones unless `filter`, the sum of the kinds to leave out, says otherwise. */
export const seriesTagsQuery = read({
  path: 'Series/{seriesId}/Tags',
  role: 'user',
  defaults: { filter: internalTags },
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  persist: true,
});

/** The innermost group of a series, or the outermost with `topLevel`. */
export const groupOfSeriesQuery = read({
  path: 'Series/{seriesId}/Group',
  role: 'user',
  defaults: { topLevel: false },
  keyPrefix: () => groupKeys.all,
  persist: true,
});
