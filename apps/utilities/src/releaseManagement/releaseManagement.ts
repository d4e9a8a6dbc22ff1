/** Decisions about files: the series and episodes in question, and what the server suggests. */

import { read } from '@hondana/shared/api/read';
import type { Episode } from '@hondana/shared/api/types';
import { getLiveState } from '@hondana/shared/live';
import { releaseManagementKeys } from '@hondana/shared/resources/queryKeys';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryLine } from '../shared/queryLine.ts';

/** What needs a decision: episodes with several files, files in several places, episodes without a file. */
export type ReleaseMatter = 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';

export interface ReleaseOptions {
  /** For `MultipleReleases` only: files that are marked as variations do not count. */
  readonly ignoreVariations?: boolean;
  /** For `MissingEpisodes` only: just the series of which the collection has other episodes. */
  readonly collecting?: boolean;
  readonly onlyFinishedSeries?: boolean;
}

/** Entries of a page (spec 3, section 9). */
export const releasePageSize = 50;

const underAll = () => releaseManagementKeys.all;
const seriesDefaults = { pageSize: releasePageSize } as const;

const seriesQueries = {
  MultipleReleases: read({
    path: 'ReleaseManagement/MultipleReleases/Series',
    role: 'user',
    defaults: seriesDefaults,
    keyPrefix: underAll,
  }),
  DuplicateFiles: read({
    path: 'ReleaseManagement/DuplicateFiles/Series',
    role: 'user',
    defaults: seriesDefaults,
    keyPrefix: underAll,
  }),
  MissingEpisodes: read({
    path: 'ReleaseManagement/MissingEpisodes/Series',
    role: 'user',
    defaults: seriesDefaults,
    keyPrefix: underAll,
  }),
} as const;

/** A series with the number of its episodes that need a decision. */
export type ReleaseSeries = Awaited<ReturnType<typeof seriesQueries.MultipleReleases.send>>['List'][number];

const inTurn = queryLine();

/** While the hub is connected, it and our own writes tell what has changed. */
const keptUntilChanged = {
  staleTime: () => (getLiveState().status === 'connected' ? Number.POSITIVE_INFINITY : 30_000),
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/**
 * The pages of the series that need a decision, by name. For each series with files to decide about the server asks its
 * database again, a second for a page of fifty (facts 9): such pages go out one after another, and are kept.
 */
export function releaseSeriesPages(matter: ReleaseMatter, options: ReleaseOptions) {
  const pageOf = (page: number) => ({ ...seriesQueries[matter]({ ...options, page }) });
  return matter === 'MissingEpisodes' ? pageOf : inTurn((page) => ({ ...pageOf(page), ...keptUntilChanged }));
}

const episodeDefaults = {
  includeDataFrom: ['AniDB'],
  includeXRefs: true,
  pageSize: releasePageSize,
} as const;

const episodePages = {
  MultipleReleases: read({
    path: 'ReleaseManagement/MultipleReleases/Series/{seriesId}/Episodes',
    role: 'user',
    defaults: { ...episodeDefaults, includeMediaInfo: true, includeAbsolutePaths: true },
    keyPrefix: underAll,
  }),
  // Places always come with their paths.
  DuplicateFiles: read({
    path: 'ReleaseManagement/DuplicateFiles/Series/{seriesId}/Episodes',
    role: 'user',
    defaults: { ...episodeDefaults, includeMediaInfo: true },
    keyPrefix: underAll,
  }),
  MissingEpisodes: read({
    path: 'ReleaseManagement/MissingEpisodes/Series/{seriesId}/Episodes',
    role: 'user',
    defaults: { ...episodeDefaults, includeMediaInfo: false, includeAbsolutePaths: true },
    keyPrefix: underAll,
  }),
} as const;

/**
 * The episodes of a series that need a decision, with all of their files, page by page.
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

/** All episodes of a series that need a decision, never from the cache: files are deleted based on it. */
export async function everyReleaseEpisode(
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

/** The files of a series that the server would delete. */
export const suggestedFilesQuery = read({
  path: 'ReleaseManagement/MultipleReleases/Series/{seriesId}/FilesToDelete',
  role: 'user',
  keyPrefix: underAll,
});

/** Files in several places, and the places that the server would clear. */
export const suggestedLocationsQuery = read({
  path: 'ReleaseManagement/DuplicateFiles/Series/{seriesId}/FileLocationsToAutoRemove',
  role: 'user',
  keyPrefix: underAll,
});
