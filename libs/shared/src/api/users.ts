import { isAllowed } from '@hondana/shared/session/roles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import { userKeys } from './queryKeys.ts';
import { serverVersionQuery } from './server.ts';
import type { NewUser, User, UserBody } from './types.ts';

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

/**
 * Changes a user (`PUT User/{id}`, administrators). What is left out stays as it is; an empty `Avatar` removes the
 * picture. The last administrator cannot be made a plain user: a 400 at `IsAdmin`.
 *
 * @example
 * await saveUser(3, { Username: 'alice', RestrictedTags: [2274] });
 */
export function saveUser(userId: number | 'Current', body: UserBody): Promise<User> {
  return request<User>({ method: 'PUT', path: `User/${userId}`, body });
}

/** Makes a user (`POST User`, administrators). A name that is taken is a 400 at `Username`. */
export function createUser(body: NewUser): Promise<User> {
  return request<User>({ method: 'POST', path: 'User', body });
}

/** Deletes a user with all they have watched (`DELETE User/{id}`, administrators). 400 for the last administrator. */
export async function deleteUser(userId: number): Promise<void> {
  await request<void>({ method: 'DELETE', path: `User/${userId}` });
}

/**
 * Gives a user another password (`POST User/{id}/ChangePassword`): one's own as `Current`, others' as administrator.
 * With `revokeKeys` every key of the user ends, the one of this call included.
 *
 * @example
 * await changePassword('Current', 'a better one', { revokeKeys: true });
 */
export async function changePassword(
  userId: number | 'Current',
  password: string,
  options: { readonly revokeKeys: boolean },
): Promise<void> {
  await request<void>({
    method: 'POST',
    path: `User/${userId}/ChangePassword`,
    body: { Password: password, RevokeAPIKeys: options.revokeKeys },
  });
}
