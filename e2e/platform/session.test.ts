import { untilQuiet } from '../../tools/bench/untilQuiet.ts';
import { consoleErrorsOf, expect, fillLogin, people, signOut, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60, looseFiles: 8 } });

const posters = 'main img';

test('signs in a new tab from the open one, and signs out both', async ({ page, signInByForm }) => {
  await signInByForm();
  await expect(page.locator(posters).first()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('collection');
  await second.getByRole('banner').waitFor();
  await expect(second.locator(posters).first()).toBeVisible();
  await signOut(second);
  await expect(second.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('asks for a new sign-in when the server has ended the session, and returns to the page', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(people.plain, 'collection?q=eyes');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /3x3 Eyes/ })
      .first(),
  ).toBeVisible();
  // Otherwise a request in flight might get the 401 first.
  await untilQuiet(page);
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/*', status: 401, body: '', times: 3 });
  await page.getByRole('searchbox').fill('3x3');
  await expect(page.getByLabel('Username')).toBeVisible();
  server.sandbox.misbehaviour.clear();
  await fillLogin(page, people.plain);
  await expect(page).toHaveURL(/\/webui\/collection\?q=/);
  consoleErrorsOf(page).length = 0;
});

test('keeps the session in a new browser context with Remember Me', async ({ openContext }) => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto('');
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator(posters).first()).toBeVisible();
  const state = await context.storageState();
  await context.close();
  const later = await openContext({ storageState: state });
  const again = await later.newPage();
  await again.goto('');
  await again.getByRole('banner').waitFor();
  await expect(again.locator(posters).first()).toBeVisible();
  await later.close();
});

test('leads to the start page when the redirect names another site', async ({ page }) => {
  await page.goto(`login?redirectTo=${encodeURIComponent('//evil.example/')}`);
  await fillLogin(page, people.administrator);
  await expect(page).toHaveURL('dashboard');
});

test('leads to the exact address after signing in', async ({ page, signInByForm }) => {
  await signInByForm(people.administrator, 'settings/import#Import/RunOnStart');
  await expect(page).toHaveURL(/settings\/import#Import\/RunOnStart$/);
});

test('never sends the key in an address', async ({ page, server, signInByForm }) => {
  await signInByForm();
  await expect(page.locator(posters).first()).toBeVisible();
  const withKey = server.sandbox.requests.find().filter(({ query }) => /apikey|access_token/i.test(query));
  expect(withKey).toEqual([]);
});

/** Storage allowed while signed out: the browser's own, and settings keyed by user. */
const ownedByBrowser =
  /^(theme|hondana\.tab|hondana\.asked\..+|hondana\.settings\..+|react-router-scroll-positions)$/;

test('keeps what a user chose and typed through a reload, and removes it on sign-out', async ({
  page,
  signIn,
}) => {
  const traces = async () => {
    const names = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    return names.filter((name) => !ownedByBrowser.test(name) && name !== 'hondana.session');
  };
  await signIn();
  await expect(page.locator(posters).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Place, series or action' }).fill('Unrecognized');
  await page
    .getByRole('option', { name: /^Unrecognized/ })
    .first()
    .click();
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await table.getByRole('rowheader').first().click();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: /Manual/ })
    .click();
  // The list before it has the file's name, too.
  await page.waitForURL('**/unrecognized/files/link');
  const chosen = page
    .getByRole('main')
    .getByText(/\.(mkv|mp4|avi)/)
    .first();
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await expect
    .poll(async () => (await traces()).map((name) => name.replace(/^hondana\.user:.*:/, '')).toSorted())
    // Beside them what the interface itself keeps, sooner or later.
    .toEqual(expect.arrayContaining(['manual-link', 'palette-recent', 'places']));

  await signOut(page);
  await page.getByLabel('Username').waitFor();
  expect(await traces()).toEqual([]);
});

test('hides what one user did on the page from the next user', async ({ page, server, signIn }) => {
  const selection = page.getByRole('region', { name: 'Selection' });
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await signIn();
  const mark = page.getByRole('checkbox', { name: /^Select / }).first();
  // Beside the mouse a mark lies below the picture.
  await page.getByRole('listitem').filter({ has: mark }).first().hover();
  await mark.click();
  await expect(selection).toBeVisible();
  await page.getByRole('link', { name: 'Utilities' }).click();
  await table.getByRole('rowheader').first().click();
  await selection.getByRole('button', { name: 'AVDump Files' }).click();
  await expect(table).toContainText('Dump Failed!');
  await expect(notices).not.toHaveCount(0);
  // Version 6 refuses a dump without a key, and browsers log the 400.
  if (server.sandbox.isSince6) consoleErrorsOf(page).length = 0;

  await signOut(page);
  await page.getByLabel('Username').fill('alice');
  await expect(notices).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Utilities' }).click();
  await table.getByRole('rowheader').first().waitFor();
  await expect(table).not.toContainText('Dump Failed!');
  while (!page.url().endsWith('/collection')) await page.goBack();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  await expect(selection).toBeHidden();
});
