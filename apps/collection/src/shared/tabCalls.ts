import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Prefetches what a tab needs, given the address. The tab's route has it as `handle`, so that the page can call it
 * before the tab renders, which waits for the series.
 */
export type TabCalls = (client: QueryClient, seriesId: number, address: URLSearchParams) => void;

export function begin<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
): void {
  if (client.getQueryState(query.queryKey)) return;
  void client.prefetchQuery({ ...query, meta: { ...query.meta, isForScreen: true } });
}
