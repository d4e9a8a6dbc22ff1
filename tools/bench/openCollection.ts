import type { Browser, Page } from 'playwright';
import { newTestContext } from '../test/testDay.ts';
import { signIn } from './storedSession.ts';
import { untilQuiet } from './untilQuiet.ts';

/** A loaded card; `placeholder` matches the place of one that isn't loaded yet. */
export const card = '[data-virtual-item]';
export const placeholder = '[data-card-placeholder]';

export async function openSignedIn(browser: Browser, url: string): Promise<Page> {
  const context = await newTestContext(browser, { viewport: { width: 1440, height: 900 } });
  await signIn(context, url);
  return context.newPage();
}

export async function openCollection(browser: Browser, url: string): Promise<Page> {
  const page = await openSignedIn(browser, url);
  await page.goto(`${url}/webui/collection`);
  await page.locator(card).first().waitFor();
  await untilQuiet(page);
  return page;
}
