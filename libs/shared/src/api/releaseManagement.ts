import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { releaseManagementKeys } from './queryKeys.ts';
import type { Episode, ListResult } from './types.ts';

/** What is to be decided: episodes with several files, files in several places, episodes without a file. */
export type ReleaseMatter = 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';

/** A series, with the number of its episodes about which something is to be decided. */
export type SeriesWithEpisodeCount = components['schemas']['APIv3.Shoko.Series.WithEpisodeCount'];

/** A file that lies in several places, and those of them that the server would clear. */
export type DuplicatePlaces = components['schemas']['APIv3.ReleaseManagementDuplicateFiles.FileIdSet'];

export interface ReleaseOptions {
  /** Of `MultipleReleases` alone: files that are marked as variations do not count. */
  readonly ignoreVariations?: boolean;
  /** Of `MissingEpisodes` alone: only those of which the collection has other episodes. */
  readonly collecting?: boolean;
  readonly onlyFinishedSeries?: boolean;
}

/** Entries of a page (S3-198). */
export const releasePageSize = 50;

/**
 * One page of the series about which something is to be decided (`GET ReleaseManagement/{matter}/Series`), by
 * their names.
 *
 * @param page counted from 1
 *
 * @example
 * useQuery(releaseSeriesQuery('MultipleReleases', { ignoreVariations: true }, 1));
 */
export function releaseSeriesQuery(matter: ReleaseMatter, options: ReleaseOptions, page: number) {
  return queryOptions({
    queryKey: [...releaseManagementKeys.all, matter, 'series', options, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<SeriesWithEpisodeCount>>({
        path: `ReleaseManagement/${matter}/Series`,
        query: { ...options, pageSize: releasePageSize, page },
        signal,
      }),
  });
}

/**
 * The episodes of a series about which something is to be decided, with all of their files, page by page
 * (`GET ReleaseManagement/{matter}/Series/{id}/Episodes`).
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(releaseEpisodesQuery('DuplicateFiles', 1516, {}));
 */
export function releaseEpisodesQuery(matter: ReleaseMatter, seriesId: number, options: ReleaseOptions) {
  const { onlyFinishedSeries: _, ...own } = options;
  return infiniteQueryOptions({
    queryKey: [...releaseManagementKeys.all, matter, 'episodes', seriesId, own] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request<ListResult<Episode>>({
        path: `ReleaseManagement/${matter}/Series/${seriesId}/Episodes`,
        query: {
          ...own,
          includeDataFrom: 'AniDB',
          includeAbsolutePaths: true,
          includeXRefs: true,
          includeMediaInfo: false,
          pageSize: releasePageSize,
          page: pageParam,
        },
        signal,
      }),
    getNextPageParam: ({ Total }, _pages, page) => (page * releasePageSize < Total ? page + 1 : undefined),
  });
}

/** Files of a series that the server would delete (`GET …/MultipleReleases/Series/{id}/FilesToDelete`). */
export async function suggestFilesToDelete(seriesId: number, ignoreVariations: boolean): Promise<number[]> {
  return request<number[]>({
    path: `ReleaseManagement/MultipleReleases/Series/${seriesId}/FilesToDelete`,
    query: { ignoreVariations },
  });
}

/** Places that the server would clear (`GET …/DuplicateFiles/Series/{id}/FileLocationsToAutoRemove`). */
export async function suggestLocationsToDelete(seriesId: number): Promise<DuplicatePlaces[]> {
  return request<DuplicatePlaces[]>({
    path: `ReleaseManagement/DuplicateFiles/Series/${seriesId}/FileLocationsToAutoRemove`,
  });
}
