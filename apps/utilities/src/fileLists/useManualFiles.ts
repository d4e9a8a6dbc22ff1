import { retryOnce } from '@hondana/shared/api/retryOnce';
import { manuallyLinkedEpisodesQuery } from '@hondana/shared/resources/episodes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import { manualFiles } from './manualFiles.ts';
import { useLoadedFiles } from './useLoadedFiles.ts';

/** Loads page after page until all are loaded. */
export function useManualFiles(seriesId: number) {
  const query = useInfiniteQuery({
    ...manuallyLinkedEpisodesQuery(seriesId),
    retry: retryOnce,
    retryDelay: 500,
  });
  const { data, error, isFetching, hasNextPage, isError, refetch, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const files = useMemo(() => data && manualFiles(data.pages.flatMap(({ List }) => List)), [data]);
  const loaded = useLoadedFiles(files);
  /** Includes pages that are still loading. @throws if a page fails */
  const allItems = useCallback(async (): Promise<FileFacts[]> => {
    let pages = (await refetch({ throwOnError: true })).data?.pages ?? [];
    for (;;) {
      const further = (await fetchNextPage({ throwOnError: true })).data?.pages ?? [];
      if (further.length <= pages.length) return manualFiles(further.flatMap(({ List }) => List));
      pages = further;
    }
  }, [refetch, fetchNextPage]);

  return {
    ...loaded,
    isComplete: files !== undefined && !hasNextPage,
    error,
    isRetrying: isFetching,
    retry: () => void (data ? fetchNextPage() : refetch()),
    allItems,
  };
}
