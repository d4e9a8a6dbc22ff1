import { useQuery } from '@tanstack/react-query';
import { serverVersionQuery } from '../resources/server.ts';
import { useIsAdministrator } from '../resources/users.ts';
import { mayCall, type OperationFacts } from './operation.ts';

/**
 * Whether the signed-in user may make a call of this server. A control whose call they may not make is not rendered.
 * Until the server has said who they are, nothing that needs an administrator is allowed.
 *
 * @example
 * const mayDelete = useMay(deleteSeries);
 */
export function useMay(operation: OperationFacts): boolean {
  const isAdmin = useIsAdministrator();
  const version = useQuery({ ...serverVersionQuery(), select: (versions) => versions.Server.Version }).data;
  return mayCall(operation, { isAdmin }, version);
}
