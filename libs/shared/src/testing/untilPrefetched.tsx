import type { QueryClient } from '@tanstack/react-query';
import { prefetchWhenIdle } from '../ahead/prefetchWhenIdle.ts';

/**
 * Waits for a prefetch requested now; by then earlier ones have been fetched, too.
 * @example
 * await untilPrefetched(queryClient);
 * expect(await pagesAsked()).toEqual([1]);
 */
export async function untilPrefetched(client: QueryClient): Promise<void> {
  await new Promise((resolve) => {
    prefetchWhenIdle(client, {
      queryKey: ['a guess of the test', crypto.randomUUID()],
      queryFn: () => {
        resolve(undefined);
        return null;
      },
    });
  });
}
