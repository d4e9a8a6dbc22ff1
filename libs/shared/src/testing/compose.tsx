// Types of `cdp`.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/**
 * Types into the focused field like an input method (IME): each stage replaces the previous one; the last stays open.
 * @example await compose('ね', 'ねこ');
 */
export async function compose(...stages: readonly string[]): Promise<void> {
  for (const text of stages) {
    const place = { selectionStart: text.length, selectionEnd: text.length };
    await cdp().send('Input.imeSetComposition', { text, ...place });
  }
}

/** Commits what {@link compose} began. */
export async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

/** Presses a key that the input method handles: the page gets it as `keyCode` 229. */
export async function pressWhileComposing(key: 'Enter' | 'Escape'): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
}
