import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './queryKeys.ts';
import type { ListResult, Series, SeriesSearchResult } from './types.ts';

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

/** What lists of series can be asked for: those without any file, or those with files that somebody linked by hand. */
export type SeriesListKind = 'WithoutFiles' | 'WithManuallyLinkedFiles';

/** Entries of a page of these lists (S3-199). */
export const seriesListPageSize = 25;

/**
 * One page of series that something is the matter with (`GET Series/WithoutFiles` and
 * `GET Series/WithManuallyLinkedFiles`), by name, or best matches first where something is searched for.
 *
 * @param page counted from 1
 *
 * @example
 * useQuery(seriesListQuery('WithoutFiles', 'frieren', 1));
 */
export function seriesListQuery(kind: SeriesListKind, search: string, page: number) {
  return queryOptions({
    queryKey: [...seriesKeys.all, 'list', kind, { search }, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<Series>>({
        path: `Series/${kind}`,
        query: {
          pageSize: seriesListPageSize,
          page,
          ...(search !== '' && { search: search.toWellFormed() }),
        },
        signal,
      }),
  });
}
