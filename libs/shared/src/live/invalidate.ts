import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { KeyPrefix } from './freshness.ts';

/** The keys of all that was deleted from this tab. */
const deletedKeys = new WeakMap<QueryClient, readonly KeyPrefix[]>();

/**
 * Marks data stale in this tab. Resolves when what is on the screen has been fetched again.
 *
 * @param gone what is no longer on the server: from now on it is not fetched while its page or dialog is still there,
 *   whatever the hub tells of it, but when the user comes back to it, so that the page can say so
 */
export async function invalidate(
  queryClient: QueryClient,
  keys: readonly KeyPrefix[],
  gone: readonly KeyPrefix[] = [],
): Promise<void> {
  const deleted = [...(deletedKeys.get(queryClient) ?? []), ...gone];
  if (gone.length > 0) deletedKeys.set(queryClient, deleted);
  for (const queryKey of gone) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  // One that has been fetched since is there after all, and no longer marked.
  const skipped = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(
        (query) => query.state.isInvalidated && deleted.some((queryKey) => matchQuery({ queryKey }, query)),
      ),
  );
  await Promise.all(
    keys.map((queryKey) =>
      queryClient.invalidateQueries({
        queryKey,
        refetchType: 'active',
        predicate: (query) => !skipped.has(query),
      }),
    ),
  );
}
