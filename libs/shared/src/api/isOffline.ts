/**
 * Whether the browser has no network at all. False says little: a network need not lead to the server.
 *
 * @example if (isOffline()) hubNotices.offline();
 */
export function isOffline(): boolean {
  // Unknown outside a browser.
  return globalThis.navigator?.onLine === false;
}
