/**
 * What is kept of a user between two loads of the page: drafts, places in lists, what was used lately. It is kept under
 * the user's name and goes when they sign out, in whichever tab; after a session that expired they find it again.
 * State of a module that is lost by a reload anyway belongs in `perSession`.
 *
 * Not here: what a user set up and wants to find again after signing in (settings, storage of plugins), which stays under
 * the user's name, and what belongs to the browser, for all users (the theme of the login page, stopped plugins).
 */
import { getSession } from '@hondana/shared/session';
import { forgetUserItems, type StoragePlace, storageOf, userItemName } from './storages.ts';

/**
 * What was kept under a name, for the signed-in user. It may be of an earlier version of the interface, so look at it
 * before you trust it.
 *
 * @returns undefined when nothing is kept, when it cannot be read, and when no user is signed in
 * @example const draft = parseDraft(readUserItem('tab', 'manual-link'));
 */
export function readUserItem(place: StoragePlace, name: string): unknown {
  const user = getSession()?.username;
  if (user === undefined) return undefined;
  try {
    return JSON.parse(storageOf(place)?.getItem(userItemName(user, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value that JSON can hold, for the signed-in user; `undefined` forgets it. When no user is signed in (work may
 * outlive a session), and where the browser has no room or keeps nothing, nothing is kept, also no earlier value.
 *
 * @returns whether it was kept, or forgotten, as asked
 * @example keepUserItem('browser', `linking:${seriesId}`, draft);
 */
export function keepUserItem(place: StoragePlace, name: string, value: unknown): boolean {
  const user = getSession()?.username;
  if (user === undefined) return false;
  const item = userItemName(user, name);
  const storage = storageOf(place);
  // One from before would come back as if it were this.
  storage?.removeItem(item);
  if (value === undefined) return true;
  try {
    storage?.setItem(item, JSON.stringify(value));
    return storage !== undefined;
  } catch {
    // The page goes on with what it has in memory.
    return false;
  }
}

/**
 * Forgets all that is kept of the signed-in user, in this tab and in the browser, whichever part of the page kept it: it
 * belonged to another server.
 *
 * @example forgetKeptItems();
 */
export function forgetKeptItems(): void {
  const user = getSession()?.username;
  if (user !== undefined) forgetUserItems(user);
}
