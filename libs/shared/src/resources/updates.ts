import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { parseServerVersion } from '../api/serverVersion.ts';
import type { ComponentVersion } from '../api/types.ts';
import { write } from '../api/write.ts';
import { apiKeyRoot } from '../queryKeys.ts';

export type UpdateChannel = 'Stable' | 'Dev';

/** Hondana's versions start at 10; lower ones are Shoko's own interface. */
const firstOwnMajor = 10;

const keyPrefix = () => [...apiKeyRoot, 'webui'];

const role = { before6: 'user', since6: 'user or first-run' } as const;

/** Milliseconds: releases are rare, and looking for them is slow. */
const staleTime = 6 * 3600 * 1000;

/**
 * The interface the server would install, from its release page; 500 without internet.
 * @example const { data: offered } = useQuery(offeredInterfaceQuery({ channel: 'Stable' }));
 */
export const offeredInterfaceQuery = read({
  path: 'WebUI/LatestVersion',
  role,
  defaults: { force: false },
  keyPrefix,
  staleTime,
  retry: false,
});

/**
 * {@link offeredInterfaceQuery} for `fetchQuery`, bypassing the server's cache (facts 5.21).
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

/** The latest Shoko Server release in the running server's channel; 500 if the server has no internet (facts 7). */
export const offeredServerQuery = read({
  path: 'WebUI/LatestServerVersion',
  role,
  defaults: { channel: 'Auto', force: false },
  keyPrefix,
  staleTime,
  retry: false,
});

/** {@link offeredServerQuery} for `fetchQuery`, bypassing the server's cache. */
export function freshServerOfferQuery() {
  return queryOptions({
    queryKey: offeredServerQuery().queryKey,
    queryFn: ({ signal }) => offeredServerQuery.send({ force: true }, signal),
    staleTime: 0,
    retry: false,
  });
}

/** Replaces the interface's folder with the offered one. Afterwards none of this page's files exist. */
export const installOfferedInterface = write({
  method: 'POST',
  path: 'WebUI/Update',
  role,
  // The server downloads the files first.
  timeLimit: 5 * 60_000,
});

/** Whether an offered interface is Hondana, not Shoko's own. */
export function isHondana({ Version }: Pick<ComponentVersion, 'Version'>): boolean {
  return parseServerVersion(Version)[0] >= firstOwnMajor;
}
