import { untilQuiet } from '../tools/bench/untilQuiet.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

test('after a loss of the network that outlasts all attempts, the hub is opened again and the page is up to date', async ({
  page,
  context,
  server,
  signIn,
  consoleErrors,
}) => {
  await page.clock.install();
  await signIn();
  const { hub, requests } = server.sandbox;
  await expect.poll(() => hub.connectionCount).toBe(1);
  // Parts of the frame come a while after the page.
  await page.clock.fastForward(10_000);
  await untilQuiet(page);
  await context.setOffline(true);
  hub.dropAll();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(notices).toContainText('could not be re-established', { timeout: 1000 });
  }).toPass();
  requests.clear();
  await context.setOffline(false);
  await page.clock.fastForward(5000);
  await expect(notices).not.toContainText('could not be re-established');
  await expect.poll(() => hub.connectionCount).toBe(1);
  await expect.poll(() => requests.find({ path: '/api/v3/Filter/Preview/Group' }).length).toBeGreaterThan(0);
  consoleErrors.length = 0;
});
