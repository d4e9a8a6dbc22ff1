import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` reach React in Firefox, which Playwright drives over WebDriver BiDi: it sets the value and sends an event,
 * and React, which remembers the value that it sees set, takes nothing to have changed. What a command of the editor
 * inserts counts as typed. Before any page is opened.
 */
export async function typeInFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    });
  });
}
