import type { Browser, Page } from 'playwright';
import { newTestContext } from '../test/testDay.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Marks a card in the page that is there, and its place while it is not. */
export const card = '[data-virtual-item]';
export const placeholder = '[data-card-placeholder]';

/** A key of the administrator. */
export async function newKey(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'Default', pass: 'password', device: 'web-ui' }),
  });
  const { apikey } = (await response.json()) as { apikey: string };
  return apikey;
}

/** A new page with a cold cache and a signed-in user. */
export async function openSignedIn(browser: Browser, url: string): Promise<Page> {
  const context = await newTestContext(browser, { viewport: { width: 1440, height: 900 } });
  const session = { key: await newKey(url), username: 'Default', remember: true };
  await context.addInitScript((value) => {
    localStorage.setItem('hondana.session', value);
  }, JSON.stringify(session));
  return context.newPage();
}

/** The collection, with its first cards and all that follows them. */
export async function openCollection(browser: Browser, url: string): Promise<Page> {
  const page = await openSignedIn(browser, url);
  await page.goto(`${url}/webui/collection`);
  await page.locator(card).first().waitFor();
  await untilQuiet(page);
  return page;
}
