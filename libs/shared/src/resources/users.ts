import { useQuery } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { userKeys } from './queryKeys.ts';

/**
 * Who is signed in, as the server knows them.
 *
 * @example
 * const { data: user } = useQuery(currentUserQuery());
 */
export const currentUserQuery = read({
  path: 'User/Current',
  role: 'user',
  keyPrefix: () => userKeys.all,
  staleTime: 5 * 60_000,
});

/** All users. */
export const usersQuery = read({ path: 'User', role: 'administrator', keyPrefix: () => userKeys.all });

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
 * Changes a user. What is left out stays as it is; an empty `Avatar` removes the picture. The last administrator
 * cannot be made a plain user: a 400 at `IsAdmin`.
 *
 * @example
 * await saveUser.send({ userId: 3, body: { Username: 'alice', RestrictedTags: [2274] } });
 */
export const saveUser = write({
  method: 'PUT',
  path: 'User/{userId}',
  role: 'administrator',
  stale: () => [userKeys.all],
});

/** Changes the signed-in user, as {@link saveUser} does others. */
export const saveCurrentUser = write({
  method: 'PUT',
  path: 'User/Current',
  role: 'user',
  stale: () => [userKeys.all],
});

/** Makes a user. A name that is taken is a 400 at `Username`. */
export const createUser = write({
  method: 'POST',
  path: 'User',
  role: 'administrator',
  stale: () => [userKeys.all],
});

/** Deletes a user with all they have watched. The last administrator stays: a 400. */
export const deleteUser = write({
  method: 'DELETE',
  path: 'User/{userId}',
  role: 'administrator',
  stale: () => [userKeys.all],
});

interface NewPassword {
  readonly password: string;
  /** Ends every key of the user, the one of this call included. */
  readonly revokesKeys: boolean;
}

const passwordBody = ({ password, revokesKeys }: NewPassword) => ({
  Password: password,
  RevokeAPIKeys: revokesKeys,
});

/** Gives another user a new password. */
export const changePassword = write({
  method: 'POST',
  path: 'User/{userId}/ChangePassword',
  role: 'administrator',
  toInput: ({ userId, ...change }: NewPassword & { readonly userId: number }) => ({
    userId,
    body: passwordBody(change),
  }),
});

/** Sets a new password for the signed-in user. */
export const changeOwnPassword = write({
  method: 'POST',
  path: 'User/Current/ChangePassword',
  role: 'user',
  toInput: (change: NewPassword) => ({ body: passwordBody(change) }),
});
