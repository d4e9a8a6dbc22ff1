import type { Query, QueryClient } from '@tanstack/react-query';
import {
  dashboardKeys,
  episodeKeys,
  fileKeys,
  filterKeys,
  groupKeys,
  importFolderKeys,
  queueKeys,
  seriesKeys,
} from '../resources/queryKeys.ts';

/** How often, in milliseconds. */
const interval = 60_000;

/** A call that last took the server longer, in milliseconds, is not made just to look again. */
const cheap = 300;

/**
 * What others may change without a word of the hub: watched states, votes, ignored and unlinked files, renamed
 * folders, and the queue while it is paused.
 */
const unreported = [
  seriesKeys.all,
  episodeKeys.all,
  groupKeys.all,
  filterKeys.previews,
  dashboardKeys.all,
  fileKeys.all,
  importFolderKeys.all,
  queueKeys.all,
];

/** Calls that a server was seen to need longer for: until they are measured here they count as such (facts 9). */
const isHeavy = ({ queryKey }: Query): boolean =>
  queryKey.includes('Dashboard/Stats') || queryKey[1] === fileKeys.all[1];

/** Random posters would be others at each look. */
const isRandom = ({ queryKey }: Query): boolean =>
  queryKey.some((part) => typeof part === 'object' && part !== null && 'randomImages' in part);

/**
 * Reads again every minute what is on the screen, unless the page is hidden, until the returned function is called. Another
 * person, or a player, may have changed it.
 */
export function lookAgain(queryClient: QueryClient): () => void {
  const begun = new WeakMap<Query, number>();
  const took = new WeakMap<Query, number>();
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begun.set(query, performance.now());
    else if (action.type === 'success' && !action.manual) {
      const start = begun.get(query);
      if (start !== undefined) took.set(query, performance.now() - start);
    }
  });
  const isCheap = (query: Query): boolean => {
    const time = took.get(query);
    return !isRandom(query) && (time === undefined ? !isHeavy(query) : time <= cheap);
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    for (const queryKey of unreported) {
      void queryClient.refetchQueries(
        { queryKey, type: 'active', predicate: isCheap },
        { cancelRefetch: false },
      );
    }
  }, interval);
  return () => {
    stop();
    clearInterval(timer);
  };
}
