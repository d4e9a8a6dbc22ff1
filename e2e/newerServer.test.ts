/** A server that is newer than this version knows: nothing is refused, and administrators see a notice. */
import { isWithin } from '../libs/shared/src/remote/range.ts';
import { readDeployedRegistry } from './deployment.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 10 } });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/v3/Init/Version', async (route) => {
    const response = await route.fetch();
    const { Server, ...others } = await response.json();
    await route.fulfill({ response, json: { ...others, Server: { ...Server, Version: '7.0.0' } } });
  });
  // The recorded hubs are those of other servers.
  await page.route('**/api/v3/Auth/GenerateToken', () => {});
});

test('offers all of Hondana on a newer server, with a notice until that is dismissed', async ({
  page,
  deployment,
  signIn,
}) => {
  await signIn(undefined, 'settings/account');
  const notice = page.getByText(/^Hondana hasn’t been tested with Shoko Server/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const places = page.getByRole('banner').getByRole('link');
  for (const name of ['Dashboard', 'Collection', 'Utilities', 'Settings']) {
    await expect(places.filter({ hasText: name })).toBeVisible();
  }
  const { remotes } = await readDeployedRegistry(deployment);
  expect(remotes.filter(({ requires }) => !isWithin('7.0.0', requires.server ?? '*'))).toEqual([]);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(places.filter({ hasText: 'Settings' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
