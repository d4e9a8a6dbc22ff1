import { getSession, signOut } from '@hondana/shared/session';

/** Milliseconds to read the notice about revoked keys. */
export const signOutDelay = 5000;

/** Also on another page, unless another session has begun. The shell redirects to the login page. */
export function signOutSoon(): void {
  const key = getSession()?.key;
  setTimeout(() => {
    if (getSession()?.key === key) signOut();
  }, signOutDelay);
}
