import { getSession, signOut } from '@hondana/shared/session';

/** How long a user whose keys were revoked can still read so, in milliseconds. */
export const signOutDelay = 5000;

/**
 * Signs out after a while, wherever the person has gone meanwhile; not when another session has begun. The shell
 * leads to the login page as soon as no user is signed in.
 */
export function signOutSoon(): void {
  const key = getSession()?.key;
  setTimeout(() => {
    if (getSession()?.key === key) signOut();
  }, signOutDelay);
}
