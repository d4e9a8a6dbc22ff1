import { getSession, signOut } from '@hondana/shared/session';

/** How long somebody whose keys are gone can still read that they are, in milliseconds. */
export const signOutDelay = 5000;

/**
 * Signs out after a while, wherever the person has gone meanwhile; not when another session has begun. The shell
 * leads to the login page as soon as nobody is signed in.
 */
export function signOutSoon(): void {
  const key = getSession()?.key;
  setTimeout(() => {
    if (getSession()?.key === key) signOut();
  }, signOutDelay);
}
