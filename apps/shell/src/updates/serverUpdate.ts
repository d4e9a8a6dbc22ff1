import { read } from '@hondana/shared/api/read';
import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { apiKeyRoot } from '@hondana/shared/resources/queryKeys';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { queryOptions, useQuery } from '@tanstack/react-query';

/**
 * The newest release of Shoko Server in the channel of the running one; 500 when the server has no internet
 * (facts 7).
 */
export const offeredServerQuery = read({
  path: 'WebUI/LatestServerVersion',
  role: 'user',
  defaults: { channel: 'Auto', force: false },
  keyPrefix: () => [...apiKeyRoot, 'webui'],
  staleTime: 6 * 3600 * 1000,
  retry: false,
});

/** The same, for `fetchQuery`: the server checks again instead of answering from its cache. */
export const freshServerOfferQuery = () =>
  queryOptions({
    queryKey: offeredServerQuery().queryKey,
    queryFn: ({ signal }) => offeredServerQuery.send({ force: true }, signal),
    staleTime: 0,
    retry: false,
  });

/** The version of the server that runs; undefined until it is known. */
export function useServerVersion(): ComponentVersion | undefined {
  return useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server }).data;
}

/** Whether an offer is newer than the running server. */
export function isServerUpdate(
  offered: { readonly Version: string | null | undefined },
  running: ComponentVersion | undefined,
): boolean {
  return Boolean(offered.Version && running?.Version && !isAtLeast(running.Version, offered.Version));
}
