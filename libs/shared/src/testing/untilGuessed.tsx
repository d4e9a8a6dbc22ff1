import type { QueryClient } from '@tanstack/react-query';
import { fetchAhead } from '../ahead/fetchAhead.ts';

/**
 * Waits for a prefetch requested now; by then earlier ones have been fetched, too.
 * @example
 * await untilGuessed(queryClient);
 * expect(await pagesAsked()).toEqual([1]);
 */
export async function untilGuessed(client: QueryClient): Promise<void> {
  await new Promise((resolve) => {
    fetchAhead(client, {
      queryKey: ['a guess of the test', crypto.randomUUID()],
      queryFn: () => {
        resolve(undefined);
        return null;
      },
    });
  });
}
