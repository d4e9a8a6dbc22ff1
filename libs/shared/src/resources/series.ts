/** Series: their reads and writes. Names, groups, votes and links; see `episodes.ts` and `tags.ts` for theirs. */

import { read } from '../api/read.ts';
import { before53, since53 } from '../api/serverVersion.ts';
import type { DataSource } from '../api/types.ts';
import { allOf, write } from '../api/write.ts';
import { filterKeys, groupKeys, releaseManagementKeys, seriesKeys, seriesStale } from './queryKeys.ts';

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
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Length, season, studios, producers and source of a series. */
export const seriesOverviewQuery = read({
  path: 'WebUI/Series/{seriesId}',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/**
 * The episode to watch next, or null when there is none: the server then answers 204 with nothing, which a cache
 * cannot hold.
 */
export const nextUpEpisodeQuery = read({
  path: 'Series/{seriesId}/NextUpEpisode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'], includeMissing: false, onlyUnwatched: false },
  under: ({ seriesId }) => seriesKeys.episodes(seriesId),
  answer: (episode) => episode ?? null,
});

/** Anime related to a series. */
export const relatedAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Related',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Anime similar to a series, with the approval of users. */
export const similarAnimeQuery = read({
  path: 'Series/{seriesId}/AniDB/Similar',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Images of a series by type. */
export const seriesImagesQuery = read({
  path: 'Series/{seriesId}/Images',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

/** Tags of a series by weight. `filter` is the sum of the kinds to leave out (facts 5.9); 1 hides AniDB’s internal ones. */
export const seriesTagsQuery = read({
  path: 'Series/{seriesId}/Tags',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
});

interface OneSeries {
  readonly seriesId: number;
}

/** What shows when a series, its name or its pictures change; the hub reports none of it. */
function seriesAndCards({ seriesId }: OneSeries) {
  return [seriesKeys.one(seriesId), groupKeys.all, filterKeys.previews];
}

interface Vote {
  readonly seriesId: number;
  /** 1 to 10, or −1, which takes the rating back (facts 5.7). */
  readonly value: number;
}

/** Gives a series the person’s rating, or takes it back. Filters may ask for votes. */
export const voteForSeries = write({
  method: 'POST',
  path: 'Series/{seriesId}/Vote',
  role: 'user',
  toInput: ({ seriesId, value }: Vote) => ({ seriesId, body: { Value: value, MaxValue: 10 } }),
  stale: ({ seriesId }) => [seriesKeys.one(seriesId), filterKeys.previews],
});

interface SeriesTitle {
  readonly seriesId: number;
  /** Empty takes the override back. */
  readonly title: string;
}

/** Gives a series a title of its own. */
export const overrideSeriesTitle = write({
  method: 'POST',
  path: 'Series/{seriesId}/OverrideTitle',
  role: 'administrator',
  toInput: ({ seriesId, title }: SeriesTitle) => ({ seriesId, body: { Title: title } }),
  stale: (input) => [...seriesAndCards(input), releaseManagementKeys.all],
});

/** Deletes a series; with `deleteFiles` its files on the disk, with `completelyRemove` all that is known of it. */
export const deleteSeries = write({
  method: 'DELETE',
  path: 'Series/{seriesId}',
  role: 'administrator',
  stale: () => seriesStale,
});

/** Moves a series into a group. A group that loses its last series is gone. */
export const moveSeriesToGroup = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/Move/{groupId}',
  role: 'administrator',
  stale: seriesAndCards,
});

/** Has the server read a series from AniDB again, unless AniDB was asked a short while ago; the queue does it. */
export const refreshSeriesFromAnidb = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId }),
});

/** The same even if AniDB was asked a short while ago. */
export const forceSeriesRefreshFromAnidb = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, force: true }),
});

/** The same from what AniDB answered last, without asking it. */
export const refreshSeriesFromCache = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, cacheOnly: true }),
});

/** Has the server ask AniDB again what each file of a series is; the queue does it. */
export const rescanSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Rescan',
  role: 'administrator',
});

/** Has the server read each file of a series whole and calculate its hashes again; the queue does it. */
export const rehashSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Rehash',
  role: 'administrator',
});

/** Has the server rename and move each file of a series as the renamer is set up to. */
export const relocateSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Relocate',
  role: 'administrator',
});

/** Has the server look for matches on TMDB; the queue does it. */
export const searchTmdbMatch = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Action/AutoSearch',
  role: 'user',
});

const refreshShows = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Show/Action/Refresh',
  role: 'administrator',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, body: {} }),
});
const refreshMovies = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Movie/Action/Refresh',
  role: 'administrator',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, body: {} }),
});

/** Refreshes the linked shows and movies from TMDB; the queue does it. */
export const refreshSeriesFromTmdb = allOf(refreshShows, refreshMovies);

const downloadShowImages = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Show/Action/DownloadImages',
  role: 'administrator',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, body: { Force: true } }),
});
const downloadMovieImages = write({
  method: 'POST',
  path: 'Series/{seriesId}/TMDB/Movie/Action/DownloadImages',
  role: 'administrator',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, body: { Force: true } }),
});

/** Downloads the pictures of the linked shows and movies again; the queue does it. */
export const downloadSeriesTmdbImages = allOf(downloadShowImages, downloadMovieImages);

/** Gets from Trakt which episodes of a series were watched. */
export const getSeriesWatchStates = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/GetWatchStates',
  role: 'user',
  server: since53,
});
export const refreshSeriesFromTrakt = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/Refresh',
  role: 'user',
  server: before53,
});

/** Sends the watched states of a series' episodes to Trakt. */
export const sendSeriesWatchStates = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/SendWatchStates',
  role: 'user',
  server: since53,
});
export const syncSeriesWithTrakt = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/Sync',
  role: 'user',
  server: before53,
});
