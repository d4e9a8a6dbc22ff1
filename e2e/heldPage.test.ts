/** A page whose session expires, or whose server restarts, stays until its user can go on. */
import type { SandboxServer } from '../apps/sandbox/src/server.ts';
import { consoleErrorsOf, expect, type Page, people, signOut, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 40 } });

const depth = (page: Page) => page.getByRole('textbox', { name: 'Related Depth' });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });
/** The page behind has hidden fields of the same names. */
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.locator('main input[name=password]');

async function typeSomething(page: Page): Promise<void> {
  await depth(page).fill('4');
  await expect(page.getByText('Unsaved Changes')).toBeVisible();
}

async function signInAndSave(page: Page): Promise<void> {
  await password(page).fill(people.administrator.password);
  await login(page).click();
  await expect(depth(page)).toHaveValue('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
}

/** Revokes all keys, and makes the page notice. */
async function endSessions(page: Page, server: SandboxServer): Promise<void> {
  const key = await page.evaluate(() => JSON.parse(sessionStorage.getItem('hondana.session') ?? '{}').key);
  await fetch(`${server.url}/api/auth`, {
    method: 'DELETE',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '"web-ui"',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(login(page)).toBeVisible();
}

test('keeps unsaved changes when the server restarts', async ({ page, server, signIn }) => {
  const socket = page.waitForEvent('websocket');
  await signIn(people.administrator, 'settings/anidb');
  await (await socket).waitForEvent('framereceived');
  await typeSomething(page);
  server.sandbox.misbehaviour.add({
    pattern: '/api/v3/Init/Status',
    body: '{"State":"Starting","StartupMessage":"Starting Scheduler...","Uptime":null,"DatabaseBlocked":null}',
    contentType: 'application/json',
  });
  server.sandbox.hub.dropAll();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server is starting. Please wait!');
  await expect(depth(page)).toBeHidden();
  server.sandbox.misbehaviour.clear();
  await expect(depth(page)).toHaveValue('4');
  await expect(page).toHaveTitle(/AniDB/);
  await expect(page.getByText('SignalR connection restored!')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test('returns to the page with its unsaved changes after signing in again', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(people.administrator, 'settings/anidb');
  await typeSomething(page);
  await endSessions(page, server);
  await expect(page).toHaveURL(/settings\/anidb/);
  await expect(username(page)).toHaveValue(people.administrator.username);
  await signInAndSave(page);
  consoleErrorsOf(page).length = 0;
});

test('keeps unsaved changes when the user signs out in another tab', async ({ page, signIn }) => {
  await signIn(people.administrator, 'settings/anidb');
  await typeSomething(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await signOut(other);
  await expect(login(other)).toBeVisible();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(/settings\/anidb/);
  await signInAndSave(page);
  consoleErrorsOf(page).length = 0;
});

test('keeps unsaved changes when another page fails and is retried', async ({ page, server, signIn }) => {
  await signIn(people.administrator, 'settings/anidb');
  await typeSomething(page);
  server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/settings/*', status: 500 });
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings could not be shown');
  // Files that are available on retry load without a message.
  await expect(page.getByText(/returned status 500/)).toBeVisible();
  server.sandbox.misbehaviour.clear();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^AniDB/ })
    .click();
  await expect(depth(page)).toHaveValue('4');
  consoleErrorsOf(page).length = 0;
});

test('discards unsaved changes when another user signs in', async ({ page, server, signIn }) => {
  await signIn(people.administrator, 'settings/anidb');
  await typeSomething(page);
  await endSessions(page, server);
  await username(page).fill(people.plain.username);
  await password(page).fill(people.plain.password);
  await login(page).click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('banner')).toContainText(people.plain.username);
  await expect(depth(page)).toHaveCount(0);
  await page.goBack().catch(() => {});
  await expect(page.getByText('Unsaved Changes')).toHaveCount(0);
  consoleErrorsOf(page).length = 0;
});

test('restores an unsaved new user when the page fails and is retried', async ({ page, server, signIn }) => {
  server.sandbox.misbehaviour.add({
    pattern: '/api/v3/Tag/AniDB',
    delay: 3000,
    body: '{"Total":2,"List":[null,null]}',
    contentType: 'application/json',
  });
  await signIn(people.administrator, 'settings/user-management/new');
  const name = page.getByRole('textbox', { name: 'Username', exact: true });
  await name.fill('mika');
  await page.getByRole('checkbox', { name: 'AniDB User' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings could not be shown');
  server.sandbox.misbehaviour.clear();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(name).toHaveValue('mika');
  await expect(page.getByRole('checkbox', { name: 'AniDB User' })).toBeChecked();
  await expect(page.getByText('Unsaved Changes')).toBeVisible();

  await page.getByRole('link', { name: 'All users' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(name).toHaveValue('');
  consoleErrorsOf(page).length = 0;
});

test('keeps unsaved changes that a blocked database refuses', async ({ page, server, signIn }) => {
  const { lifecycle } = server.sandbox;
  await signIn(people.administrator, 'settings/anidb');
  await typeSomething(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  lifecycle.blockDatabase('Recreating groups');
  await save.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Database is Blocked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The database is blocked');
  await expect(page.getByText(/then restart Shoko Server/)).toBeVisible();
  await expect(depth(page)).toBeHidden();
  lifecycle.set('Started');
  await expect(depth(page)).toHaveValue('4');
  await expect(save).toBeFocused();
  await save.click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test.describe('on Shoko Server 6', () => {
  test.use({ sandboxOptions: { series: 40, serverVersion: '6.0.0.425' } });

  test('says once that the database is blocked, also after a reload, and comes back', async ({
    page,
    server,
    signIn,
  }) => {
    const { lifecycle } = server.sandbox;
    const heading = page.getByRole('heading', { level: 1 });
    const files = page.getByRole('region', { name: 'Unrecognized Files' });
    const retry = page.getByRole('button', { name: 'Retry' });
    const socket = page.waitForEvent('websocket');
    await signIn(people.plain, 'collection');
    await (await socket).waitForEvent('framereceived');
    lifecycle.blockDatabase('Recreating groups');
    // All widgets are refused.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading).toHaveText('The database is blocked');
    await expect(page.getByText('Recreating groups')).toBeVisible();
    await expect(page.getByText(/tell an administrator/)).toBeVisible();
    await expect(retry).toBeHidden();
    lifecycle.set('Started');
    await expect(files).toContainText('.mkv');

    lifecycle.blockDatabase();
    await page.reload();
    await expect(heading).toHaveText('The database is blocked');
    await expect(retry).toBeHidden();
    lifecycle.set('Started');
    await expect(files).toContainText('.mkv');
    await expect(page).toHaveURL('dashboard');
    consoleErrorsOf(page).length = 0;
  });
});
