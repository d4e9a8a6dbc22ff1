import { getSession, onSessionChange } from '@hondana/shared/session';

/**
 * Module state per signed-in user, created on first use. Dropped on sign-out and for another user, but not when the
 * session expires; work that outlives the session still holds it. To survive a reload: `userStorage`.
 * @param make gets a signal that aborts when the state is dropped: unsubscribe and stop then
 * @example
 * const selections = perSession(() => new Map<string, Selection>());
 * selections().set(entry, selection);
 */
export function perSession<T>(make: (ended: AbortSignal) => T): () => T {
  let current:
    | { readonly value: T; readonly user: string | undefined; readonly end: AbortController }
    | undefined;
  onSessionChange((session, end) => {
    // Also drops state created without a session, by work that outlived its own, before the next one begins.
    if (!current || end === 'expired' || current.user === session?.username) return;
    current.end.abort();
    current = undefined;
  });
  return () => {
    if (!current) {
      const end = new AbortController();
      current = { value: make(end.signal), user: getSession()?.username, end };
    }
    return current.value;
  };
}
