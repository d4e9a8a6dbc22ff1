import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { languages } from '../../libs/shared/src/language/languages.ts';
import { languageFileName } from '../../libs/shared/src/remote/filesOf.ts';
import { build } from '../../tools/build/build.ts';
import { unpackLastRelease } from '../../tools/publish/lastRelease.ts';
import { publish } from '../../tools/publish/publish.ts';
import { hashesOf, readDeployedRegistry } from '../deployment.ts';
import { consoleErrorsOf, expect, type Fixtures, type Page, test } from '../fixtures.ts';
import { advanceClock, minute, untilWatching, watchAtOnce } from '../watchAtOnce.ts';

test.use({ sandboxOptions: { series: 60 } });

/** Every script differs, so that all their hashes do. */
async function publishAnotherBuild(app: string, deployment: string): Promise<void> {
  const output = await mkdtemp(path.join(tmpdir(), 'hondana-build-'));
  await build(app, {
    output,
    change: (configuration) => ({
      ...configuration,
      plugins: [
        ...(configuration.plugins ?? []),
        new rspack.BannerPlugin({ banner: `globalThis.isRebuilt = '${app}';`, raw: true, test: /\.js$/ }),
      ],
    }),
  });
  await publish(output, deployment);
  await rm(output, { recursive: true });
}

async function changedFiles(deployment: string, before: Record<string, string>): Promise<string[]> {
  const after = await hashesOf(deployment);
  return Object.keys(before)
    .filter((file) => after[file] !== before[file])
    .sort();
}

const messages = {
  collection: 'A new version of Collection is ready',
  shell: 'A new version of Hondana is ready',
};

const languageFiles = languages
  .filter((tag) => tag !== 'en')
  .map(languageFileName)
  .sort();

for (const [app, changed] of [
  // A remote goes to the additions, and no file of the interface changes.
  ['collection', []],
  ['shell', [...languageFiles, 'remotes.json', 'shell/history.json']],
] as const) {
  test(`loads a newly published ${app} after a reload, and changes nothing else`, async ({
    page,
    signIn,
    deployment,
  }) => {
    await watchAtOnce(page);
    await signIn();
    const posters = page.getByRole('main').locator('img');
    await expect(posters.first()).toBeVisible();
    const before = await hashesOf(deployment);

    await publishAnotherBuild(app, deployment);
    expect(await changedFiles(deployment, before)).toEqual(changed);

    await page.getByRole('searchbox').fill('3x3 eyes');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 group');
    await page
      .getByRole('main')
      .getByRole('link', { name: /3x3 Eyes/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
    expect(await page.evaluate(() => 'isRebuilt' in globalThis)).toBe(false);

    await untilWatching(page);
    await advanceClock(page, minute);
    await expect(page.getByText(messages[app])).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => Reflect.has(globalThis, 'isRebuilt'));
    await page.getByRole('banner').waitFor();
    await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isRebuilt'))).toBe(app);

    const { shell, remotes } = await readDeployedRegistry(deployment);
    const folders = [shell, ...remotes].map(({ folder }) => folder);
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const scripts = requested.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => !folders.some((folder) => name.startsWith(`/webui/${folder}`)))).toEqual(
      [],
    );
  });
}

/** Even if its contract doesn't fit the other apps. */
async function publishLastRelease(app: string, deployment: string): Promise<void> {
  const unpacked = await mkdtemp(path.join(tmpdir(), 'hondana-last-release-'));
  const builds = await unpackLastRelease(unpacked);
  await publish(String(builds[app]), deployment, { isForced: true });
  await rm(unpacked, { recursive: true });
}

test('loads the current files from a page that the browser has cached for long', async ({
  page,
  server,
  signIn,
  deployment,
}) => {
  const page1 = await (await fetch(`${server.url}/webui/`)).text();
  await signIn();
  // Both, because the contract of that shell may not fit today's remotes.
  await publishLastRelease('settings', deployment);
  await publishLastRelease('shell', deployment);
  const { shell } = await readDeployedRegistry(deployment);
  const page2 = await (await fetch(`${server.url}/webui/`)).text();
  expect(page2).toBe(page1);
  // The interception aborts the previous page's hub, which is logged.
  await page.route('**/webui/settings/general', (route) =>
    route.fulfill({ body: page1, contentType: 'text/html' }),
  );
  await page.goto('settings/general');
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(requested).toContain(`${server.url}/webui/${shell.folder}${shell.script}`);
  consoleErrorsOf(page).length = 0;
});

/** Deletes the current build's files, as a server's update does. */
async function replaceBuild(app: string, deployment: string): Promise<void> {
  const { shell, remotes } = await readDeployedRegistry(deployment);
  const present = app === 'shell' ? shell : remotes.find(({ id }) => id === app);
  await publishAnotherBuild(app, deployment);
  await rm(path.join(deployment, String(present?.folder)), { recursive: true });
}

interface OpenTab extends Pick<Fixtures, 'deployment' | 'signIn'> {
  readonly page: Page;
}

async function replaceUnderOpenTab(app: string, { page, signIn, deployment }: OpenTab): Promise<void> {
  // Disables prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signIn(undefined, 'settings/general');
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toBeVisible();
  await replaceBuild(app, deployment);
}

const newVersion = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'A new version is installed' });

test('announces a new version when a remote’s script has become a page under an open tab', async ({
  page,
  signIn,
  deployment,
}) => {
  await replaceUnderOpenTab('settings', { page, signIn, deployment });
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Import' }).click();
  await expect(newVersion(page)).toBeVisible();
  await expect(page.getByText(/is missing: the server returned a page instead/)).toBeVisible();
  // On a slow machine there may also be a notice with a Reload button.
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('switch', { name: 'Import on start' }).waitFor();
  consoleErrorsOf(page).length = 0;
});

test('announces a new version when a remote was replaced before its first load', async ({
  page,
  signIn,
  deployment,
}) => {
  await replaceUnderOpenTab('utilities', { page, signIn, deployment });
  await page.getByRole('banner').getByRole('link', { name: 'Log' }).click();
  await expect(newVersion(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor();
  consoleErrorsOf(page).length = 0;
});

test('announces a new version when a shell script has become a page under an open tab', async ({
  page,
  signIn,
  deployment,
}) => {
  await replaceUnderOpenTab('shell', { page, signIn, deployment });
  await page.evaluate(() => {
    history.pushState(null, '', 'firstrun');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(newVersion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('banner').waitFor();
  consoleErrorsOf(page).length = 0;
});
