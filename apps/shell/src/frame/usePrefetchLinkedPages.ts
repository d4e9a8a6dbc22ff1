import { isDataSaverOn } from '@hondana/shared/ahead/isDataSaverOn';
import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageFinder } from '../remotes/pageFiles.ts';

/** Prefetches code once the screen is complete, one file at a time. */
export function usePrefetchLinkedPages(pageAt: PageFinder): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // Runs again per page, as the links differ.
  useEffect(() => {
    if (isDataSaverOn()) return;
    const aborting = new AbortController();
    const cancel = onScreenComplete(queryClient, () => {
      import(/* webpackChunkName: "ahead" */ './prefetchLinkedPages.ts')
        .then(({ prefetchLinkedPages }) => prefetchLinkedPages(pageAt, aborting.signal))
        .catch(() => {}); // The next page retries.
    });
    return () => {
      aborting.abort();
      cancel();
    };
  }, [queryClient, pageAt, pathname]);
}
