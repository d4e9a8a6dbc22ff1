/** Without web sockets every tab polls, and a browser has only six connections per server. */
import type { BrowserContext } from '@playwright/test';
import { expect, type Page, people, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 40 } });

declare global {
  /** Simulates a tab in the background: browsers under test show all tabs. */
  var isBehind: boolean | undefined;
}

async function withoutSockets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebSocket');
  });
}

async function canBeHidden(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isBehind === true });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (globalThis.isBehind ? 'hidden' : 'visible'),
    });
  });
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isBehind) => {
    globalThis.isBehind = isBehind;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('disconnects hidden tabs without web sockets, so that the log opens in a fourth', async ({
  page,
  server,
  signInByForm,
}) => {
  await withoutSockets(page.context());
  await canBeHidden(page.context());
  const { hub } = server.sandbox;
  await signInByForm(people.administrator, 'log');
  await expect.poll(() => hub.connectionCount).toBe(2);
  let shown = page;
  // Two connections each, for events and the log: three tabs would take all six.
  for (let tabs = 2; tabs <= 4; tabs++) {
    await setHidden(shown, true);
    await expect.poll(() => hub.connectionCount).toBe(0);
    shown = await page.context().newPage();
    await shown.goto('log');
    await expect(shown.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(() => hub.connectionCount).toBe(2);
  }

  server.sandbox.hub.log({
    Level: 'Info',
    TimeStamp: new Date().toISOString(),
    LoggerName: 'Test',
    Caller: 'Test',
    Message: 'While it was hidden',
  });
  await setHidden(shown, true);
  await expect(page.getByText('While it was hidden')).toHaveCount(0);
  const read = () => server.sandbox.requests.find({ path: '/api/v3/User/Current' }).length;
  const before = read();
  await setHidden(page, false);
  await expect(page.getByText('While it was hidden')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(read).toBeGreaterThan(before);
  await expect.poll(() => hub.connectionCount).toBe(2);
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
});

test('keeps a hidden tab connected by web socket', async ({ page, server, signIn }) => {
  await canBeHidden(page.context());
  const { hub } = server.sandbox;
  await signIn(people.administrator, 'log');
  await expect.poll(() => hub.connectionCount).toBe(2);
  await setHidden(page, true);
  // A later timer of the same length fires later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(hub.connectionCount).toBe(2);
});
