import type { Page } from 'playwright';

/**
 * Waits until there has been no request and no answer for a while, in milliseconds. The browser's own “network idle”
 * comes once for each document, which in an application of one document is long ago.
 */
export function untilQuiet(page: Page, quietTime = 500): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      page.off('request', again);
      page.off('response', again);
      resolve();
    };
    let timer = setTimeout(end, quietTime);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, quietTime);
    };
    page.on('request', again);
    page.on('response', again);
  });
}
