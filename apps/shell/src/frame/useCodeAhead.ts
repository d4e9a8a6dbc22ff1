import { savesData } from '@hondana/shared/ahead/savesData';
import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageFinder } from '../remotes/pageFiles.ts';

/** Prefetches code once the screen is complete, one file at a time. */
export function useCodeAhead(pageAt: PageFinder): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // Runs again per page, as the links differ.
  useEffect(() => {
    if (savesData()) return;
    const aborting = new AbortController();
    const begin = async (): Promise<void> => {
      const { makeReady } = await import(/* webpackChunkName: "ahead" */ './makeReady.ts');
      await makeReady(pageAt, aborting.signal);
    };
    const cancel = whenScreenComplete(queryClient, () => {
      begin().catch(() => {}); // The next page retries.
    });
    return () => {
      aborting.abort();
      cancel();
    };
  }, [queryClient, pageAt, pathname]);
}
