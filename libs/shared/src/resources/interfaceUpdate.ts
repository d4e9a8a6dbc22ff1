import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { parseServerVersion } from '../api/serverVersion.ts';
import type { ComponentVersion } from '../api/types.ts';
import { write } from '../api/write.ts';
import { apiKeyRoot } from './queryKeys.ts';

export type UpdateChannel = 'Stable' | 'Dev';

/** Hondana counts from 10; what is offered below is the interface of the server's makers. */
const firstOwnMajor = 10;

/**
 * The interface that the server would install; 500 when it has no internet. It asks a release page elsewhere, which
 * takes long and changes seldom.
 *
 * @example
 * const { data: offered } = useQuery(offeredInterfaceQuery({ channel: 'Stable' }));
 */
export const offeredInterfaceQuery = read({
  path: 'WebUI/LatestVersion',
  role: 'user',
  defaults: { force: false },
  keyPrefix: () => [...apiKeyRoot, 'webui'],
  staleTime: 6 * 3600 * 1000,
  retry: false,
});

/**
 * The same, for `fetchQuery`: the server looks again instead of telling what it knows (facts 5.21).
 *
 * @example await queryClient.fetchQuery(freshOfferQuery('Stable'));
 */
export function freshOfferQuery(channel: UpdateChannel) {
  return queryOptions({
    queryKey: offeredInterfaceQuery({ channel }).queryKey,
    queryFn: ({ signal }) => offeredInterfaceQuery.send({ channel, force: true }, signal),
    staleTime: 0,
    retry: false,
  });
}

/**
 * Has the server empty its interface's folder and install the one it offers. Afterwards no file of this page exists
 * any more.
 */
export const installOfferedInterface = write({
  method: 'POST',
  path: 'WebUI/Update',
  role: 'user',
  // It fetches the files from elsewhere.
  timeLimit: 5 * 60_000,
});

/** Whether an offered interface is this product, and not that of the server's makers. */
export function isHondana({ Version }: Pick<ComponentVersion, 'Version'>): boolean {
  return parseServerVersion(Version)[0] >= firstOwnMajor;
}
