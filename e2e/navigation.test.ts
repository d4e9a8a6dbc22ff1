import { untilQuiet } from '../tools/bench/untilQuiet.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

test('a server that restarts while a page is open is waited for, and leads back to the same place', async ({
  page,
  server,
  signIn,
  consoleErrors,
}) => {
  // Only an open hub can be lost: it is when it has told of the queue.
  const hub = page.waitForEvent('websocket');
  const connected = hub.then((socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Queue:OnConnected')),
  );
  await signIn(undefined, 'collection/series/5/files?view=list');
  const place = page.url();
  await connected;
  await untilQuiet(page);
  server.sandbox.restart(1000);
  await expect(page.getByText('SignalR connection lost!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Server is starting. Please wait!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Series' })).toBeVisible();
  await expect(page).toHaveURL(place);
  // A server that is away is an error to the browser, and the only one.
  expect(consoleErrors.filter((text) => !/net::ERR|503|WebSocket/.test(text))).toEqual([]);
  consoleErrors.length = 0;
});

test('the palette leads to a series, by keyboard alone', async ({ page, signIn }) => {
  await signIn(undefined, 'collection');
  await page.getByRole('main').locator('img').first().waitFor();
  const name = await page.getByRole('main').locator('a[href*="/series/"]').last().textContent();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Place, series or action' })).toBeFocused();
  await page.keyboard.type(name?.slice(0, 12) ?? '');
  const series = page.getByRole('group', { name: 'Series' }).getByRole('option').first();
  await expect(series).toBeVisible();
  const wanted = await series.textContent();
  while ((await series.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection\/series\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted?.trim() ?? '');
});
