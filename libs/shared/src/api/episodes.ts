import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { episodeKeys } from './queryKeys.ts';
import type { DataSource, Episode, File, IncludeOnlyFilter, ListResult, ServerEpisodeType } from './types.ts';

/** How many episodes a page of a series’ list holds. */
export const episodePageSize = 26;

/** How many of those with files that somebody linked by hand (S3-199). */
const manualLinkPageSize = 25;

/** What an episode list is narrowed by; the same words mark what it shows as watched. */
export interface EpisodeFilter {
  readonly type?: readonly ServerEpisodeType[];
  readonly includeMissing?: IncludeOnlyFilter;
  readonly includeUnaired?: IncludeOnlyFilter;
  readonly includeHidden?: IncludeOnlyFilter;
  readonly includeWatched?: IncludeOnlyFilter;
  readonly search?: string;
  readonly fuzzy?: boolean;
}

export interface EpisodePageOptions extends EpisodeFilter {
  /** 0 to 1000, where 0 is all; 26 unless said otherwise. */
  readonly pageSize?: number;
  readonly includeDataFrom?: readonly DataSource[];
}

/**
 * One page of a series’ episodes (`GET Series/{id}/Episode`). The key ends with the page, so that the pages of
 * one list have the rest of it in common.
 *
 * @param page counted from 1
 *
 * @example
 * useQuery(episodePageQuery(1031, { type: ['Special'], includeDataFrom: ['AniDB'] }, 1));
 */
export function episodePageQuery(seriesId: number, options: EpisodePageOptions, page: number) {
  return queryOptions({
    queryKey: [...episodeKeys.pages(seriesId), options, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Episode>>({
        path: `Series/${seriesId}/Episode`,
        query: { pageSize: episodePageSize, ...options, page },
        signal,
      }),
  });
}

/**
 * The episodes of a series that somebody linked files to by hand, with those files, page by page (facts 5.16; S3-172).
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(manuallyLinkedEpisodesQuery(1031));
 */
export function manuallyLinkedEpisodesQuery(seriesId: number) {
  return infiniteQueryOptions({
    queryKey: [...episodeKeys.pages(seriesId), 'manually-linked'] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request<ListResult<Episode>>({
        path: `Series/${seriesId}/Episode`,
        query: {
          pageSize: manualLinkPageSize,
          includeDataFrom: 'AniDB',
          includeFiles: true,
          includeXRefs: true,
          includeHidden: true,
          includeManuallyLinked: 'only',
          page: pageParam,
        },
        signal,
      }),
    getNextPageParam: ({ Total }, _pages, page) => (page * manualLinkPageSize < Total ? page + 1 : undefined),
  });
}

/** One episode (`GET Episode/{id}`). */
export function episodeQuery(episodeId: number, includeDataFrom: readonly DataSource[] = ['AniDB']) {
  return queryOptions({
    queryKey: [...episodeKeys.one(episodeId), 'episode', { includeDataFrom }] as const,
    queryFn: ({ signal }) =>
      request<Episode>({ path: `Episode/${episodeId}`, query: { includeDataFrom }, signal }),
  });
}

/** Files of an episode with paths and media information (`GET Episode/{id}/File`). */
export function episodeFilesQuery(episodeId: number) {
  return queryOptions({
    queryKey: [...episodeKeys.one(episodeId), 'files'] as const,
    queryFn: ({ signal }) =>
      request<ListResult<File>>({
        path: `Episode/${episodeId}/File`,
        query: { includeDataFrom: 'AniDB', include: ['AbsolutePaths', 'MediaInfo'] },
        signal,
      }),
  });
}

/** Marks one episode as watched or not (`POST Episode/{id}/Watched/{value}`). The hub stays silent. */
export async function setEpisodeWatched(episodeId: number, watched: boolean): Promise<void> {
  await request<void>({ method: 'POST', path: `Episode/${episodeId}/Watched/${watched}` });
}

/** Marks all episodes that a filter leaves as watched or not (`POST Series/{id}/Episode/Watched`). */
export async function setEpisodesWatched(
  seriesId: number,
  watched: boolean,
  filter: EpisodeFilter,
): Promise<void> {
  const query = { ...filter, value: watched };
  await request<void>({ method: 'POST', path: `Series/${seriesId}/Episode/Watched`, query });
}

/** Hides an episode or shows it again (`POST Episode/{id}/SetHidden`, administrators). */
export async function setEpisodeHidden(episodeId: number, hidden: boolean): Promise<void> {
  const query = { value: hidden, updateStats: true };
  await request<void>({ method: 'POST', path: `Episode/${episodeId}/SetHidden`, query });
}
