import { getSession, onSessionChange } from '@hondana/shared/session';

/**
 * Calls a listener when a user's data must go: on sign-out, or when another user signs in. Not when the session
 * expires, since the same user may sign in again and continue.
 * @example onUserChange(() => drafts.clear());
 */
export function onUserChange(listener: () => void): () => void {
  let owner = getSession()?.username;
  return onSessionChange((session, end) => {
    if (end === 'expired') return;
    const isAnother = session === undefined || (owner !== undefined && session.username !== owner);
    owner = session?.username;
    if (isAnother) listener();
  });
}
