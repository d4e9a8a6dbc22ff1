import { serverRoot } from '../api/serverRoot.ts';

/** Where something is kept: in this tab until it is closed, or in this browser for all tabs. */
export type StoragePlace = 'tab' | 'browser';

/** Either store may be missing or closed: private windows, blocked cookies. */
export function storageOf(place: StoragePlace): Storage | undefined {
  try {
    return (place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The name under which a user's item of this server is stored. The user's name is in quotes, so that none is a prefix of
 * another.
 */
export function userItemName(username: string, name: string): string {
  return `hondana.user${serverRoot}:${JSON.stringify(username)}:${name}`;
}

/** Forgets what `userStorage.ts` has kept of a user, whichever part of the page kept it. */
export function forgetUserItems(username: string): void {
  const prefix = userItemName(username, '');
  for (const storage of [storageOf('tab'), storageOf('browser')]) {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix)) storage?.removeItem(name);
  }
}
