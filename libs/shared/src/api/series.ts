import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './queryKeys.ts';
import type { AnidbAnime, DataSource, Episode, Images, Series, SeriesOverview, Tag } from './types.ts';

const bothSources: readonly DataSource[] = ['AniDB', 'TMDB'];

/**
 * One series (`GET Series/{id}`). A missing one is a 404, one that the user may not see a 403.
 *
 * @param includeDataFrom what to fill `AniDB` and `TMDB` from; both unless said otherwise
 *
 * @example
 * const { data: series } = useQuery(seriesQuery(1031));
 */
export function seriesQuery(seriesId: number, includeDataFrom: readonly DataSource[] = bothSources) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'series', { includeDataFrom }] as const,
    queryFn: ({ signal }) =>
      request<Series>({ path: `Series/${seriesId}`, query: { includeDataFrom }, signal }),
  });
}

/** Length, season, studios, producers and source of a series (`GET WebUI/Series/{id}`). */
export function seriesOverviewQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'overview'] as const,
    queryFn: ({ signal }) => request<SeriesOverview>({ path: `WebUI/Series/${seriesId}`, signal }),
  });
}

/**
 * The episode to watch next (`GET Series/{id}/NextUpEpisode`), or null when there is none: the server then
 * answers 204 with nothing, which a cache cannot hold.
 */
export function nextUpEpisodeQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.episodes(seriesId), 'next-up'] as const,
    queryFn: async ({ signal }) => {
      const query = { includeDataFrom: 'AniDB', includeMissing: false, onlyUnwatched: false };
      const path = `Series/${seriesId}/NextUpEpisode`;
      return (await request<Episode | undefined>({ path, query, signal })) ?? null;
    },
  });
}

/** Anime related to a series (`GET Series/{id}/AniDB/Related`). */
export function relatedAnimeQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'related'] as const,
    queryFn: ({ signal }) => request<AnidbAnime[]>({ path: `Series/${seriesId}/AniDB/Related`, signal }),
  });
}

/** Anime similar to a series, with the approval of users (`GET Series/{id}/AniDB/Similar`). */
export function similarAnimeQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'similar'] as const,
    queryFn: ({ signal }) => request<AnidbAnime[]>({ path: `Series/${seriesId}/AniDB/Similar`, signal }),
  });
}

/** Images of a series by type (`GET Series/{id}/Images`). */
export function seriesImagesQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'images'] as const,
    queryFn: ({ signal }) => request<Images>({ path: `Series/${seriesId}/Images`, signal }),
  });
}

export interface SeriesTagsOptions {
  /** Sum of tag kinds to leave out (facts 5.9); 1 hides AniDB’s internal ones. */
  readonly filter?: number;
  readonly excludeDescriptions?: boolean;
}

/** Tags of a series by weight (`GET Series/{id}/Tags`). */
export function seriesTagsQuery(seriesId: number, options: SeriesTagsOptions = {}) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'tags', options] as const,
    queryFn: ({ signal }) =>
      request<Tag[]>({ path: `Series/${seriesId}/Tags`, query: { ...options }, signal }),
  });
}

/**
 * Gives a series the person’s rating, or takes it back with −1 (`POST Series/{id}/Vote`).
 *
 * @param value 1 to 10, or −1
 */
export async function voteForSeries(seriesId: number, value: number): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `Series/${seriesId}/Vote`,
    body: { Value: value, MaxValue: 10 },
  });
}

/** Gives a series a title of its own; an empty one takes it back (`POST Series/{id}/OverrideTitle`). */
export async function overrideSeriesTitle(seriesId: number, title: string): Promise<void> {
  await request<void>({ method: 'POST', path: `Series/${seriesId}/OverrideTitle`, body: { Title: title } });
}

export interface DeleteSeriesOptions {
  /** Its files on the disk as well. */
  readonly deleteFiles: boolean;
  /** All that is known of it as well. */
  readonly completelyRemove: boolean;
}

/** Deletes a series (`DELETE Series/{id}`, administrators). */
export async function deleteSeries(seriesId: number, options: DeleteSeriesOptions): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Series/${seriesId}`, query: { ...options } });
}

export interface RefreshSeriesOptions {
  /** Even if AniDB was asked a short while ago. */
  readonly force?: boolean;
  /** Only from the answers that the server has kept. */
  readonly cacheOnly?: boolean;
}

/**
 * Has the server read a series from AniDB again (`POST Series/{id}/AniDB/Refresh`). It happens in the queue; the
 * hub tells of the end.
 *
 * @example
 * await refreshSeriesFromAnidb(1031, { force: true });
 */
export async function refreshSeriesFromAnidb(
  seriesId: number,
  options: RefreshSeriesOptions = {},
): Promise<void> {
  const path = `Series/${seriesId}/AniDB/Refresh`;
  await request<boolean>({ method: 'POST', path, query: { ...options } });
}

/**
 * Takes a link to TMDB from a series (`DELETE Series/{id}/TMDB/Show` and `…/Movie`, administrators), with all that
 * its episodes had from it.
 *
 * @param tmdbId the show’s or the movie’s ID in TMDB
 *
 * @example
 * await unlinkFromTmdb(1031, 'Show', 30991);
 */
export async function unlinkFromTmdb(
  seriesId: number,
  kind: 'Show' | 'Movie',
  tmdbId: number,
): Promise<void> {
  await request<void>({ method: 'DELETE', path: `Series/${seriesId}/TMDB/${kind}`, body: { ID: tmdbId } });
}
