import type { Page } from 'playwright';

/** The browser's “network idle” comes once per document, which in a single-page application is long ago. */
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
