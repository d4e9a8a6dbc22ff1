import { readPerServer } from '@hondana/shared/api/perServer';
import { read } from '@hondana/shared/api/read';
import { before6, since6 } from '@hondana/shared/api/serverVersion';
import type { Episode } from '@hondana/shared/api/types';
import { getLiveState } from '@hondana/shared/live';
import { releaseManagementKeys } from '@hondana/shared/queryKeys';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { sequentialQueries } from '../shared/sequentialQueries.ts';

/** Episodes with several files, files in several locations, or episodes without a file. */
export type ReleaseMatter = 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';

export interface ReleaseOptions {
  /** `MultipleReleases` only: files marked as variation don't count. */
  readonly ignoreVariations?: boolean;
  /** `MissingEpisodes` only: only series with other episodes in the collection. */
  readonly collecting?: boolean;
  readonly onlyFinishedSeries?: boolean;
}

/** Which series are listed. */
export interface ReleaseSeriesOptions extends ReleaseOptions {
  /** Part of a title. Server 6 alone can search. */
  readonly search?: string;
}

/** Entries per page (spec 3, section 9). */
export const releasePageSize = 50;

const keyPrefix = () => releaseManagementKeys.all;
const seriesDefaults = { pageSize: releasePageSize } as const;

const seriesQueries = {
  MultipleReleases: read({
    path: 'ReleaseManagement/MultipleReleases/Series',
    role: 'user',
    server: before6,
    defaults: seriesDefaults,
    keyPrefix,
  }),
  DuplicateFiles: readPerServer({
    before6: read({
      path: 'ReleaseManagement/DuplicateFiles/Series',
      role: 'user',
      server: before6,
      defaults: seriesDefaults,
      keyPrefix,
    }),
    since6: read({
      path: 'DuplicateFiles/Series',
      role: 'user',
      server: since6,
      defaults: seriesDefaults,
      keyPrefix,
    }),
  }),
  MissingEpisodes: readPerServer({
    before6: read({
      path: 'ReleaseManagement/MissingEpisodes/Series',
      role: 'user',
      server: before6,
      defaults: seriesDefaults,
      keyPrefix,
    }),
    since6: read({
      path: 'MissingEpisodes/Series',
      role: 'user',
      server: since6,
      defaults: seriesDefaults,
      keyPrefix,
    }),
  }),
} as const;

/** `EpisodeCount` counts only the episodes that need a decision. */
export type ReleaseSeries = Awaited<ReturnType<typeof seriesQueries.MultipleReleases.send>>['List'][number];

const oneAtATime = sequentialQueries();

/** While connected, the hub and our own writes invalidate it. */
const freshUntilInvalidated = {
  staleTime: () => (getLiveState().status === 'connected' ? Number.POSITIVE_INFINITY : 30_000),
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/**
 * Pages of series that need a decision, by name. For files, the server queries its database per series, about a second
 * for a page of fifty (facts 9), so those pages are fetched one at a time and kept.
 */
export function releaseSeriesPages(matter: ReleaseMatter, options: ReleaseSeriesOptions) {
  const pageOf = (page: number) => ({ ...seriesQueries[matter]({ ...options, page }) });
  return matter === 'MissingEpisodes'
    ? pageOf
    : oneAtATime((page) => ({ ...pageOf(page), ...freshUntilInvalidated }));
}

const episodeDefaults = {
  includeDataFrom: ['AniDB'],
  includeXRefs: true,
  pageSize: releasePageSize,
} as const;

const duplicateDefaults = { ...episodeDefaults, includeMediaInfo: true } as const;
const missingDefaults = { ...episodeDefaults, includeMediaInfo: false, includeAbsolutePaths: true } as const;

const episodePages = {
  MultipleReleases: read({
    path: 'ReleaseManagement/MultipleReleases/Series/{seriesId}/Episodes',
    role: 'user',
    server: before6,
    defaults: { ...episodeDefaults, includeMediaInfo: true, includeAbsolutePaths: true },
    keyPrefix,
  }),
  // Locations always come with absolute paths.
  DuplicateFiles: readPerServer({
    before6: read({
      path: 'ReleaseManagement/DuplicateFiles/Series/{seriesId}/Episodes',
      role: 'user',
      server: before6,
      defaults: duplicateDefaults,
      keyPrefix,
    }),
    since6: read({
      path: 'DuplicateFiles/Series/{seriesId}/Episodes',
      role: 'user',
      server: since6,
      defaults: { ...duplicateDefaults, includeReleaseInfo: true },
      keyPrefix,
    }),
  }),
  MissingEpisodes: readPerServer({
    before6: read({
      path: 'ReleaseManagement/MissingEpisodes/Series/{seriesId}/Episodes',
      role: 'user',
      server: before6,
      defaults: missingDefaults,
      keyPrefix,
    }),
    since6: read({
      path: 'MissingEpisodes/Series/{seriesId}/Episodes',
      role: 'user',
      server: since6,
      defaults: missingDefaults,
      keyPrefix,
    }),
  }),
} as const;

/**
 * A series' episodes that need a decision, with all of their files.
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
      episodePages[matter].send({ seriesId, ...own, page: pageParam }, signal),
    getNextPageParam: ({ Total }, _pages, page) => (page * releasePageSize < Total ? page + 1 : undefined),
  });
}

/** All pages, never from the cache: files are deleted based on it. */
export async function fetchAllReleaseEpisodes(
  matter: ReleaseMatter,
  seriesId: number,
  { onlyFinishedSeries: _, ...own }: ReleaseOptions,
  signal?: AbortSignal,
): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (let page = 1; ; page++) {
    const { List, Total } = await episodePages[matter].send({ seriesId, ...own, page }, signal);
    episodes.push(...List);
    if (List.length < releasePageSize || episodes.length >= Total) return episodes;
  }
}

/** File IDs that the server would delete. */
export const suggestedFilesQuery = read({
  path: 'ReleaseManagement/MultipleReleases/Series/{seriesId}/FilesToDelete',
  role: 'user',
  server: before6,
  keyPrefix,
});

/** Files in several locations, with the locations that the server would clear. */
export const suggestedLocationsQuery = readPerServer({
  before6: read({
    path: 'ReleaseManagement/DuplicateFiles/Series/{seriesId}/FileLocationsToAutoRemove',
    role: 'user',
    server: before6,
    keyPrefix,
  }),
  since6: read({
    path: 'DuplicateFiles/Series/{seriesId}/FileLocationsToAutoRemove',
    role: 'user',
    server: since6,
    keyPrefix,
  }),
});
