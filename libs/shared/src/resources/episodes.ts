import { infiniteQueryOptions } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { since6 } from '../api/serverVersion.ts';
import type { IncludeOnlyFilter, ServerEpisodeType } from '../api/types.ts';
import { write } from '../api/write.ts';
import { episodeCountKeys, episodeKeys, releaseManagementKeys } from '../queryKeys.ts';
import { releasesIncluded } from './releasesIncluded.ts';

export const episodePageSize = 26;

/** Spec 3, section 9. */
const manualLinkPageSize = 25;

/** Filters an episode list, or selects episodes to mark as watched. */
export interface EpisodeFilter {
  readonly type?: readonly ServerEpisodeType[];
  readonly includeMissing?: IncludeOnlyFilter;
  readonly includeUnaired?: IncludeOnlyFilter;
  readonly includeHidden?: IncludeOnlyFilter;
  readonly includeWatched?: IncludeOnlyFilter;
  readonly search?: string;
  readonly fuzzy?: boolean;
}

/**
 * One page of a series' episodes; `page` counts from 1, `pageSize` 0 returns all.
 * @example useQuery(episodePageQuery({ seriesId: 1031, type: ['Special'], includeDataFrom: ['AniDB'], page: 1 }));
 */
export const episodePageQuery = read({
  path: 'Series/{seriesId}/Episode',
  role: 'user',
  defaults: { pageSize: episodePageSize },
  keyPrefix: ({ seriesId }) => episodeKeys.pages(seriesId),
  persist: ({ page = 1 }) => page <= 2,
});

/** Last part of the query keys of {@link manuallyLinkedEpisodesQuery}. */
export const manuallyLinkedKey = 'manually-linked';

/**
 * A series' episodes with manually linked files, and those files (facts 5.16).
 * @example const { data, fetchNextPage } = useInfiniteQuery(manuallyLinkedEpisodesQuery(1031));
 */
export function manuallyLinkedEpisodesQuery(seriesId: number) {
  return infiniteQueryOptions({
    queryKey: [...episodeKeys.pages(seriesId), manuallyLinkedKey] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      episodePageQuery.send(
        {
          seriesId,
          page: pageParam,
          pageSize: manualLinkPageSize,
          includeDataFrom: ['AniDB'],
          includeFiles: true,
          includeXRefs: true,
          includeHidden: 'True',
          includeManuallyLinked: 'Only',
        },
        signal,
      ),
    getNextPageParam: ({ Total }, _pages, page) => (page * manualLinkPageSize < Total ? page + 1 : undefined),
  });
}

export const episodeQuery = read({
  path: 'Episode/{episodeId}',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'] },
  keyPrefix: ({ episodeId }) => episodeKeys.one(episodeId),
});

export const episodeFilesQuery = read({
  path: 'Episode/{episodeId}/File',
  role: 'user',
  defaults: { include: ['AbsolutePaths', 'MediaInfo'] },
  toInput: releasesIncluded,
  keyPrefix: ({ episodeId }) => episodeKeys.one(episodeId),
});

interface OneEpisode {
  readonly seriesId: number;
  readonly episodeId: number;
}

/** The hub doesn't report watched states. */
const episodesOf = ({ seriesId }: { readonly seriesId: number }) => [
  episodeKeys.pages(seriesId),
  ...episodeCountKeys(seriesId),
];

export const setEpisodeWatched = write({
  method: 'POST',
  path: 'Episode/{episodeId}/Watched/{watched}',
  role: 'user',
  toInput: ({ episodeId, watched }: OneEpisode & { readonly watched: boolean }) => ({ episodeId, watched }),
  stale: ({ seriesId, episodeId }) => [episodeKeys.one(episodeId), ...episodeCountKeys(seriesId)],
});

interface MarkedEpisodes extends EpisodeFilter {
  readonly seriesId: number;
  readonly watched: boolean;
}

export const setEpisodesWatched = write({
  method: 'POST',
  path: 'Series/{seriesId}/Episode/Watched',
  role: 'user',
  toInput: ({ watched, ...filter }: MarkedEpisodes) => ({ ...filter, value: watched }),
  stale: episodesOf,
});

export const setEpisodeHidden = write({
  method: 'POST',
  path: 'Episode/{episodeId}/SetHidden',
  role: 'administrator',
  toInput: ({ episodeId, hidden }: OneEpisode & { readonly hidden: boolean }) => ({
    episodeId,
    value: hidden,
    updateStats: true,
  }),
  // Hidden episodes do not count as missing.
  stale: (input) => [...episodesOf(input), releaseManagementKeys.all],
});

/** Sets the user's rating, 1 to 10; −1 removes it (facts 5.7, 8). */
export const voteForEpisode = write({
  method: 'POST',
  path: 'Episode/{episodeId}/Vote',
  role: 'user',
  toInput: ({ episodeId, value }: OneEpisode & { readonly value: number }) => ({
    episodeId,
    body: { Value: value, MaxValue: 10 },
  }),
  stale: ({ seriesId, episodeId }) => [episodeKeys.one(episodeId), episodeKeys.pages(seriesId)],
});

/** How often and when the user played an episode, and whether they like it. Since version 6. */
export const episodeUserDataQuery = read({
  path: 'Episode/{episodeId}/UserData',
  role: 'user',
  server: since6,
  keyPrefix: ({ episodeId }) => episodeKeys.one(episodeId),
});

/**
 * Adds an episode to the user's favourites, or removes it. Since version 6, where a `PUT` would also reset the rating
 * and the play count that its body leaves out.
 * @example setEpisodeFavorite.with({ seriesId: 1031, episodeId: 31, isFavorite: true });
 */
export const setEpisodeFavorite = write({
  method: 'PATCH',
  path: 'Episode/{episodeId}/UserData',
  role: 'user',
  server: since6,
  toInput: ({ episodeId, isFavorite }: OneEpisode & { readonly isFavorite: boolean }) => ({
    episodeId,
    body: [{ op: 'replace', path: '/IsFavorite', value: isFavorite }],
  }),
  stale: ({ seriesId, episodeId }) => [episodeKeys.one(episodeId), episodeKeys.pages(seriesId)],
});
