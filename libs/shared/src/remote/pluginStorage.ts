import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';

/** Storage keys of a plugin: its own data, and data about it. */
function prefixesOf(id: string): readonly string[] {
  return [`hondana.plugin.${id}.`, `hondana.plugin.${id}/`];
}

function nameOf(id: string, name: string): string {
  return `hondana.plugin.${id}.${name}`;
}

/** Counts changes, in all tabs, to re-read storage. */
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
 * A value that a plugin stored in this browser; undefined when missing or unreadable. An earlier version of the plugin
 * may have written it: validate it.
 * @example const years = readPluginStorage('watch-statistics', 'years');
 */
export function readPluginStorage(id: string, name: string): unknown {
  return parsed(readText(id, name));
}

/**
 * Stores a JSON value; `undefined` deletes it.
 * @throws DOMException when the browser's storage is full or blocked
 * @example writePluginStorage('watch-statistics', 'years', [2024, 2025]);
 */
export function writePluginStorage(id: string, name: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(nameOf(id, name));
  else localStorage.setItem(nameOf(id, name), JSON.stringify(value));
  noteChange();
}

/**
 * A stored value with its setter; follows changes in other tabs.
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

/** Deletes a plugin's data in this browser, when it is removed. */
export function clearPluginStorage(id: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) =>
      prefixesOf(id).some((prefix) => name.startsWith(prefix)),
    );
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
  noteChange();
}
