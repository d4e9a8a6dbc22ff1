/** What the server does for a series when it is asked: most of it later, through its queue. */

import { before53, since53 } from '../api/serverVersion.ts';
import { allOf, write } from '../api/write.ts';

interface OneSeries {
  readonly seriesId: number;
}

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

/**
 * Has the server rename and move each file of a series as the renamer is set up to; the queue does it, and nothing at
 * all happens unless files are renamed or moved on import (facts 10).
 */
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
