/** What a page leads to is ready before it is pressed: the code of its own tabs and steps, the files of other pages. */
import type { Registry } from '../libs/shared/src/remote/descriptor.ts';
import { atRest } from './atRest.ts';
import { expect, type Page, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

/** Scripts and styles of remotes that the page asks for from now on. */
function filesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType()) && request.url().includes('/remotes/')) {
      asked.push(request.url());
    }
  });
  return asked;
}

test('a series’ tabs, and the series themselves, are opened without a file', async ({ page, signIn }) => {
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRest(page);
  const asked = filesAsked(page);
  await page.locator('main [data-virtual-cell] a[href*="/series/"]').first().click();
  const tabs = page.getByRole('navigation', { name: 'Series' });
  await expect(tabs).toBeVisible();
  expect(asked, 'collection → series').toEqual([]);
  await atRest(page);
  asked.length = 0;
  for (const tab of ['Episodes', 'Credits', 'Files', 'Images', 'Tags', 'Overview']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/${tab.toLowerCase()}`));
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  }
  expect(asked, 'tabs').toEqual([]);
});

test('what the bar of the collection opens, and the other view, are there without the server', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRest(page);
  const asked = filesAsked(page);
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
  expect(asked).toEqual([]);
  await page.context().setOffline(false);
  consoleErrors.length = 0;
});

test('widgets that begin below the screen come without a file', async ({ page, signIn }) => {
  await signIn(undefined, 'dashboard');
  await expect(
    page.getByRole('region', { name: 'Recently Imported' }).getByRole('link').first(),
  ).toBeVisible();
  await atRest(page);
  const asked = filesAsked(page);
  const last = page.getByRole('region', { name: 'Recommended Anime' });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('link').first()).toBeVisible();
  expect(asked.filter((address) => address.includes('/remotes/dashboard/'))).toEqual([]);
});

test('pages of the settings and of the utilities are opened without a file', async ({ page, signIn }) => {
  // The one page that links to another page of the settings, whose file is fetched ahead once it is shown.
  await signIn(undefined, 'settings/user-management');
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  await atRest(page);
  const asked = filesAsked(page);
  const menu = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  for (const link of await menu.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(asked, 'settings').toEqual([]);
});

test('another part of the interface begins with files that the browser has', async ({
  page,
  server,
  signIn,
}) => {
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  // A page with an intercepted address has no cache.
  await page.unrouteAll();
  await page.reload();
  await atRest(page);
  const begun = await page.evaluate(() => performance.now());
  server.sandbox.requests.clear();
  const begins = ['settings', 'utilities'];
  for (const place of begins) {
    const name = place.replace(/^./, (letter) => letter.toUpperCase());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${place}/`));
  }
  await atRest(page);
  const { remotes }: Registry = await (await fetch(`${server.url}/webui/remotes.json`)).json();
  const needed = remotes.flatMap(({ folder, entry, preload, pages }) =>
    begins.flatMap((place) =>
      preload[`${place}/*`]
        ? [entry, ...(preload[`${place}/*`] ?? []), ...(pages?.[place] ?? [])].map((name) => folder + name)
        : [],
    ),
  );
  expect(needed.length).toBeGreaterThan(10);
  const loaded = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > since)
        .map(({ name }) => name),
    begun,
  );
  for (const file of needed) {
    expect
      .soft(
        loaded.filter((name) => name.endsWith(file)),
        file,
      )
      .not.toHaveLength(0);
    // At most the server says that nothing has changed: files made a moment ago are asked about.
    const statuses = server.sandbox.requests.find({ path: `/webui/${file}` }).map(({ status }) => status);
    expect
      .soft(
        statuses.filter((status) => status !== 304),
        file,
      )
      .toHaveLength(0);
  }
});

test('a server that is away is not asked for one file after the other', async ({
  page,
  server,
  signIn,
  consoleErrors,
}) => {
  // Until this is answered the page is not complete, and nothing is fetched ahead.
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/WebUI/Theme', delay: 5000 });
  // The one page that links to another page of the settings, whose file is fetched ahead once it is shown.
  await signIn(undefined, 'settings/user-management');
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/*', cut: true });
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  await atRest(page);
  expect(failed.length).toBeLessThan(6);
  consoleErrors.length = 0;
});
