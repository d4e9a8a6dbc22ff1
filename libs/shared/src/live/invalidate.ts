import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { KeyPrefix } from './freshness.ts';

/**
 * Marks data stale in this tab. Resolves when what is on the screen has been fetched again.
 *
 * @param gone what is no longer on the server: it is not asked for while its page is still there, but when somebody comes
 *   back to it, so that the page can say so
 */
export async function invalidate(
  queryClient: QueryClient,
  keys: readonly KeyPrefix[],
  gone: readonly KeyPrefix[] = [],
): Promise<void> {
  for (const queryKey of gone) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await Promise.all(
    keys.map((queryKey) =>
      queryClient.invalidateQueries({
        queryKey,
        refetchType: 'active',
        predicate: (query) => !gone.some((one) => matchQuery({ queryKey: one }, query)),
      }),
    ),
  );
}
