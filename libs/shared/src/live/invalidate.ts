import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { KeyPrefix } from './freshness.ts';

/** Keys of everything deleted from this tab. */
const deletedKeys = new WeakMap<QueryClient, readonly KeyPrefix[]>();

/**
 * Invalidates queries in this tab; resolves when the active ones have been refetched.
 * @param removedKeys keys of deleted entities: not refetched while their page or dialog is still mounted, whatever the hub
 *   reports, but when the user comes back to them, so that the page can say so
 */
export async function invalidate(
  queryClient: QueryClient,
  keys: readonly KeyPrefix[],
  removedKeys: readonly KeyPrefix[] = [],
): Promise<void> {
  const deleted = [...(deletedKeys.get(queryClient) ?? []), ...removedKeys];
  if (removedKeys.length > 0) deletedKeys.set(queryClient, deleted);
  for (const queryKey of removedKeys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  // Refetched since (no longer invalidated): it exists after all.
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
