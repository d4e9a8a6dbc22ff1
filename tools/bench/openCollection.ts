import type { Browser, Page } from 'playwright';
import { coldPlace } from './cold/places.ts';
import { desktop, inNewPage } from './cold/visit.ts';
import { untilQuiet } from './untilQuiet.ts';

/** A loaded card; `placeholder` matches the place of one that isn't loaded yet. */
export const card = '[data-virtual-item]';
export const placeholder = '[data-card-placeholder]';

export function onCollection<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  return inNewPage(browser, url, coldPlace('collection'), { viewport: desktop }, async (page) => {
    await page.locator(card).first().waitFor();
    await untilQuiet(page);
    return work(page);
  });
}
