import { read } from '@hondana/shared/api/read';
import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { apiKeyRoot } from '@hondana/shared/queryKeys';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The latest Shoko Server release in the running server's channel; 500 if the server has no internet (facts 7). */
export const offeredServerQuery = read({
  path: 'WebUI/LatestServerVersion',
  role: 'user',
  defaults: { channel: 'Auto', force: false },
  keyPrefix: () => [...apiKeyRoot, 'webui'],
  staleTime: 6 * 3600 * 1000,
  retry: false,
});

/** For `fetchQuery`: makes the server check again instead of using its cache. */
export const freshServerOfferQuery = () =>
  queryOptions({
    queryKey: offeredServerQuery().queryKey,
    queryFn: ({ signal }) => offeredServerQuery.send({ force: true }, signal),
    staleTime: 0,
    retry: false,
  });

export function useServerVersion(): ComponentVersion | undefined {
  return useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server }).data;
}

export function isServerUpdate(
  offered: { readonly Version: string | null | undefined },
  running: ComponentVersion | undefined,
): boolean {
  return Boolean(offered.Version && running?.Version && !isAtLeast(running.Version, offered.Version));
}
