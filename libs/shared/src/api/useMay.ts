import { useQuery } from '@tanstack/react-query';
import { serverVersionQuery } from '../resources/server.ts';
import { useIsAdministrator } from '../resources/users.ts';
import { mayCall, type OperationFacts } from './operation.ts';

/**
 * Whether the user may make a call; hide its control if not. Administrators' calls: false until the user has loaded.
 * @example const mayDelete = useMay(deleteSeries);
 */
export function useMay(operation: OperationFacts): boolean {
  const isAdmin = useIsAdministrator();
  const version = useQuery({ ...serverVersionQuery(), select: (versions) => versions.Server.Version }).data;
  return mayCall(operation, { isAdmin }, version);
}
