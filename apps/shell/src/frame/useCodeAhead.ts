import { savesData } from '@hondana/shared/ahead/savesData';
import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageFinder } from '../remotes/pageFiles.ts';

/**
 * Once the screen is complete, what it opens and the pages that it links to are made ready, one file at a time: no press
 * waits for code.
 */
export function useCodeAhead(pageAt: PageFinder): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // Another page has other links.
  useEffect(() => {
    if (savesData()) return;
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      // Nothing waits for this either.
      const { makeReady } = await import(/* webpackChunkName: "ahead" */ './makeReady.ts');
      await makeReady(pageAt, leaving.signal);
    };
    const cancel = whenScreenComplete(queryClient, () => {
      begin().catch(() => {}); // On the next page it is tried again.
    });
    return () => {
      leaving.abort();
      cancel();
    };
  }, [queryClient, pageAt, pathname]);
}
