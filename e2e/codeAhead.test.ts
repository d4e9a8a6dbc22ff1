import { atRest, atRestInUse } from './atRest.ts';
import { filesOfPages, watchLoaded } from './filesAhead.ts';
import { consoleErrorsOf, expect, type Page, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

function watchFiles(page: Page): string[] {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType()) && request.url().includes('/remotes/')) {
      requestedFiles.push(new URL(request.url()).pathname.replace(/^\/webui\//, ''));
    }
  });
  return requestedFiles;
}

test('opens series and their tabs without requesting a file', async ({ page, server, signIn }) => {
  const filesOf = (...tabs: string[]) =>
    filesOfPages(
      server.url,
      'collection',
      tabs.map((tab) => `collection/series/1/${tab}`),
    );
  const loaded = watchLoaded(page);
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  const ofSeries = await filesOf('overview');
  await loaded.until(ofSeries);
  const requestedFiles = watchFiles(page);
  await page.locator('main [data-virtual-cell] a[href*="/series/"]').first().click();
  const tabs = page.getByRole('navigation', { name: 'Series' });
  await expect(tabs).toBeVisible();
  // Other files may already be requested: each page prefetches in turn.
  expect(
    requestedFiles.filter((file) => ofSeries.includes(file)),
    'collection → series',
  ).toEqual([]);
  const names = ['Episodes', 'Credits', 'Files', 'Images', 'Tags', 'Overview'];
  const ofTabs = await filesOf(...names.map((name) => name.toLowerCase()));
  expect(ofTabs.length).toBeGreaterThan(ofSeries.length + 3);
  await loaded.until(ofTabs);
  requestedFiles.length = 0;
  for (const name of names) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}`));
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  }
  expect(
    requestedFiles.filter((file) => ofTabs.includes(file)),
    'tabs',
  ).toEqual([]);
});

test('opens the collection’s menus, dialogs and list view while offline', async ({ page, signIn }) => {
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRestInUse(page);
  const requestedFiles = watchFiles(page);
  await page.getByRole('radio', { name: 'List' }).check();
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await expect(page.getByRole('menu', { name: 'Sort' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Filter Presets', 'Display Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  expect(requestedFiles).toEqual([]);
  await page.context().setOffline(false);
  consoleErrorsOf(page).length = 0;
});

test('shows widgets below the fold without requesting a file', async ({ page, signIn }) => {
  await signIn(undefined, 'dashboard');
  await expect(
    page.getByRole('region', { name: 'Recently Imported' }).getByRole('link').first(),
  ).toBeVisible();
  await atRestInUse(page);
  const requestedFiles = watchFiles(page);
  const last = page.getByRole('region', { name: 'Recommended Anime' });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('link').first()).toBeVisible();
  expect(requestedFiles.filter((address) => address.includes('/remotes/dashboard/'))).toEqual([]);
});

test('opens the settings pages without requesting a file', async ({ page, server, signIn }) => {
  const loaded = watchLoaded(page);
  await signIn(undefined, 'settings/general');
  const menu = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(menu.first()).toBeVisible();
  const places = await menu.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/webui\//, '')),
  );
  const files = await filesOfPages(server.url, 'settings', places);
  expect(files.length).toBeGreaterThan(2 * places.length);
  // Unasked, an uncompressed server would not send them all.
  await atRestInUse(page);
  await loaded.until(files);
  const requestedFiles = watchFiles(page);
  for (const link of await menu.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(requestedFiles.filter((file) => files.includes(file))).toEqual([]);
});

test('fetches the files of another part of the interface once its link is pointed at', async ({
  page,
  server,
  signIn,
}) => {
  const loaded = watchLoaded(page);
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  const needed = await filesOfPages(server.url, 'settings', ['settings']);
  expect(needed.length).toBeGreaterThan(4);
  await atRestInUse(page);
  expect(
    needed.filter((file) => server.sandbox.requests.find({ path: `/webui/${file}` }).length > 0),
  ).toEqual([]);
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings', exact: true });
  await link.hover();
  await loaded.until(needed);
  const requestedFiles = watchFiles(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  expect(requestedFiles.filter((file) => needed.includes(file))).toEqual([]);
});

test('stops prefetching when the server is away', async ({ page, server, signIn }) => {
  // Nothing is prefetched until the page is complete.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v3/WebUI/Theme', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await signIn(undefined, 'settings/general');
  await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/*', cut: true });
  answer.resolve();
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  await atRest(page);
  expect(failed.length).toBeLessThan(6);
  consoleErrorsOf(page).length = 0;
});
