import type { ComponentVersion } from '@hondana/shared/api/types';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { fetchDailyWithBackoff } from '../backoff/fetchWithBackoff.ts';

/** How often an open page checks whether it is time to ask again, in milliseconds. */
const interval = 3600 * 1000;

interface OfferSource {
  /** What is offered, among all that is asked for seldom. */
  readonly name: string;
  /** Where the dialog has the whole offer. */
  readonly queryKey: QueryKey;
  readonly fetchOffer: () => Promise<ComponentVersion>;
  readonly enabled?: boolean;
}

/**
 * The version that is offered, asked for once a day. Undefined until there is an answer: the dialog says why when
 * the user opens it.
 */
export function useOfferedVersion({ name, queryKey, fetchOffer, enabled = true }: OfferSource) {
  // What the dialog has been told is newer.
  const { data: told } = useQuery<ComponentVersion>({ queryKey, queryFn: fetchOffer, enabled: false });
  const { data: known } = useQuery({
    queryKey: ['shell', 'offered-version', name],
    queryFn: ({ client }) =>
      fetchDailyWithBackoff(name, async () => {
        // Not cancelled when the bar goes: that would look like a failure.
        const offered = await fetchOffer();
        client.setQueryData(queryKey, offered);
        return offered.Version ?? '';
      }),
    refetchInterval: interval,
    enabled,
  });
  return (told ? told.Version : known) ?? undefined;
}
