/**
 * Whether closing the page would prompt, because of unsaved work or work in progress.
 * @example if (wouldAskToStay()) askBeforeSigningOut();
 */
export function wouldAskToStay(): boolean {
  return globalThis.dispatchEvent?.(new Event('beforeunload', { cancelable: true })) === false;
}
