import type { FilterBody } from '@hondana/shared/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { seriesPageQuery } from './filters.ts';

/** The server's maximum. */
export const maxSeriesPageSize = 100;

/** Of a walk through all pages: fresh from the server, and not kept, as that would fill the memory. */
export function fetchSeriesPage(client: QueryClient, body: FilterBody, page: number) {
  return client.fetchQuery({
    ...seriesPageQuery({ body, pageSize: maxSeriesPageSize, page }),
    staleTime: 0,
    gcTime: 0,
  });
}
