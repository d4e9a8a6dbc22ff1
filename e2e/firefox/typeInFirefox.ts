import type { BrowserContext } from '@playwright/test';

/**
 * Over WebDriver BiDi, `fill` sets the value, which React tracks, so that it ignores the event. An editing command
 * counts as typing. Call before opening a page.
 */
export async function typeInFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    });
  });
}
