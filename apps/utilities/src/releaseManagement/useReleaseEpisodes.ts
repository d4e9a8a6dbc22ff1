import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Episode } from '@hondana/shared/api/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReleaseKind } from './releaseKinds.ts';
import { type ReleaseOptions, releaseEpisodesQuery, releasePageSize } from './releaseManagement.ts';

export function useReleaseEpisodes(kind: ReleaseKind, seriesId: number, options: ReleaseOptions) {
  const query = useInfiniteQuery({
    ...releaseEpisodesQuery(kind.matter, seriesId, options),
    retry: retryOnce,
    retryDelay: 500,
  });
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = query;
  const pages = data?.pages;
  const episodes = useMemo(() => pages?.flatMap(({ List }) => List), [pages]);

  /** Refetches, then loads the remaining pages. @throws the failed request's error */
  const fetchAll = async (): Promise<readonly Episode[]> => {
    let { data: all } = await refetch({ throwOnError: true });
    while (all && all.pages.length * releasePageSize < (all.pages.at(-1)?.Total ?? 0)) {
      ({ data: all } = await fetchNextPage({ throwOnError: true }));
    }
    return (all?.pages ?? []).flatMap(({ List }) => List);
  };
  /** Refetches the pages loaded so far. @throws the failed request's error */
  const fetchShown = async (): Promise<readonly Episode[]> =>
    ((await refetch({ throwOnError: true })).data?.pages ?? []).flatMap(({ List }) => List);

  return {
    episodes,
    total: pages?.at(-1)?.Total,
    error: pages ? undefined : error,
    isFetching,
    retry: () => void refetch(),
    hasMore: query.hasNextPage,
    isFetchingMore: isFetchingNextPage,
    moreFailed: query.isFetchNextPageError ? error : undefined,
    // Must not cancel `fetchAll`.
    showMore: () => void fetchNextPage({ cancelRefetch: false }),
    fetchAll,
    fetchShown,
  };
}

export type ReleaseEpisodes = ReturnType<typeof useReleaseEpisodes>;
