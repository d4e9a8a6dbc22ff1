import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { build } from '../tools/build/build.ts';
import { publish } from '../tools/publish/publish.ts';
import { hashesOf, readDeployedRegistry } from './deployment.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

/** Builds an app anew, with every script different, and publishes it alone. */
async function publishAnotherBuild(app: string, deployment: string): Promise<void> {
  const output = await mkdtemp(path.join(tmpdir(), 'hondana-build-'));
  await build(app, {
    output,
    change: (configuration) => ({
      ...configuration,
      plugins: [
        ...(configuration.plugins ?? []),
        new rspack.BannerPlugin({ banner: `globalThis.builtAnew = '${app}';`, raw: true, test: /\.js$/ }),
      ],
    }),
  });
  await publish(output, deployment);
  await rm(output, { recursive: true });
}

async function changedFiles(deployment: string, before: Record<string, string>): Promise<string[]> {
  const after = await hashesOf(deployment);
  return Object.keys(before).filter((file) => after[file] !== before[file]);
}

for (const app of ['collection', 'shell']) {
  test(`the ${app} published alone is seen after a reload, and nothing else changes`, async ({
    page,
    signIn,
    deployment,
  }) => {
    await signIn();
    const posters = page.getByRole('main').locator('img');
    await expect(posters.first()).toBeVisible();
    const before = await hashesOf(deployment);

    await publishAnotherBuild(app, deployment);
    expect(await changedFiles(deployment, before)).toEqual(['remotes.json']);

    // The open tab goes on with what it has, parts not yet loaded included.
    await page.getByRole('searchbox').fill('3x3 eyes');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 group');
    await page
      .getByRole('main')
      .getByRole('link', { name: /3x3 Eyes/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
    expect(await page.evaluate(() => 'builtAnew' in globalThis)).toBe(false);

    await page.reload();
    await page.getByRole('banner').waitFor();
    await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'builtAnew'))).toBe(app);

    const { shell, remotes } = await readDeployedRegistry(deployment);
    const folders = [shell, ...remotes].map(({ folder }) => folder);
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const scripts = asked.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => !folders.some((folder) => name.startsWith(`/webui/${folder}`)))).toEqual(
      [],
    );
  });
}

test('a page that the browser kept for long finds today’s files', async ({
  page,
  server,
  signIn,
  deployment,
  consoleErrors,
}) => {
  const page1 = await (await fetch(`${server.url}/webui/`)).text();
  await signIn();
  await publishAnotherBuild('shell', deployment);
  const page2 = await (await fetch(`${server.url}/webui/`)).text();
  expect(page2).toBe(page1);
  // The test's own interception cuts the hub of the page that is left.
  await page.route('**/webui/collection', (route) =>
    route.fulfill({ body: page1, contentType: 'text/html' }),
  );
  await page.goto(`${server.url}/webui/collection`);
  await page.getByRole('banner').waitFor();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'builtAnew'))).toBe('shell');
  consoleErrors.length = 0;
});
