import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './series.ts';
import type { SeriesSearchResult } from './types.ts';

/**
 * Series by name, best matches first, misspelt ones too (`GET Series/Search`). An empty text asks nothing.
 *
 * @example
 * const { data: found } = useQuery(seriesSearchQuery('frieren', 10));
 */
export function seriesSearchQuery(text: string, limit: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'search', text, { limit }] as const,
    queryFn: ({ signal }) =>
      request<SeriesSearchResult[]>({ path: 'Series/Search', query: { query: text, limit }, signal }),
    enabled: text !== '',
  });
}
