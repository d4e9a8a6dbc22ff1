/** Who is signed in, in this tab. */
export interface Session {
  /** The API key. Goes into the `apikey` header and nowhere else: no address, no log, no hub. */
  readonly key: string;
  readonly username: string;
  /** Whether it outlives the browser's session (Remember Me). */
  readonly remember: boolean;
}

/** Name under which both stores hold the session. */
const storageName = 'hondana.session';

/** A session read from a store or from another tab, or undefined when it is not one. */
export function readSession(value: unknown): Session | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, username, remember } = value as Record<string, unknown>;
  if (typeof key !== 'string' || key === '' || typeof username !== 'string') return undefined;
  return { key, username, remember: remember === true };
}

/** Both stores may be missing or closed (private windows, blocked cookies): then memory alone holds it. */
function storages(): Storage[] {
  const found: Storage[] = [];
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = globalThis[name];
      if (storage) found.push(storage);
    } catch {
      // Access is denied.
    }
  }
  return found;
}

function readFrom(storage: Storage): Session | undefined {
  try {
    return readSession(JSON.parse(storage.getItem(storageName) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The session that this tab or, with Remember Me, this browser has kept. */
export function keptSession(): Session | undefined {
  for (const storage of storages()) {
    const session = readFrom(storage);
    if (session) return session;
  }
  return undefined;
}

/** Keeps a session: in local storage with Remember Me, otherwise for this tab alone. */
export function keepSession(session: Session): void {
  const [forTab, forBrowser] = storages();
  const storage = session.remember ? (forBrowser ?? forTab) : forTab;
  try {
    storage?.setItem(storageName, JSON.stringify(session));
  } catch {
    // A full or closed store: the session lasts as long as the page.
  }
}

/** Forgets a session in both stores; with a key, only where that very key is kept. */
export function forgetSession(key?: string): void {
  for (const storage of storages()) {
    try {
      if (key === undefined || readFrom(storage)?.key === key) storage.removeItem(storageName);
    } catch {
      // Nothing could be kept in a closed store.
    }
  }
}
