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
} from '../queryKeys.ts';

const intervalMs = 60_000;

/** Queries that last took longer are not polled. */
const cheapMs = 300;

/** Not reported by the hub: watched states, votes, ignored and unlinked files, renamed folders, the paused queue. */
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

/** Seen to take a server longer; expensive until measured here (facts 9). */
const isHeavy = ({ queryKey }: Query): boolean =>
  queryKey.includes('Dashboard/Stats') || queryKey[1] === fileKeys.all[1];

/** A refetch would swap random posters. */
const isRandom = ({ queryKey }: Query): boolean =>
  queryKey.some((part) => typeof part === 'object' && part !== null && 'randomImages' in part);

/** Refetches active queries every minute while visible: others change data, too. Returns a function that stops it. */
export function pollUnreportedChanges(queryClient: QueryClient): () => void {
  const startedAt = new WeakMap<Query, number>();
  const duration = new WeakMap<Query, number>();
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') startedAt.set(query, performance.now());
    else if (action.type === 'success' && !action.manual) {
      const start = startedAt.get(query);
      if (start !== undefined) duration.set(query, performance.now() - start);
    }
  });
  const isCheap = (query: Query): boolean => {
    const time = duration.get(query);
    return !isRandom(query) && (time === undefined ? !isHeavy(query) : time <= cheapMs);
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    for (const queryKey of unreported) {
      void queryClient.refetchQueries(
        { queryKey, type: 'active', predicate: isCheap },
        { cancelRefetch: false },
      );
    }
  }, intervalMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}
