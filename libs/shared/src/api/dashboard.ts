import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { apiKeyRoot } from './queryKeys.ts';
import type { CollectionStatistics, SeriesSummary } from './types.ts';

export const dashboardKeys = { all: [...apiKeyRoot, 'dashboard'] } as const;

/** Numbers of the collection (`GET Dashboard/Stats`). */
export function collectionStatisticsQuery() {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'statistics'] as const,
    queryFn: ({ signal }) => request<CollectionStatistics>({ path: 'Dashboard/Stats', signal }),
  });
}

/** Series by type (`GET Dashboard/SeriesSummary`). */
export function seriesSummaryQuery() {
  return queryOptions({
    queryKey: [...dashboardKeys.all, 'series-summary'] as const,
    queryFn: ({ signal }) => request<SeriesSummary>({ path: 'Dashboard/SeriesSummary', signal }),
  });
}
