import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './queryKeys.ts';
import type { AnidbAnime, AnidbEpisode, Episode, ListResult } from './types.ts';

/**
 * What AniDB says of an anime, in the collection or not (`GET Series/AniDB/{id}`).
 *
 * @example
 * const { data: anime } = useQuery(anidbAnimeQuery(23));
 */
export function anidbAnimeQuery(anidbId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'anidb', anidbId, 'anime'] as const,
    queryFn: ({ signal }) => request<AnidbAnime>({ path: `Series/AniDB/${anidbId}`, signal }),
  });
}

export interface RefreshAnimeOptions {
  /** Even if AniDB was asked a short while ago. */
  readonly force?: boolean;
  /** A series in the collection comes of it. */
  readonly createSeriesEntry?: boolean;
}

/**
 * Has AniDB asked about an anime at once (`POST Series/AniDB/{id}/Refresh`).
 *
 * @returns whether it answered
 */
export function refreshAnime(anidbId: number, options: RefreshAnimeOptions): Promise<boolean> {
  const query = { ...options, immediate: true };
  return request<boolean>({ method: 'POST', path: `Series/AniDB/${anidbId}/Refresh`, query });
}

/**
 * All episodes of an anime, aired, had and hidden or not (`GET Series/AniDB/{id}/Episode`). An anime of which the server
 * knows nothing yet has none until AniDB was asked.
 *
 * @example
 * const { data: episodes } = useQuery(anidbEpisodesQuery(23));
 */
export function anidbEpisodesQuery(anidbId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'anidb', anidbId, 'episodes'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<AnidbEpisode>>({
        path: `Series/AniDB/${anidbId}/Episode`,
        // A hidden episode has its number like any other, and may be what a file is.
        query: { pageSize: 0, includeMissing: true, includeHidden: true, includeUnaired: true },
        signal,
      }),
  });
}

/** All episodes of a series, hidden ones too, under the IDs of both sides (`GET Series/{id}/Episode`). */
export function everyEpisode(seriesId: number): Promise<ListResult<Episode>> {
  const query = { pageSize: 0, includeMissing: true, includeHidden: true, includeUnaired: true };
  return request<ListResult<Episode>>({ path: `Series/${seriesId}/Episode`, query });
}

/** Has a file put to episodes (`POST File/{id}/Link`). It happens in the queue. */
export async function linkFileToEpisodes(fileId: number, episodeIDs: readonly number[]): Promise<void> {
  await request<void>({ method: 'POST', path: `File/${fileId}/Link`, body: { episodeIDs } });
}

/** Has several files put to one episode (`POST File/Link`). It happens in the queue. */
export async function linkFilesToEpisode(fileIDs: readonly number[], episodeID: number): Promise<void> {
  await request<void>({ method: 'POST', path: 'File/Link', body: { fileIDs, episodeID } });
}
