import { parseAddress } from '../http/parseAddress.ts';

/** Development overrides: remotes loaded from this machine. Never set by the URL: a link must not make code run. */
const storageName = 'hondana.overrides';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL is on this machine; overrides must be. */
export function isLoopback(address: string): boolean {
  const url = parseAddress(address);
  return url !== undefined && /^https?:$/.test(url.protocol) && localHosts.includes(url.hostname);
}

/** Whether overrides are set, without parsing them. */
export function hasOverrides(): boolean {
  try {
    return localStorage.getItem(storageName) !== null;
  } catch {
    return false;
  }
}

/** The override URLs, in the order of setting. */
export function readOverrides(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((address) => typeof address === 'string' && isLoopback(address));
  } catch {
    return [];
  }
}

/** Stores the overrides for the next page load. Throws when the browser's storage is full or blocked. */
export function writeOverrides(addresses: readonly string[]): void {
  if (addresses.length === 0) localStorage.removeItem(storageName);
  else localStorage.setItem(storageName, JSON.stringify(addresses));
}
