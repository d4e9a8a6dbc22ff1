import { isAllowed } from '@hondana/shared/session/roles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import { apiKeyRoot } from './queryKeys.ts';
import { serverVersionQuery } from './server.ts';
import type { User } from './types.ts';

export const userKeys = {
  all: [...apiKeyRoot, 'users'],
  current: [...apiKeyRoot, 'users', 'current'],
  list: [...apiKeyRoot, 'users', 'list'],
} as const;

/**
 * Who is signed in, as the server knows them (`GET User/Current`).
 *
 * @example
 * const { data: user } = useQuery(currentUserQuery());
 */
export function currentUserQuery() {
  return queryOptions({
    queryKey: userKeys.current,
    queryFn: ({ signal }) => request<User>({ path: 'User/Current', signal }),
    staleTime: 5 * 60_000,
  });
}

/** All users (`GET User`, administrators). */
export function usersQuery() {
  return queryOptions({
    queryKey: userKeys.list,
    queryFn: ({ signal }) => request<User[]>({ path: 'User', signal }),
  });
}

/**
 * Whether the person signed in is an administrator; false until it is known.
 *
 * @example
 * const isAdministrator = useIsAdministrator();
 */
export function useIsAdministrator(): boolean {
  return useQuery({ ...currentUserQuery(), select: (user) => user.IsAdmin }).data ?? false;
}

/**
 * Whether the person signed in may make a call, by the table of roles. A control whose call they may not make
 * is not drawn. Without an answer yet, nothing that needs an administrator is allowed.
 *
 * @param method HTTP method
 * @param path whole path, with values or with placeholders
 *
 * @example
 * const mayDelete = useMayCall('DELETE', '/api/v3/Series/{seriesID}');
 */
export function useMayCall(method: string, path: string): boolean {
  const isAdmin = useIsAdministrator();
  const version = useQuery({ ...serverVersionQuery(), select: (versions) => versions.Server.Version }).data;
  return isAllowed({ isAdmin }, { method, path }, version ?? undefined);
}
