import { useQuery } from '@tanstack/react-query';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { userKeys } from '../queryKeys.ts';

/**
 * The signed-in user.
 * @example const { data: user } = useQuery(currentUserQuery());
 */
export const currentUserQuery = read({
  path: 'User/Current',
  role: 'user',
  keyPrefix: () => userKeys.all,
  staleTime: 5 * 60_000,
});

export const usersQuery = read({ path: 'User', role: 'administrator', keyPrefix: () => userKeys.all });

/**
 * False until the user has loaded.
 * @example const isAdministrator = useIsAdministrator();
 */
export function useIsAdministrator(): boolean {
  return useQuery({ ...currentUserQuery(), select: (user) => user.IsAdmin }).data ?? false;
}

/**
 * Omitted fields stay; an empty `Avatar` removes the picture. 400 at `IsAdmin` when demoting the last administrator.
 * @example await saveUser.send({ userId: 3, body: { Username: 'alice', RestrictedTags: [2274] } });
 */
export const saveUser = write({
  method: 'PUT',
  path: 'User/{userId}',
  role: 'administrator',
  stale: () => [userKeys.all],
});

export const saveCurrentUser = write({
  method: 'PUT',
  path: 'User/Current',
  role: 'user',
  stale: () => [userKeys.all],
});

/** 400 at `Username` if the name is taken. */
export const createUser = write({
  method: 'POST',
  path: 'User',
  role: 'administrator',
  stale: () => [userKeys.all],
});

/** Also deletes what they have watched. 400 for the last administrator. */
export const deleteUser = write({
  method: 'DELETE',
  path: 'User/{userId}',
  role: 'administrator',
  stale: () => [userKeys.all],
});

interface NewPassword {
  readonly password: string;
  /** Revokes all of the user's keys, including this call's. */
  readonly revokesKeys: boolean;
}

const passwordBody = ({ password, revokesKeys }: NewPassword) => ({
  Password: password,
  RevokeAPIKeys: revokesKeys,
});

export const changePassword = write({
  method: 'POST',
  path: 'User/{userId}/ChangePassword',
  role: 'administrator',
  toInput: ({ userId, ...change }: NewPassword & { readonly userId: number }) => ({
    userId,
    body: passwordBody(change),
  }),
});

export const changeOwnPassword = write({
  method: 'POST',
  path: 'User/Current/ChangePassword',
  role: 'user',
  toInput: (change: NewPassword) => ({ body: passwordBody(change) }),
});
