/**
 * Whether the browser would ask before the page is closed, because something on it is not saved or still under way.
 *
 * @example if (wouldAskToStay()) askBeforeSigningOut();
 */
export function wouldAskToStay(): boolean {
  // Without a window there is no one to ask.
  return globalThis.dispatchEvent?.(new Event('beforeunload', { cancelable: true })) === false;
}
