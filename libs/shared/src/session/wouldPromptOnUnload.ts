/**
 * Whether closing the page would prompt, because of unsaved work or work in progress.
 * @example if (wouldPromptOnUnload()) askBeforeSigningOut();
 */
export function wouldPromptOnUnload(): boolean {
  return globalThis.dispatchEvent?.(new Event('beforeunload', { cancelable: true })) === false;
}
