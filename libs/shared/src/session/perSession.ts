import { getSession, onSessionChange } from '@hondana/shared/session';

/**
 * State of a module that belongs to the signed-in user: created when it is first used, and created again after they
 * have signed out, so that no user finds what another did. Work that outlives the session goes on with the old state,
 * which is no longer shown. After a session that expired the same user finds it again. For what is to outlive a
 * reload see `userStorage`.
 *
 * @param make gets a signal that aborts when the user has gone: to leave what was listened to, to stop what runs
 * @returns the state of the present session
 *
 * @example
 * const selections = perSession(() => new Map<string, Selection>());
 * selections().set(entry, selection);
 */
export function perSession<T>(make: (ended: AbortSignal) => T): () => T {
  let held:
    | { readonly value: T; readonly user: string | undefined; readonly end: AbortController }
    | undefined;
  onSessionChange((session, end) => {
    // Also what was made without a session, by work that had outlived its session, goes before the next one begins.
    if (!held || end === 'expired' || held.user === session?.username) return;
    held.end.abort();
    held = undefined;
  });
  return () => {
    if (!held) {
      const end = new AbortController();
      held = { value: make(end.signal), user: getSession()?.username, end };
    }
    return held.value;
  };
}
