import { setServerVersion } from '@hondana/shared/session';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { serverKeys } from '../queryKeys.ts';

/**
 * The login page polls it while `State` is `Starting`.
 * @example const { data } = useQuery({ ...serverStatusQuery(), refetchInterval: 500 });
 */
export const serverStatusQuery = read({
  path: 'Init/Status',
  role: 'anyone',
  keyPrefix: () => serverKeys.status,
});

/**
 * Fetched once.
 * @example const versions = await queryClient.ensureQueryData(serverVersionQuery());
 */
export const serverVersionQuery = read({
  path: 'Init/Version',
  role: 'anyone',
  keyPrefix: () => serverKeys.version,
  answer: (versions) => {
    setServerVersion(versions.Server.Version);
    return versions;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The server's access to the internet. The hub reports changes. */
export const connectivityQuery = read({
  path: 'Init/Connectivity',
  role: 'anyone',
  keyPrefix: () => serverKeys.connectivity,
});

/** The hub reports the result. */
export const recheckConnectivity = write({
  method: 'POST',
  path: 'Init/Connectivity',
  role: { before6: 'administrator', since6: 'administrator or first-run' },
  stale: () => [serverKeys.connectivity],
});
