/**
 * Whether the browser has no network at all. False says little: the network may not reach the server.
 * @example if (isOffline()) hubNotices.offline();
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
