import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alternative } from '../../libs/shared/src/remote/descriptor.ts';
import { untilQuiet } from '../../tools/bench/untilQuiet.ts';
import { changeDescriptor, readDeployedRegistry } from '../deployment.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { advanceClock, minute, untilClockChecked, untilWatching, watchAtOnce } from '../watchAtOnce.ts';

test.use({ sandboxOptions: { series: 60 } });

async function publishAs(deployment: string, id: string, version: string): Promise<void> {
  await changeDescriptor(deployment, id, (descriptor) => ({ ...descriptor, version }));
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');

test('tells an idle open tab within a minute what was published', async ({
  page,
  server,
  signIn,
  deployment,
}) => {
  await page.clock.install();
  // Without an open hub: half a minute of silence would count as a lost connection and be handled.
  server.sandbox.misbehaviour.add({ pattern: '/signalr/*', hang: true });
  await signIn();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await publishAs(deployment, 'collection', '99.1.0+one');
  const watching = page.waitForResponse('**/watch.js');
  await page.clock.fastForward(10_000);
  await watching;
  await untilQuiet(page);
  await page.clock.fastForward(minute - 10_000);
  await expect(notices(page)).toContainText('Collection 99.1.0 is ready');
});

test('combines new versions in one notice, keeps it dismissed and drops it on rollback', async ({
  page,
  server,
  signIn,
  deployment,
}) => {
  await watchAtOnce(page);
  await signIn();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  const { remotes } = await readDeployedRegistry(deployment);
  const former = remotes.find(({ id }) => id === 'collection')?.version ?? '';
  await untilWatching(page);

  await publishAs(deployment, 'collection', '99.1.0+one');
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('Collection 99.1.0 is ready');
  await publishAs(deployment, 'utilities', '99.2.0+two');
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('New versions of Collection and Utilities are ready');
  await expect(notices(page)).toHaveCount(1);

  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notices(page)).toHaveCount(0);
  server.sandbox.requests.clear();
  await advanceClock(page, minute);
  await expect
    .poll(() => server.sandbox.requests.find({ path: '/webui/remotes.json' }).length)
    .toBeGreaterThan(0);
  await expect(notices(page)).toHaveCount(0);
  await publishAs(deployment, 'utilities', '99.3.0+three');
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('New versions of Collection and Utilities are ready');
  await publishAs(deployment, 'collection', former);
  await publishAs(deployment, 'utilities', remotes.find(({ id }) => id === 'utilities')?.version ?? '');
  await advanceClock(page, minute);
  await expect(notices(page)).toHaveCount(0);
});

test('checks for new versions on navigation, though not each time, and when the hub reconnects', async ({
  page,
  server,
  signIn,
  deployment,
}) => {
  await watchAtOnce(page);
  await signIn();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expect.poll(() => server.sandbox.hub.connectionCount).toBe(1);
  const registryRequests = () => server.sandbox.requests.find({ path: '/webui/remotes.json' }).length;
  const banner = page.getByRole('banner');
  await untilWatching(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await advanceClock(page, minute);
  await untilClockChecked(page);
  expect(registryRequests()).toBe(1);
  await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  await expect.poll(registryRequests).toBe(2);
  await publishAs(deployment, 'collection', '99.1.0+one');
  await advanceClock(page, 16_000);
  await banner.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(notices(page)).toContainText('Collection 99.1.0 is ready', { timeout: 5000 });
  await banner.getByRole('link', { name: 'Collection', exact: true }).click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  expect(registryRequests()).toBe(3);

  await publishAs(deployment, 'collection', '99.2.0+two');
  server.sandbox.hub.dropAll();
  await expect(notices(page).filter({ hasText: 'Collection 99.2.0 is ready' })).toBeVisible({
    timeout: 10_000,
  });
});

/** The marker disappears with a reload. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
}

const isMarked = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'isMarked'));

test('reloads a tab idle for half an hour once per version and keeps its place', async ({
  page,
  signIn,
  deployment,
}) => {
  await watchAtOnce(page);
  await signIn(undefined, 'settings/general');
  const rotate = page.getByRole('switch', { name: 'Rotate Logs' });
  await expect(rotate).toBeVisible();
  await mark(page);
  await publishAs(deployment, 'collection', '99.1.0+one');
  await untilWatching(page);
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('Collection 99.1.0 is ready');

  await rotate.click();
  await advanceClock(page, 31 * minute);
  await untilClockChecked(page);
  expect(await isMarked(page)).toBe(true);
  await rotate.click();
  await advanceClock(page, 29 * minute);
  await untilClockChecked(page);
  expect(await isMarked(page)).toBe(true);

  // A stale registry, as from a lagging cache, must not cause a reload loop.
  let isFirst = false;
  const { shell, remotes } = await readDeployedRegistry(deployment);
  await page.route('**/webui/remotes.json', async (route) => {
    if (!isFirst) return await route.continue();
    isFirst = false;
    const old = remotes.map((remote) =>
      remote.id === 'collection' ? { ...remote, version: '10.0.0+old' } : remote,
    );
    await route.fulfill({ json: { format: 1, shell, remotes: old } });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFirst = true;
  });
  await advanceClock(page, 2 * minute);
  // A poll with `evaluate` could run between the two pages.
  await page.waitForFunction(() => !Reflect.has(globalThis, 'isMarked'));
  await expect(page).toHaveURL(/\/settings\/general$/);
  await expect(rotate).toBeVisible();

  await mark(page);
  await untilWatching(page);
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('Collection 99.1.0 is ready');
  await advanceClock(page, 31 * minute);
  await untilClockChecked(page);
  expect(await isMarked(page)).toBe(true);
});

/** The other version's link has another label. */
async function stage(deployment: string, ...audiences: readonly Omit<Alternative, 'part'>[]): Promise<void> {
  const registry = await readDeployedRegistry(deployment);
  const utilities = registry.remotes.find(({ id }) => id === 'utilities');
  if (!utilities) throw new Error('The registry has no utilities.');
  const navigation = (utilities.navigation ?? []).map((entry) =>
    entry.path === 'utilities' ? { ...entry, label: 'Workshop' } : entry,
  );
  const alternatives = audiences.map((audience) => ({
    ...audience,
    part: { ...utilities, version: '99.1.0+staged', navigation },
  }));
  await writeFile(path.join(deployment, 'remotes.json'), JSON.stringify({ ...registry, alternatives }));
}

test('offers no version from the other side of a share until the share grows', async ({
  page,
  server,
  signIn,
  deployment,
}) => {
  await watchAtOnce(page);
  await stage(deployment, { share: 0.5 });
  const workshop = page.getByRole('banner').getByRole('link', { name: 'Workshop', exact: true });
  const registryRequests = () => server.sandbox.requests.find({ path: '/webui/remotes.json' }).length;
  await signIn();
  for (const [lot, links] of [
    ['0.4', 1],
    ['0.6', 0],
  ] as const) {
    await page.evaluate((drawn) => localStorage.setItem('hondana.lot', drawn), lot);
    await page.reload();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await expect(workshop).toHaveCount(links);
    await untilWatching(page);
    server.sandbox.requests.clear();
    await advanceClock(page, minute);
    await expect.poll(registryRequests).toBe(1);
    await expect(notices(page)).toHaveCount(0);
  }
  await stage(deployment, { share: 0.9 });
  await advanceClock(page, minute);
  await expect(notices(page)).toContainText('Utilities 99.1.0 is ready');
});

test('applies a channel chosen in the settings at the next load, until it is left', async ({
  page,
  signIn,
  deployment,
}) => {
  await stage(deployment, { channel: 'preview' });
  await signIn(undefined, 'settings/general');
  const workshop = page.getByRole('banner').getByRole('link', { name: 'Workshop', exact: true });
  const channel = page.getByRole('combobox', { name: 'Channel of This Browser' });
  await expect(channel).toHaveText('None');
  await expect(workshop).toHaveCount(0);
  await channel.click();
  await page.getByRole('option', { name: /^preview/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(workshop).toBeVisible();
  await expect(channel).toHaveText('preview');
  await channel.click();
  await page.getByRole('option', { name: 'None' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(channel).toHaveText('None');
  await expect(workshop).toHaveCount(0);
});
