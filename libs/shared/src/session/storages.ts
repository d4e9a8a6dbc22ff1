import { serverRoot } from '../http/serverRoot.ts';

/** This tab until it closes, or this browser for all tabs. */
export type StoragePlace = 'tab' | 'browser';

/** Undefined when storage is denied: private windows, blocked cookies. */
export function storageOf(place: StoragePlace): Storage | undefined {
  try {
    return (place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A storage key per user and server. The user name is quoted, so that none is a prefix of another. */
export function userStorageKey(username: string, name: string): string {
  return `hondana.user${serverRoot}:${JSON.stringify(username)}:${name}`;
}

/** Removes all of a user's `userStorage.ts` items. */
export function removeUserItems(username: string): void {
  const prefix = userStorageKey(username, '');
  for (const storage of [storageOf('tab'), storageOf('browser')]) {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix)) storage?.removeItem(name);
  }
}
