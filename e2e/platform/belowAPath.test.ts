/** A proxy that passes everything below a path of its own on to the server's root, as nginx and Caddy do it. */
import { caddyPath } from '../caddy.ts';
import { test as base, expect, fillLogin, people, signOut } from '../fixtures.ts';
import { nginxPath } from '../nginx.ts';
import { startPathProxy } from '../pathProxy.ts';
import { readManifest } from '../readManifest.ts';

const test = base.extend<{ program: Parameters<typeof startPathProxy>[0]; home: string }>({
  program: ['nginx', { option: true }],
  home: async ({ page, server, program }, provide) => {
    const { url, stop } = await startPathProxy(program, server.url);
    await provide(url);
    await page.goto('about:blank');
    await stop();
  },
});

test.skip(
  nginxPath === undefined || caddyPath === undefined,
  'There is no nginx or no Caddy on this machine: tools/test/installProxies.sh installs them.',
);
test.use({ sandboxOptions: { series: 60 } });

test('keeps every request below the path that a proxy puts before the server', async ({
  page,
  server,
  home,
}) => {
  const outside: string[] = [];
  const sockets: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === home && !/^\/shoko(\/|$)/.test(pathname)) outside.push(pathname);
  });
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto(`${home}/shoko`);
  await fillLogin(page, people.administrator);
  await page.getByRole('banner').waitFor();
  await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
  expect(sockets).toEqual(['/shoko/signalr/aggregate']);

  await page.getByRole('link', { name: 'Collection' }).first().click();
  await expect(page).toHaveURL(`${home}/shoko/webui/collection`);
  const poster = page.getByRole('main').locator('img').first();
  await expect(poster).toHaveAttribute('src', /^\/shoko\/api\/v3\/Image\//);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // Calls that go out before the shell is there, on a page of another remote.
  await page.goto(`${home}/shoko/webui/settings/anidb`);
  await page.getByRole('textbox', { name: 'Related Depth' }).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  await page.goto(`${home}/shoko/webui/log`);
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
  expect(sockets).toContain('/shoko/signalr/logging');
  const { manifest, resolve } = await readManifest(page);
  expect(resolve(manifest.start_url)).toBe(`${home}/shoko/webui/`);
  expect(outside).toEqual([]);
});

test.describe('with Caddy', () => {
  test.use({ program: 'caddy' });

  test('keeps separate sessions for two servers below paths of one host', async ({ page, home, server }) => {
    await page.goto(`${home}/shoko/webui/`);
    await page.getByRole('checkbox', { name: 'Remember Me' }).check();
    await fillLogin(page, people.administrator);
    await page.getByRole('banner').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${home}/other/webui/`);
    await fillLogin(other, people.plain);
    await other.getByRole('banner').waitFor();
    await signOut(other);
    await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByText(people.administrator.username)).toBeVisible();
    await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
    await page.goto(`${home}/shoko/webui/collection`);
    await page.getByRole('main').locator('img').first().waitFor();
  });
});
