import type { ComponentVersion } from '@hondana/shared/api/types';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { fetchDailyWithBackoff } from '../backoff/fetchWithBackoff.ts';

/** How often an open page checks whether the next request is due. */
const checkIntervalMs = 3600 * 1000;

interface OfferSource {
  /** Storage name for `fetchDailyWithBackoff`. */
  readonly name: string;
  /** Key under which the dialog caches the whole offer. */
  readonly queryKey: QueryKey;
  readonly fetchOffer: () => Promise<ComponentVersion>;
  readonly enabled?: boolean;
}

/** Fetched once a day. Undefined until known; the dialog reports errors. */
export function useOfferedVersion({ name, queryKey, fetchOffer, enabled = true }: OfferSource) {
  // The dialog's offer may be newer.
  const { data: cachedOffer } = useQuery<ComponentVersion>({ queryKey, queryFn: fetchOffer, enabled: false });
  const { data: dailyVersion } = useQuery({
    queryKey: ['shell', 'offered-version', name],
    queryFn: ({ client }) =>
      fetchDailyWithBackoff(name, async () => {
        // No signal: a cancellation when the bar unmounts would count as a failure.
        const offered = await fetchOffer();
        client.setQueryData(queryKey, offered);
        return offered.Version ?? '';
      }),
    refetchInterval: checkIntervalMs,
    enabled,
  });
  return (cachedOffer ? cachedOffer.Version : dailyVersion) ?? undefined;
}
