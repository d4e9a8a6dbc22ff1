import type { Query, QueryClient } from '@tanstack/react-query';

declare global {
  var __hondanaRestored: WeakSet<object> | undefined;
}

// On the window: each remote has its own copy of this module, maybe of another version. Rename it with its type.
globalThis.__hondanaRestored ??= new WeakSet();

/**
 * Queries of the cache whose data was kept by an earlier page load and has not been refetched since.
 * @example const isRestored = restoredQueries.has(query);
 */
export const restoredQueries: Pick<WeakSet<Query>, 'add' | 'delete' | 'has'> = globalThis.__hondanaRestored;

/**
 * Resolves once every restored query on screen has been refetched: a write must not rest on what was true yesterday.
 * @throws the error of the first that fails, at once, without waiting for its retries
 * @example await whenRefetched(client);
 */
export function whenRefetched(client: QueryClient): Promise<void> {
  const cache = client.getQueryCache();
  const waiting = () => cache.findAll({ type: 'active', predicate: (query) => restoredQueries.has(query) });
  return new Promise((resolve, reject) => {
    const check = (): boolean => {
      const queries = waiting();
      const failed = queries.find(({ state }) => state.fetchFailureReason);
      if (failed) reject(failed.state.fetchFailureReason as Error);
      else if (queries.length === 0) resolve();
      return failed !== undefined || queries.length === 0;
    };
    if (check()) return;
    const stop = cache.subscribe(() => {
      if (check()) stop();
    });
    for (const query of waiting()) if (query.state.fetchStatus === 'idle') query.fetch().catch(() => {});
  });
}
