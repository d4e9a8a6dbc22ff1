import { useQuery } from '@tanstack/react-query';
import { mayCall, type OperationFacts } from '../api/operation.ts';
import { serverVersionQuery } from './server.ts';
import { useIsAdministrator } from './users.ts';

/**
 * Whether the user may make a call; hide its control if not. Administrators' calls: false until the user has loaded.
 * @example const mayDelete = useMay(deleteSeries);
 */
export function useMay(operation: OperationFacts): boolean {
  const isAdmin = useIsAdministrator();
  const version = useQuery({ ...serverVersionQuery(), select: (versions) => versions.Server.Version }).data;
  return mayCall(operation, { isAdmin }, version);
}
