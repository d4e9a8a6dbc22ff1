import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';

/** Everything under a plugin's id begins with one of these: what it keeps, and what is kept about it. */
function prefixesOf(id: string): readonly string[] {
  return [`hondana.plugin.${id}.`, `hondana.plugin.${id}/`];
}

function nameOf(id: string, name: string): string {
  return `hondana.plugin.${id}.${name}`;
}

/** Counts the changes, also those of other tabs: what is kept is read where it is kept. */
const changesAtom = atom(0);
changesAtom.onMount = () => {
  addEventListener('storage', noteChange);
  return () => removeEventListener('storage', noteChange);
};

function noteChange(): void {
  getDefaultStore().set(changesAtom, (count) => count + 1);
}

function readText(id: string, name: string): string | null {
  try {
    return localStorage.getItem(nameOf(id, name));
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a plugin keeps in this browser under a name of its own; undefined when nothing is kept there or it cannot be
 * read. It may be of an earlier version of the plugin, so look at it before you trust it.
 *
 * @example const years = readPluginStorage('watch-statistics', 'years');
 */
export function readPluginStorage(id: string, name: string): unknown {
  return parsed(readText(id, name));
}

/**
 * Keeps a value that JSON can hold; `undefined` forgets it.
 *
 * @throws DOMException when the browser has no room or keeps nothing
 * @example writePluginStorage('watch-statistics', 'years', [2024, 2025]);
 */
export function writePluginStorage(id: string, name: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(nameOf(id, name));
  else localStorage.setItem(nameOf(id, name), JSON.stringify(value));
  noteChange();
}

/**
 * A kept value and the function that changes it, in a component; it follows changes of other tabs.
 *
 * @example
 * const [kept, keep] = usePluginStorage('watch-statistics', 'unit');
 * const unit = kept === 'hours' ? 'hours' : 'episodes';
 */
export function usePluginStorage(id: string, name: string): readonly [unknown, (value: unknown) => void] {
  const textAtom = useMemo(
    () =>
      atom((get) => {
        get(changesAtom);
        return readText(id, name);
      }),
    [id, name],
  );
  const text = useAtomValue(textAtom);
  const keep = useCallback((value: unknown) => writePluginStorage(id, name, value), [id, name]);
  return [parsed(text), keep];
}

/** Deletes everything that this browser stores for a plugin, when it is removed. */
export function clearPluginStorage(id: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) =>
      prefixesOf(id).some((prefix) => name.startsWith(prefix)),
    );
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  noteChange();
}
