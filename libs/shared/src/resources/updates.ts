import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { writePerServer } from '../api/perServer.ts';
import { read } from '../api/read.ts';
import { before6, parseServerVersion, since6 } from '../api/serverVersion.ts';
import type { ComponentVersion } from '../api/types.ts';
import { write } from '../api/write.ts';
import { apiKeyRoot } from '../queryKeys.ts';
import { serverVersionQuery } from './server.ts';

export type UpdateChannel = 'Stable' | 'Dev';

/** Hondana's versions start at 10; lower ones are Shoko's own interface. */
const firstOwnMajor = 10;

const keyPrefix = () => [...apiKeyRoot, 'webui'];

const role = { before6: 'user', since6: 'user or first-run' } as const;

/** Milliseconds: releases are rare, and looking for them is slow. */
const staleTime = 6 * 3600 * 1000;

/**
 * The interface the server would install. Before 6 from its release page, 500 without internet; since 6 from its manifest,
 * and what is installed when nothing in it fits or it is out of reach.
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

/** All that the manifest lists, from the highest version; empty when the server can't reach it. */
const listedInterfacesQuery = read({
  path: 'WebUI/History',
  role: 'user or first-run',
  server: since6,
  keyPrefix,
  staleTime,
  retry: false,
});

/**
 * The interfaces that a server since 6 could install, from the highest version. Empty when it can't reach its manifest.
 * @example const { data: listed } = useListedInterfaces();
 */
export function useListedInterfaces() {
  const { data: isSince6 = false } = useQuery({
    ...serverVersionQuery(),
    select: ({ Server }) => since6.includes(Server.Version),
  });
  return useQuery({ ...listedInterfacesQuery(), enabled: isSince6 });
}

/**
 * {@link offeredInterfaceQuery}, bypassing the server's cache (facts 5.21).
 * @example await fetchFreshOffer(queryClient, 'Stable');
 */
export async function fetchFreshOffer(
  client: QueryClient,
  channel: UpdateChannel,
): Promise<ComponentVersion> {
  const offered = await client.fetchQuery({
    ...offeredInterfaceQuery({ channel }),
    queryFn: ({ signal }) => offeredInterfaceQuery.send({ channel, force: true }, signal),
    staleTime: 0,
  });
  await client.invalidateQueries({ queryKey: listedInterfacesQuery().queryKey });
  return offered;
}

/**
 * The latest Shoko Server release in the running server's channel. If the server has no internet, 500 (facts 7), and
 * 400 since 6.
 */
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

interface Installation {
  readonly channel: UpdateChannel;
  /** What the user has seen. Servers before 6 install the latest. */
  readonly offered: ComponentVersion;
}

const installation = {
  method: 'POST',
  path: 'WebUI/Update',
  role,
  // The server downloads the files first.
  timeLimit: 5 * 60_000,
} as const;

/** Replaces the interface's folder with the offered one. Afterwards none of this page's files exist. */
export const installOfferedInterface = writePerServer({
  before6: write({ ...installation, server: before6, toInput: ({ channel }: Installation) => ({ channel }) }),
  since6: write({
    ...installation,
    server: since6,
    toInput: ({ channel, offered }: Installation) => ({ channel, version: offered.Version ?? undefined }),
  }),
});

/** Whether an offered interface is Hondana, not Shoko's own. */
export function isHondana({ Version }: Pick<ComponentVersion, 'Version'>): boolean {
  return parseServerVersion(Version)[0] >= firstOwnMajor;
}

/**
 * What to say when the offer is not newer. Since 6 that is so too when the list names no version of Hondana.
 * @param listed of {@link useListedInterfaces}
 * @example latestText([]) // 'The list of versions that …'
 */
export function latestText(listed: readonly ComponentVersion[] | undefined): string {
  if (!listed || listed.some(isHondana)) return t`This is the latest version.`;
  return t`The list that the server updates from names no version of Hondana, or is out of reach. Its address is the server’s setting “Client Manifest URL”.`;
}
