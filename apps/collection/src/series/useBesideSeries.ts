import { useMatches, useSearchParams } from '@hondana/shared/navigation';
import { seriesOverviewQuery } from '@hondana/shared/resources/series';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupOfSeriesQuery } from '../shared/groups.ts';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { topTagsQuery } from './topTagsQuery.ts';

/**
 * While a series is awaited, all that its page asks for by the number alone is begun beside it, in the order in which it
 * is seen: a browser has six connections to a server.
 */
export function useBesideSeries(seriesId: number, isAwaited: boolean): void {
  const client = useQueryClient();
  const [address] = useSearchParams();
  const tab = useMatches().at(-1)?.handle;
  useEffect(() => {
    if (!isAwaited) return;
    begin(client, groupOfSeriesQuery({ seriesId }));
    begin(client, seriesOverviewQuery({ seriesId }));
    begin(client, topTagsQuery(seriesId));
    if (typeof tab === 'function') (tab as TabCalls)(client, seriesId, address);
  }, [client, seriesId, isAwaited, tab, address]);
}
