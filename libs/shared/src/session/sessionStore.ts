import { serverRoot } from '../api/serverRoot.ts';
import { storageOf } from './storages.ts';

/** Who is signed in, in this tab. */
export interface Session {
  /** The API key. Goes into the `apikey` header and nowhere else: no address, no log, no hub. */
  readonly key: string;
  readonly username: string;
  /** Whether it outlives the browser's session (Remember Me). */
  readonly remember: boolean;
  /** What the server last said of the user; kept so that the page can ask at once what only administrators may. */
  readonly isAdministrator?: boolean;
}

/** Name under which both stores hold the session; servers below paths of one host have one each. */
export const storageName = `hondana.session${serverRoot}`;

/** A session read from a store or from another tab, or undefined when it is not one. */
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

/** The session that this tab or, with Remember Me, this browser has kept. */
export function keptSession(): Session | undefined {
  for (const place of places) {
    const session = readFrom(storageOf(place));
    if (session) return session;
  }
  return undefined;
}

/** Keeps a session: in this browser with Remember Me, otherwise in this tab alone, or, where that is denied, nowhere. */
export function keepSession(session: Session): void {
  const forTab = storageOf('tab');
  const storage = session.remember ? (storageOf('browser') ?? forTab) : forTab;
  try {
    storage?.setItem(storageName, JSON.stringify(session));
  } catch {
    // A full or closed store: the session lasts as long as the page.
  }
}

/** Forgets a session in both stores; with a key, only where that very key is kept. */
export function forgetSession(key?: string): void {
  for (const storage of places.map(storageOf)) {
    try {
      if (key === undefined || readFrom(storage)?.key === key) storage?.removeItem(storageName);
    } catch {
      // Nothing could be kept in a closed store.
    }
  }
}
