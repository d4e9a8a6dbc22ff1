import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@hondana/shared/remote';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import { unpackLastRelease } from '../../tools/publish/lastRelease.ts';
import { publish } from '../../tools/publish/publish.ts';
import { readDeployedRegistry } from '../deployment.ts';
import { test as base, expect, type Page } from '../fixtures.ts';

const test = base.extend<{ lastRelease: Readonly<Record<string, string>> }>({
  lastRelease: async ({ folder }, provide) => provide(await unpackLastRelease(folder)),
});

test.use({ sandboxOptions: { series: 60, looseFiles: 20 } });

const places: readonly (readonly [id: string, path: string, shows: (page: Page) => Promise<void>])[] = [
  [
    'collection',
    'collection',
    async (page) => {
      await page.getByRole('main').locator('img').first().waitFor();
      await page.getByRole('main').locator('a[href*="/series/"]').first().click();
      await page.getByRole('navigation', { name: 'Series' }).waitFor();
    },
  ],
  [
    'linking',
    'collection/series/5/tmdb-linking',
    (page) => page.getByRole('heading', { level: 1, name: 'Metadata Linking' }).waitFor(),
  ],
  [
    'settings',
    'settings/general',
    (page) => page.getByRole('combobox', { name: 'Theme', exact: true }).waitFor(),
  ],
  [
    'utilities',
    'utilities/unrecognized/files',
    async (page) => {
      const table = page.getByRole('table', { name: 'Unrecognized Files' });
      await table.getByRole('checkbox').nth(1).waitFor();
    },
  ],
  [
    'dashboard',
    'dashboard',
    async (page) => {
      await page.getByRole('region', { name: 'Recently Imported' }).getByRole('link').first().waitFor();
      await page
        .getByRole('button', { name: /^AVDump / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'AVDump' }).waitFor();
    },
  ],
];

async function expectRefusal(
  page: Page,
  { title, requires }: RemoteDescriptor,
  contract: string,
): Promise<void> {
  await expect(page.getByRole('heading', { name: `${title} could not be shown` })).toBeVisible();
  await expect(
    page.getByText(
      `It needs version ${requires.contract} of the shell’s contract; this shell offers ${contract}.`,
    ),
  ).toBeVisible();
}

async function visitAll(page: Page, deployment: string, contract: string): Promise<void> {
  const { remotes } = await readDeployedRegistry(deployment);
  for (const [id, address, shows] of places) {
    const remote = remotes.find((one) => one.id === id);
    await page.goto(address);
    await page.getByRole('banner').waitFor();
    if (!remote) throw new Error(`${id} is not deployed.`);
    if (isWithin(contract, remote.requires.contract)) await shows(page);
    else await expectRefusal(page, remote, contract);
  }
}

test('runs the last release’s remotes in this shell, or names the contract they need', async ({
  page,
  signIn,
  deployment,
  lastRelease,
}) => {
  for (const [app, build] of Object.entries(lastRelease)) {
    if (app !== 'shell') await publish(build, deployment, { isForced: true });
  }
  await signIn();
  await visitAll(page, deployment, contractVersion);
});

test('runs this release’s remotes in the last shell, or names the contract they need', async ({
  page,
  signIn,
  deployment,
  lastRelease,
}) => {
  // Publishing refuses an incompatible shell; here the shell itself must report it.
  await publish(String(lastRelease.shell), deployment, { isForced: true });
  const { shell } = await readDeployedRegistry(deployment);
  await signIn();
  await visitAll(page, deployment, shell.contract);
});

test('starts this release from a page that the server has kept since the first release', async ({
  page,
  signIn,
  deployment,
}) => {
  // Servers keep the page in memory, so it may be older than everything it loads.
  await copyFile(new URL('../fixtures/firstPage.html', import.meta.url), path.join(deployment, 'index.html'));
  await signIn();
  await visitAll(page, deployment, contractVersion);
});

test('links a series from the last release’s collection and returns, or refuses it', async ({
  page,
  server,
  signIn,
  deployment,
  lastRelease,
}) => {
  const published = await publish(String(lastRelease.collection), deployment, { isForced: true });
  const { remotes } = await readDeployedRegistry(deployment);
  const collection = remotes.find(({ id }) => id === 'collection');
  expect(collection?.version).toBe(published);
  if (collection && !isWithin(contractVersion, collection.requires.contract)) {
    await signIn(undefined, 'collection');
    await expectRefusal(page, collection, contractVersion);
    return;
  }

  const series = [...server.sandbox.library.series.values()].find(
    (one) => one.type === 'TV' && one.tmdbShows.length === 0 && one.episodes.length < 60 && !one.restricted,
  );
  const address = `collection/series/${series?.id}`;
  await signIn(undefined, `${address}/overview`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('link', { name: 'Add TMDB link' })).toBeVisible();
  const name = (await heading.textContent()) ?? '';
  await page.evaluate(() => Reflect.set(globalThis, 'isSameTab', true));

  await page.getByRole('link', { name: 'Add TMDB link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Metadata Linking' })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save Links' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save Links' }).click();

  // The collection refetches what the linking remote changed, though they were built separately.
  await expect(page).toHaveURL(new RegExp(`${address}/overview$`));
  await expect(page.getByRole('link', { name: /^Edit link to / })).toHaveAttribute(
    'href',
    new RegExp(`${address}/tmdb-linking\\?type=Show&id=${series?.tmdbShows[0]}$`),
  );
  await page.getByRole('link', { name: /^Edit link to / }).click();
  await expect(page.getByRole('button', { name: /^TMDB match for episode 1: / })).toContainText(/S\d+ E\d+/);
  await page.goBack();
  await expect(heading).toHaveText(name);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameTab'))).toBe(true);
});
