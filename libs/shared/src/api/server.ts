import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { serverKeys } from './queryKeys.ts';
import type { Connectivity, ServerStatus, VersionSet } from './types.ts';

/**
 * State of the server (`GET Init/Status`); open to everyone. The login page polls it while `State` is
 * `Starting`.
 *
 * @example
 * const { data } = useQuery({ ...serverStatusQuery(), refetchInterval: 500 });
 */
export function serverStatusQuery() {
  return queryOptions({
    queryKey: serverKeys.status,
    queryFn: ({ signal }) => request<ServerStatus>({ path: 'Init/Status', signal }),
  });
}

/**
 * Versions of the server and its parts (`GET Init/Version`); open to everyone, asked once.
 *
 * @example
 * const versions = await queryClient.ensureQueryData(serverVersionQuery());
 */
export function serverVersionQuery() {
  return queryOptions({
    queryKey: serverKeys.version,
    queryFn: ({ signal }) => request<VersionSet>({ path: 'Init/Version', signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Reach of the server into the internet (`GET Init/Connectivity`). The hub tells of its changes. */
export function connectivityQuery() {
  return queryOptions({
    queryKey: serverKeys.connectivity,
    queryFn: ({ signal }) => request<Connectivity>({ path: 'Init/Connectivity', signal }),
  });
}

/** Has the server look for the internet again (`POST Init/Connectivity`, administrators); the hub answers. */
export async function recheckConnectivity(): Promise<void> {
  await request<void>({ method: 'POST', path: 'Init/Connectivity' });
}
