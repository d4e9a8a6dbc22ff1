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

/** A query that last took longer is refetched less often, in proportion: at most 0.5 % of the server's time. */
const cheapMs = 300;

/** Not reported by the hub: watched states, votes, ignored and unlinked files, renamed folders, the queue while the hub is away. */
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

/** A refetch would swap random posters. */
const isRandom = ({ queryKey }: Query): boolean =>
  queryKey.some((part) => typeof part === 'object' && part !== null && 'randomImages' in part);

/**
 * Refetches active queries every minute while visible, slow ones less often: others change data, too. A query that was
 * fetched before this began has no known duration until it is refetched once. Returns a function that stops it.
 */
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
  let minute = 0;
  const isDue = (query: Query): boolean =>
    !isRandom(query) && minute % Math.max(1, Math.ceil((duration.get(query) ?? 0) / cheapMs)) === 0;
  const timer = setInterval(() => {
    minute += 1;
    if (document.visibilityState === 'hidden') return;
    for (const queryKey of unreported) {
      void queryClient.refetchQueries(
        { queryKey, type: 'active', predicate: isDue },
        { cancelRefetch: false },
      );
    }
  }, intervalMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}
