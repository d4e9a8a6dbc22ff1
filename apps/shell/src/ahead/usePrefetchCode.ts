import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageFinder } from '../remotes/pageFiles.ts';
import { isFrugal } from './isFrugal.ts';

/** Once the screen is complete: what the shell needs later, above all where the server is away, and code ahead. */
export function usePrefetchCode(pageAt: PageFinder): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // Runs again per page, as the links differ.
  useEffect(() => {
    const aborting = new AbortController();
    const cancel = onScreenComplete(queryClient, () => {
      import(/* webpackChunkName: "ahead" */ './ahead.ts')
        .then(({ followOwnLanguage, prefetchCode }) => {
          followOwnLanguage(queryClient);
          if (!isFrugal()) return prefetchCode(pageAt, aborting.signal);
        })
        .catch(() => {}); // The next page retries.
    });
    return () => {
      aborting.abort();
      cancel();
    };
  }, [queryClient, pageAt, pathname]);
}
