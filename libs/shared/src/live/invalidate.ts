import type { QueryClient } from '@tanstack/react-query';
import type { KeyPrefix } from './freshness.ts';

/** Marks data stale in this tab. Resolves when what is on the screen has been fetched again. */
export async function invalidate(queryClient: QueryClient, keys: readonly KeyPrefix[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'active' })),
  );
}
