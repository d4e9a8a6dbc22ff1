import { atRestInUse } from '../atRest.ts';
import { test as base, consoleErrorsOf, expect, fillLogin, type Page, people } from '../fixtures.ts';
import { type Gateway, guest, setBasicAuthUsers, startGateway } from '../gateway.ts';
import { nginxPath } from '../nginx.ts';
import { untilWatching, watchAtOnce } from '../watchAtOnce.ts';

const test = base.extend<{
  open: (kind: Parameters<typeof startGateway>[0]) => Promise<Gateway>;
}>({
  open: async ({ page, server, folder }, provide) => {
    const opened: Gateway[] = [];
    await provide(async (kind) => {
      await setBasicAuthUsers(folder, [guest]);
      const gateway = await startGateway(kind, folder, server.url);
      opened.push(gateway);
      return gateway;
    });
    // Requests still in flight would be refused, which browsers log.
    await page.goto('about:blank');
    for (const { stop } of opened) await stop();
  },
});

test.skip(
  nginxPath === undefined,
  'There is no nginx on this machine: tools/test/installProxies.sh installs it.',
);
test.use({ sandboxOptions: { series: 60 } });

const depth = (page: Page) => page.getByRole('textbox', { name: 'Related Depth' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const notice = (page: Page) =>
  page
    .getByRole('region', { name: 'Notices' })
    .getByRole('listitem')
    .filter({ hasText: 'sign in there in another tab' });

async function saveWhileClosed(page: Page, url: string, close: () => Promise<unknown>): Promise<void> {
  await watchAtOnce(page);
  await page.goto(`${url}/webui/settings/anidb`);
  await untilWatching(page);
  await depth(page).fill('4');
  // Prefetching would be refused, which browsers log.
  await atRestInUse(page);
  await close();
  await save(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(depth(page)).toHaveValue('4');
}

async function saveAgain(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

test('works behind a cookie gateway, and keeps changes when that blocks a save', async ({
  page,
  server,
  open,
}) => {
  const { url, signIn } = await open('cookie');
  await page.goto(`${url}/webui/collection`);
  await expect(page).toHaveURL(signIn);
  await page.getByRole('link', { name: 'Let me in' }).click();
  await fillLogin(page, people.administrator);
  await page.getByRole('banner').waitFor();
  await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
  await page.goto(`${url}/webui/collection`);
  await page.getByRole('main').locator('img').first().waitFor();

  await saveWhileClosed(page, url, () => page.context().clearCookies());
  const other = await page.context().newPage();
  await other.goto(url);
  await other.getByRole('link', { name: 'Let me in' }).click();
  await expect(other).toHaveTitle(/Hondana/);
  await saveAgain(page);
});

test.describe('with Shoko Server 6', () => {
  test.use({ sandboxOptions: { series: 20, serverVersion: '6.0.0.425' } });

  test('hears of changes behind Basic auth, which the hub’s token leaves alone', async ({
    page,
    server,
    open,
  }) => {
    const { url } = await open('basic');
    const address = url.replace('//', `//${guest.username}:${encodeURIComponent(guest.password)}@`);
    await page.goto(`${address}/webui/`);
    await fillLogin(page, people.administrator);
    await page.getByRole('banner').waitFor();
    await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
  });
});

test('works behind Basic auth, and keeps changes when that blocks a save', async ({
  page,
  server,
  folder,
  open,
}) => {
  const { url } = await open('basic');
  const address = url.replace('//', `//${guest.username}:${encodeURIComponent(guest.password)}@`);
  await page.goto(`${address}/webui/`);
  await fillLogin(page, people.administrator);
  await page.getByRole('banner').waitFor();
  await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
  await page.goto(`${url}/webui/collection`);
  await page.getByRole('main').locator('img').first().waitFor();

  await saveWhileClosed(page, url, () => setBasicAuthUsers(folder, []));
  await setBasicAuthUsers(folder, [guest]);
  // The browser has dropped the refused credentials; with a window it would prompt.
  const other = await page.context().newPage();
  await other.goto(`${address}/webui/`);
  await saveAgain(page);
  // Browsers log the refusals.
  consoleErrorsOf(page).length = 0;
});
