/** Work that a series can be put to; the server queues it and answers at once. */
import { request } from './client.ts';
import { speaksAs53 } from './serverVersion.ts';

/** What can be done with all files of a series. `Relocate` renames and moves them (see `featureVersions`). */
export type SeriesFileAction = 'Rescan' | 'Rehash' | 'Relocate';

/** Does something with all files of a series (`POST Series/{id}/File/…`, administrators). */
export async function actOnSeriesFiles(seriesId: number, action: SeriesFileAction): Promise<void> {
  await request<void>({ method: 'POST', path: `Series/${seriesId}/File/${action}` });
}

/** Has the server look for matches on TMDB (`POST Series/{id}/TMDB/Action/AutoSearch`, administrators). */
export async function searchTmdbMatch(seriesId: number): Promise<void> {
  await request<void>({ method: 'POST', path: `Series/${seriesId}/TMDB/Action/AutoSearch` });
}

const tmdbKinds = ['Show', 'Movie'] as const;

async function actOnTmdb(seriesId: number, action: string, body: object): Promise<void> {
  await Promise.all(
    tmdbKinds.map((kind) =>
      request<void>({ method: 'POST', path: `Series/${seriesId}/TMDB/${kind}/Action/${action}`, body }),
    ),
  );
}

/** Refreshes the linked shows and movies (`POST Series/{id}/TMDB/{Show|Movie}/Action/Refresh`, administrators). */
export async function refreshSeriesFromTmdb(seriesId: number): Promise<void> {
  await actOnTmdb(seriesId, 'Refresh', {});
}

/** Fetches their pictures anew (`POST Series/{id}/TMDB/{Show|Movie}/Action/DownloadImages`, administrators). */
export async function downloadSeriesTmdbImages(seriesId: number): Promise<void> {
  await actOnTmdb(seriesId, 'DownloadImages', { force: true });
}

/**
 * Fetches from Trakt and sends to it what it knows of a series. The calls are others since server 5.3 (facts 2).
 *
 * @param version the server’s, as it says it
 */
export async function actOnSeriesTrakt(
  seriesId: number,
  action: 'fetch' | 'send',
  version: string | null | undefined,
): Promise<void> {
  const names = speaksAs53(version)
    ? { fetch: 'GetWatchStates', send: 'SendWatchStates' }
    : { fetch: 'Refresh', send: 'Sync' };
  await request<void>({ method: 'POST', path: `Series/${seriesId}/Trakt/${names[action]}` });
}
