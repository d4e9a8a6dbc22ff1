import { parseAddress } from '../api/parseAddress.ts';

/**
 * A developer's overrides: remotes that this browser loads from a server on the same machine instead of the registry.
 * Kept in local storage, set on the Plugins page, never from the address bar: a link must not make code run.
 */
const storageName = 'hondana.overrides';

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine, the only kind that overrides may have. */
export function isOfOwnMachine(address: string): boolean {
  const url = parseAddress(address);
  return url !== undefined && /^https?:$/.test(url.protocol) && ownMachine.includes(url.hostname);
}

/** Whether any address is set; nothing is read of it. */
export function hasOverrides(): boolean {
  try {
    return localStorage.getItem(storageName) !== null;
  } catch {
    return false;
  }
}

/** The addresses that are set, in the order in which they were. */
export function readOverrides(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((address) => typeof address === 'string' && isOfOwnMachine(address));
  } catch {
    return [];
  }
}

/** Sets the addresses. They hold from the next load of the page. Throws when the browser keeps nothing. */
export function writeOverrides(addresses: readonly string[]): void {
  if (addresses.length === 0) localStorage.removeItem(storageName);
  else localStorage.setItem(storageName, JSON.stringify(addresses));
}
