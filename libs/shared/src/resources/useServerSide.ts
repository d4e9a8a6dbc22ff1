import { getServerVersion } from '@hondana/shared/session';
import { useQuery } from '@tanstack/react-query';
import { type ServerSide, sideOf } from '../api/serverVersion.ts';
import { serverVersionQuery } from './server.ts';

/**
 * On which side of version 6 the server is; until the version has loaded, by the version that was read last.
 * @example const isSince6 = useServerSide() === 'since6';
 */
export function useServerSide(): ServerSide {
  const side = useQuery({ ...serverVersionQuery(), select: ({ Server }) => sideOf(Server.Version) }).data;
  return side ?? sideOf(getServerVersion());
}
