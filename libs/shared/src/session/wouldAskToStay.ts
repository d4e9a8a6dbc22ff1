/**
 * Whether the browser would ask before the page is closed, because something on it is not saved or still under way.
 *
 * @example if (wouldAskToStay()) askBeforeSigningOut();
 */
export function wouldAskToStay(): boolean {
  // Where there is no window, nobody can be asked.
  return globalThis.dispatchEvent?.(new Event('beforeunload', { cancelable: true })) === false;
}
