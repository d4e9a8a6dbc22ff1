/**
 * Per-user items that survive a reload: drafts, scroll positions, recent choices. They are removed when the user signs
 * out in any tab, but not when the session expires. State that needn't survive a reload: `perSession`. Not for what
 * outlives a sign-out (settings, plugins' storage) or belongs to the browser (the login page's theme, stopped plugins).
 */
import { getSession } from '@hondana/shared/session';
import { removeUserItems, type StoragePlace, storageOf, userStorageKey } from './storages.ts';

/**
 * Reads an item of the signed-in user. An earlier version of the interface may have written it, so validate it.
 * @returns undefined without an item, when it is unreadable, and when no user is signed in
 * @example const draft = parseDraft(readUserItem('tab', 'manual-link'));
 */
export function readUserItem(place: StoragePlace, name: string): unknown {
  const user = getSession()?.username;
  if (user === undefined) return undefined;
  try {
    return JSON.parse(storageOf(place)?.getItem(userStorageKey(user, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a JSON value for the signed-in user; `undefined` removes it. Without a user (work may outlive a session)
 * nothing is stored, nor when storage is full or denied, which also removes the earlier value.
 * @returns whether it was stored, or removed, as asked
 * @example writeUserItem('browser', `linking:${seriesId}`, draft);
 */
export function writeUserItem(place: StoragePlace, name: string, value: unknown): boolean {
  const user = getSession()?.username;
  if (user === undefined) return false;
  const item = userStorageKey(user, name);
  const storage = storageOf(place);
  // If storing fails, a stale value must not be read back.
  storage?.removeItem(item);
  if (value === undefined) return true;
  try {
    storage?.setItem(item, JSON.stringify(value));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Removes all of the signed-in user's items from this tab and the browser: they belonged to another server.
 * @example clearUserItems();
 */
export function clearUserItems(): void {
  const user = getSession()?.username;
  if (user !== undefined) removeUserItems(user);
}
