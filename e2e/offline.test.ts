import { untilQuiet } from '../tools/bench/untilQuiet.ts';
import { atRest } from './atRest.ts';
import { consoleErrorsOf, expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

test('reconnects the hub and refetches the page after a network loss that outlasts all retries', async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  const { hub, requests } = server.sandbox;
  await expect.poll(() => hub.connectionCount).toBe(1);
  // Parts of the frame are lazy-loaded after the page.
  await page.clock.fastForward(10_000);
  await untilQuiet(page);
  await page.context().setOffline(true);
  hub.dropAll();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(notices).toContainText('could not be re-established', { timeout: 1000 });
  }).toPass();
  requests.clear();
  await page.context().setOffline(false);
  await page.clock.fastForward(5000);
  await expect(notices).not.toContainText('could not be re-established');
  await expect.poll(() => hub.connectionCount).toBe(1);
  await expect.poll(() => requests.find({ path: '/api/v3/Filter/Preview/Group' }).length).toBeGreaterThan(0);
  consoleErrorsOf(page).length = 0;
});

test('announces a lost network, fails a search with it, and recovers by itself', async ({ page, signIn }) => {
  await signIn();
  const cards = page.getByRole('main').getByRole('list', { name: 'Groups' }).getByRole('link');
  await expect(cards.first()).toBeVisible();
  await atRest(page);
  const notices = page.getByRole('region', { name: 'Notices' });
  const main = page.getByRole('main');

  await page.context().setOffline(true);
  await expect(notices).toContainText('Connection lost – reconnecting…', { timeout: 2000 });
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('a');
  await expect(main.getByRole('alert')).toContainText('There is no connection');
  await expect(cards).toHaveCount(0);
  await expect(main).not.toContainText('No results');
  await expect(main).not.toContainText(/\d+ groups?/);

  await page.context().setOffline(false);
  await expect(cards.first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(notices).not.toContainText('Connection lost');
  consoleErrorsOf(page).length = 0;
});
