/** Most of these only queue tasks on the server. */

import { before53, from53To6 } from '../api/serverVersion.ts';
import { allOf, write } from '../api/write.ts';

interface OneSeries {
  readonly seriesId: number;
}

/** Queues a refresh, unless AniDB was queried recently. */
export const refreshSeriesFromAnidb = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId }),
});

/** Even if AniDB was queried recently. */
export const forceSeriesRefreshFromAnidb = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, force: true }),
});

/** From AniDB's last response, without querying it. */
export const refreshSeriesFromCache = write({
  method: 'POST',
  path: 'Series/{seriesId}/AniDB/Refresh',
  role: 'user',
  toInput: ({ seriesId }: OneSeries) => ({ seriesId, cacheOnly: true }),
});

/** Queues a query to AniDB about each file. */
export const rescanSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Rescan',
  role: 'administrator',
});

export const rehashSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Rehash',
  role: 'administrator',
});

/** Queues renaming and moving each file; a no-op unless files are renamed or moved on import (facts 10). */
export const relocateSeriesFiles = write({
  method: 'POST',
  path: 'Series/{seriesId}/File/Relocate',
  role: 'administrator',
});

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

export const downloadSeriesTmdbImages = allOf(downloadShowImages, downloadMovieImages);

export const getSeriesWatchStates = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/GetWatchStates',
  role: 'user',
  server: from53To6,
});
export const refreshSeriesFromTrakt = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/Refresh',
  role: 'user',
  server: before53,
});

export const sendSeriesWatchStates = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/SendWatchStates',
  role: 'user',
  server: from53To6,
});
export const syncSeriesWithTrakt = write({
  method: 'POST',
  path: 'Series/{seriesId}/Trakt/Sync',
  role: 'user',
  server: before53,
});
