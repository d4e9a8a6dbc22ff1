import { serverRoot } from '../http/serverRoot.ts';
import { storageOf } from './storages.ts';

export interface Session {
  /** The API key. Sent in the `apikey` header only: no address, no log, no hub. */
  readonly key: string;
  readonly username: string;
  /** Remember Me: survives closing the browser. */
  readonly remember: boolean;
  /** As the server last said; lets the next page load send administrators' calls early. */
  readonly isAdministrator?: boolean;
}

/** Storage key in both stores; servers below paths of one host have one each. */
export const storageName = `hondana.session${serverRoot}`;

/** Validates a session from storage or another tab. */
export function readSession(value: unknown): Session | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, username, remember, isAdministrator } = value as Record<string, unknown>;
  if (typeof key !== 'string' || key === '' || typeof username !== 'string') return undefined;
  return { key, username, remember: remember === true, ...(isAdministrator === true && { isAdministrator }) };
}

const places = ['tab', 'browser'] as const;

function readFrom(storage: Storage | undefined): Session | undefined {
  try {
    return readSession(JSON.parse(storage?.getItem(storageName) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The stored session: this tab's, else this browser's (Remember Me). */
export function readStoredSession(): Session | undefined {
  for (const place of places) {
    const session = readFrom(storageOf(place));
    if (session) return session;
  }
  return undefined;
}

/** Stores a session: in this browser with Remember Me, else in this tab, or, where storage is denied, nowhere. */
export function storeSession(session: Session): void {
  const forTab = storageOf('tab');
  const storage = session.remember ? (storageOf('browser') ?? forTab) : forTab;
  try {
    storage?.setItem(storageName, JSON.stringify(session));
  } catch {
    // Storage is full or denied: the session lasts as long as the page.
  }
}

/** Removes the session from both stores; with a key, only where that key is stored. */
export function clearStoredSession(key?: string): void {
  for (const storage of places.map(storageOf)) {
    try {
      if (key === undefined || readFrom(storage)?.key === key) storage?.removeItem(storageName);
    } catch {
      // Denied storage holds nothing.
    }
  }
}
