import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Begins what a tab of a series asks for by its address alone. It is the `handle` of the tab's route, where the page of
 * the series finds it: the tab itself is drawn when the series is there.
 */
export type TabCalls = (client: QueryClient, seriesId: number, address: URLSearchParams) => void;

/** Asks for what will be shown in a moment, unless that has been asked for. */
export function begin<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
): void {
  if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query);
}
