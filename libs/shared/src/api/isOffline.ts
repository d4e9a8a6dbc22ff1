/**
 * Whether the browser has no network at all. False says little: a network need not lead to the server.
 *
 * @example if (isOffline()) hubNotices.offline();
 */
export function isOffline(): boolean {
  // Where there is no browser nobody knows.
  return globalThis.navigator?.onLine === false;
}
