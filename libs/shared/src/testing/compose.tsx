// Types of what `cdp` gives.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/**
 * Types into the focused field as an input method does: each stage takes the place of the one before, and the last one
 * stays open.
 *
 * @example await compose('ね', 'ねこ');
 */
export async function compose(...stages: readonly string[]): Promise<void> {
  for (const text of stages) {
    const place = { selectionStart: text.length, selectionEnd: text.length };
    await cdp().send('Input.imeSetComposition', { text, ...place });
  }
}

/** Ends what {@link compose} began, with the text that was chosen. */
export async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

/** Presses a key that the input method keeps for itself: the page hears of it, marked as such. */
export async function pressWhileComposing(key: 'Enter' | 'Escape'): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
}
