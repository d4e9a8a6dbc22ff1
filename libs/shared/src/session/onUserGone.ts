import { getSession, onSessionChange } from '@hondana/shared/session';

/**
 * Calls a listener when what is of a user has to go, until the returned function is called: they have signed out, or
 * another has signed in. A session that expired is no end: the same user may sign in again, and goes on.
 *
 * @example
 * onUserGone(() => drafts.clear());
 */
export function onUserGone(listener: () => void): () => void {
  let owner = getSession()?.username;
  return onSessionChange((session, end) => {
    if (end === 'expired') return;
    const isAnother = session === undefined || (owner !== undefined && session.username !== owner);
    owner = session?.username;
    if (isAnother) listener();
  });
}
