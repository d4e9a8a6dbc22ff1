import { untilQuiet } from '../../tools/bench/untilQuiet.ts';
import { consoleErrorsOf, expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

test('waits for a server that restarts and stays at the same place', async ({ page, server, signIn }) => {
  // Only an open hub can be lost: it is open once it has sent the queue.
  const hub = page.waitForEvent('websocket');
  const connected = hub.then((socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => /queue:(on)?connected/i.test(String(payload))),
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
  // Browsers log the unreachable server; nothing else may be logged.
  expect(consoleErrorsOf(page).filter((text) => !/net::ERR|503|WebSocket/.test(text))).toEqual([]);
  consoleErrorsOf(page).length = 0;
});

test('opens a series from the palette by keyboard alone', async ({ page, signIn }) => {
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

test('finds a setting by its section in the palette and focuses its field', async ({ page, signIn }) => {
  await signIn(undefined, 'collection');
  await page.getByRole('main').locator('img').first().waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Place, series or action' })).toBeFocused();
  await page.keyboard.type('log options');
  const settings = page.getByRole('group', { name: 'Settings' }).getByRole('option');
  await expect(settings.filter({ hasText: 'Trace Logs' })).toHaveText('Trace LogsGeneral · Log Options');
  // The first match is the section itself.
  await expect(settings.filter({ hasText: 'Rotate Logs' })).toHaveCount(1);
  await page.keyboard.type(' trace');
  await expect(settings).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/general#TraceLog$/);
  await expect(page.getByRole('switch', { name: 'Trace Logs' })).toBeFocused();
});

test('scrolls another tab of a series below the tab bar only when the bar is pinned', async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const [long] = [...server.sandbox.library.series.values()].toSorted(
    (a, b) => b.episodes.length - a.episodes.length,
  );
  await signIn(undefined, `collection/series/${long?.id}/episodes`);
  const tabs = page.getByRole('navigation', { name: 'Series' });
  const tabTo = async (name: string): Promise<void> => {
    const link = tabs.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };
  const edges = () =>
    tabs.evaluate((bar) => ({
      end: bar.getBoundingClientRect().bottom,
      content: bar.nextElementSibling?.getBoundingClientRect().top ?? 0,
    }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await tabTo('Overview');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await tabTo('Episodes');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(async () => (await edges()).content).toBeLessThan(0);
  for (const tab of ['Overview', 'Tags']) {
    await tabTo(tab);
    const { end, content } = await edges();
    expect(content - end, tab).toBeGreaterThanOrEqual(0);
    expect(content - end, tab).toBeLessThan(24);
    expect(end, tab).toBeLessThan(120);
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  }
  await page.goBack();
  await expect(page).toHaveURL(/overview/);
});

test('a page opened by its address begins at its top, wherever the one before was', async ({
  page,
  server,
  signIn,
}) => {
  const [series] = server.sandbox.library.series.values();
  await signIn(undefined, `collection/series/${series?.id}/overview`);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await untilQuiet(page);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await page.goto('collection');
  await expect(page.getByRole('list', { name: 'Groups' }).getByRole('link').first()).toBeVisible();
  await untilQuiet(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a reload of a series keeps the place, until the user scrolls', async ({ page, server, signIn }) => {
  const [series] = server.sandbox.library.series.values();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await signIn(undefined, `collection/series/${series?.id}/overview`);
  for (const tab of ['Overview', 'Episodes']) {
    await page
      .getByRole('navigation', { name: 'Series' })
      .getByRole('link', { name: tab, exact: true })
      .click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await untilQuiet(page);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await page.reload();
    await expect.poll(place, tab).toBe(500);
  }
  // The page grows as answers come, which does not pull anybody back who has scrolled meanwhile.
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Series/*', delay: 2000 });
  await page.reload();
  await expect.poll(place).toBe(500);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -2000);
  await expect.poll(place).toBe(0);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('hr')));
  await untilQuiet(page);
  expect(await place()).toBe(0);
});
