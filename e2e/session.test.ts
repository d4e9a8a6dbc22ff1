import { untilQuiet } from '../tools/bench/untilQuiet.ts';
import { newTestContext } from '../tools/test/testDay.ts';
import { expect, people, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const posters = 'main img';

test('a new tab is signed in by the open one, and signing out signs out both', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn();
  await expect(page.locator(posters).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${server.url}/webui/collection`);
  await second.getByRole('banner').waitFor();
  await expect(second.locator(posters).first()).toBeVisible();
  await second.getByRole('button', { name: /sign out|log out/i }).click();
  await expect(second.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a session that the server has ended is told once, and its page comes back after signing in', async ({
  page,
  server,
  signIn,
  consoleErrors,
}) => {
  await signIn(people.plain, 'collection?q=eyes');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /3x3 Eyes/ })
      .first(),
  ).toBeVisible();
  // What is still under way must not be the first to hear of it.
  await untilQuiet(page);
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/*', status: 401, body: '', times: 3 });
  await page.getByRole('searchbox').fill('3x3');
  await expect(page.getByLabel('Username')).toBeVisible();
  server.sandbox.misbehaviour.clear();
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/webui\/collection\?q=/);
  consoleErrors.length = 0;
});

test('Remember Me outlives the browser’s session, and nothing else does', async ({ browser, server }) => {
  const context = await newTestContext(browser);
  const page = await context.newPage();
  await page.goto(`${server.url}/webui/`);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator(posters).first()).toBeVisible();
  const state = await context.storageState();
  await context.close();
  const later = await newTestContext(browser, { storageState: state });
  const again = await later.newPage();
  await again.goto(`${server.url}/webui/`);
  await again.getByRole('banner').waitFor();
  await expect(again.locator(posters).first()).toBeVisible();
  await later.close();
});

for (const target of ['//evil.example/', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example']) {
  test(`redirectTo=${target} leads to the start page`, async ({ page, server }) => {
    await page.goto(`${server.url}/webui/login?redirectTo=${encodeURIComponent(target)}`);
    await page.getByLabel('Username').fill('Default');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${server.url}/webui/dashboard`);
  });
}

test('the key stands in no address', async ({ page, server, signIn }) => {
  await signIn();
  await expect(page.locator(posters).first()).toBeVisible();
  const withKey = server.sandbox.requests.find().filter(({ query }) => /apikey|access_token/i.test(query));
  expect(withKey).toEqual([]);
});
