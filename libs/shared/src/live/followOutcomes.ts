import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

/**
 * Reports each query and mutation that ends, with its error, or undefined after a success. Returns a function that stops
 * it.
 * @example useEffect(() => followOutcomes(queryClient, (error) => setHasFailed(error !== undefined)), [queryClient]);
 */
export function followOutcomes(queryClient: QueryClient, report: (error: unknown) => void): () => void {
  const handle = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): void => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') report(undefined);
    else if (event.action.type === 'error') report(event.action.error);
  };
  const stops = [
    queryClient.getQueryCache().subscribe(handle),
    queryClient.getMutationCache().subscribe(handle),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
