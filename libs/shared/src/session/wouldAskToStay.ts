/**
 * Whether the browser would ask before the page is closed, because something on it is not saved or still under way.
 *
 * @example if (wouldAskToStay()) askBeforeSigningOut();
 */
export function wouldAskToStay(): boolean {
  return (
    typeof window !== 'undefined' && !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  );
}
