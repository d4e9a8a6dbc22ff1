import { useMatches, useSearchParams } from '@hondana/shared/navigation';
import { groupOfSeriesQuery, seriesOverviewQuery } from '@hondana/shared/resources/series';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { topTagsQuery } from '../shared/seriesTags.ts';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { hasSideColumn } from './sideColumn.ts';

/**
 * While the series loads, prefetches what its page needs by ID alone, in the order it is seen: a browser has six
 * connections to a server.
 */
export function usePrefetchSeriesPage(seriesId: number, isPending: boolean): void {
  const client = useQueryClient();
  const [address] = useSearchParams();
  const tab = useMatches().at(-1)?.handle;
  useEffect(() => {
    if (!isPending) return;
    begin(client, groupOfSeriesQuery({ seriesId }));
    if (hasSideColumn()) {
      begin(client, seriesOverviewQuery({ seriesId }));
      begin(client, topTagsQuery(seriesId));
    }
    if (typeof tab === 'function') (tab as TabCalls)(client, seriesId, address);
  }, [client, seriesId, isPending, tab, address]);
}
