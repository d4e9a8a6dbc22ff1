import { atRest } from '../atRest.ts';
import { expect, fillLogin, people, test } from '../fixtures.ts';

for (const prefix of ['/webui', '', '/anime', '/a/b']) {
  test.describe(`under the prefix “${prefix}”`, () => {
    test.use({ sandboxOptions: { series: 60, webuiPrefix: prefix } });

    test('opens deep links, reloads and goes back', async ({ page, server }) => {
      await page.goto(`${server.url}${prefix}/collection?q=eyes`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?redirectTo=`));
      await fillLogin(page, people.administrator);
      await expect(page).toHaveURL(`${server.url}${prefix}/collection?q=eyes`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /3x3 Eyes/ })
        .first()
        .click();
      const heading = page.getByRole('heading', { level: 1, name: /3x3 Eyes/ });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${server.url}${prefix}/collection?q=eyes`);
    });
  });
}

test.describe('a plain server', () => {
  test.use({ sandboxOptions: { series: 60 } });

  test('serves the base path without a trailing slash and in another case', async ({ page, server }) => {
    await page.goto(`${server.url}/webui`);
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.goto(`${server.url}/WebUI/collection`);
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('shows an unknown address as not found inside the frame', async ({ page, signIn }) => {
    await signIn(undefined, 'nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});

test.describe('a static host with a cache', () => {
  test.use({ sandboxOptions: { series: 60, hosting: 'cdn' } });

  test('keeps published files and requests the registry on each visit', async ({ page, server, signIn }) => {
    await signIn();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    // The first visit includes what loads after the first posters; the hub's code is last.
    await expect.poll(() => server.sandbox.requests.find({ path: '/signalr/*' })).not.toEqual([]);
    await atRest(page);
    server.sandbox.requests.clear();
    await page.goto('collection');
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    const files = server.sandbox.requests.find({ path: '/webui/*' }).map(({ path }) => path);
    expect(files.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
    expect(files).toContain('/webui/remotes.json');
  });
});
