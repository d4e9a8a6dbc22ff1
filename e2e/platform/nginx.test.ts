import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../../tools/build/paths.ts';
import { compressFiles } from '../../tools/publish/compressFiles.ts';
import { newDeployment } from '../../tools/publish/newDeployment.ts';
import { publish } from '../../tools/publish/publish.ts';
import { readDeployedRegistry } from '../deployment.ts';
import { test as base, expect, fillLogin, type Page, people } from '../fixtures.ts';
import { hasBrotli, type Nginx, nginxPath, startNginx } from '../nginx.ts';
import { addNotes } from '../notesPlugin.ts';

const built = (app: string): string => repositoryPath('apps', app, 'dist');

const test = base.extend<{ nginx: Nginx }>({
  nginx: async ({ server, page, folder }, provide) => {
    const nginx = await startNginx(folder, server.url);
    const deployment = path.join(folder, 'hondana/webui');
    await newDeployment(deployment, { origins: [nginx.collection, nginx.utilities] });
    await publish(built('shell'), deployment);
    const collection = path.join(folder, 'collection-release');
    await cp(built('collection'), collection, { recursive: true });
    await compressFiles(path.join(collection, 'files'));
    await publish(collection, deployment, {
      files: path.join(folder, 'collection'),
      at: `${nginx.collection}/`,
    });
    await publish(built('utilities'), deployment, {
      files: path.join(folder, 'utilities'),
      at: `${nginx.utilities}/`,
    });
    await provide(nginx);
    // Requests still in flight would be refused, which browsers log.
    await page.goto('about:blank');
    await nginx.stop();
  },
});

async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/collection`);
  await fillLogin(page, people.administrator);
  await page.getByRole('main').locator('img').first().waitFor();
  await expect(page).toHaveURL(`${address}/collection`);
}

test.skip(
  nginxPath === undefined,
  'There is no nginx on this machine: tools/test/installProxies.sh installs it.',
);
test.use({ sandboxOptions: { series: 60, looseFiles: 20 } });

test('loads the shell and its remotes from three origins behind nginx', async ({ page, nginx }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const hub = page.waitForEvent('websocket');
  const hubMessage = hub.then((socket) => socket.waitForEvent('framereceived'));

  await signInAt(page, `${nginx.shell}/webui`);
  await hubMessage;
  await page.goto(`${nginx.shell}/webui/utilities/unrecognized/files`);
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await table.getByRole('checkbox').nth(1).waitFor();

  const from = (origin: string): string[] => requested.filter((url) => url.startsWith(`${origin}/remotes/`));
  expect(from(nginx.collection).length).toBeGreaterThan(1);
  expect(from(nginx.utilities).length).toBeGreaterThan(1);
  expect(requested.filter((url) => url.startsWith(`${nginx.shell}/webui/remotes/`))).toEqual([]);
});

test('caches hashed files forever, revalidates the rest and compresses both behind nginx', async ({
  nginx,
  folder,
}) => {
  const { shell, remotes } = await readDeployedRegistry(path.join(folder, 'hondana/webui'));
  const ask = async (address: string, encoding = 'gzip') => {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
    const { status, headers } = response;
    const named = (name: string) => headers.get(name);
    return {
      status,
      caching: named('cache-control'),
      encoding: named('content-encoding'),
      readers: named('access-control-allow-origin'),
      type: named('content-type')?.split(';')[0],
      text: await response.text(),
    };
  };
  const neverStale = 'public, max-age=31536000, immutable';
  const script = `${shell.folder}${shell.script}`;
  expect(await ask(`${nginx.shell}/webui/${script}`)).toMatchObject({
    caching: neverStale,
    encoding: 'gzip',
  });
  for (const name of ['', 'index.html', 'remotes.json', 'version.json', 'collection/series/5']) {
    expect(await ask(`${nginx.shell}/webui/${name}`), name).toMatchObject({
      status: 200,
      caching: 'no-cache',
    });
  }
  expect(await ask(`${nginx.shell}/webui/remotes.json`)).toMatchObject({ encoding: 'gzip' });
  const place = await ask(`${nginx.shell}/webui/collection/series/5`);
  expect(place).toMatchObject({ type: 'text/html', text: (await ask(`${nginx.shell}/webui/`)).text });

  const collection = remotes.find(({ id }) => id === 'collection');
  expect(collection?.folder).toBe(
    `${nginx.collection}/remotes/collection/${collection?.version.replace('+', '-')}/`,
  );
  const entry = await ask(`${collection?.folder}remoteEntry.js`, hasBrotli ? 'br, gzip' : 'gzip');
  expect(entry).toMatchObject({ caching: neverStale, readers: '*', encoding: hasBrotli ? 'br' : 'gzip' });
  for (const missing of [
    `${nginx.shell}/webui/shell/10.0.0-00000000/main.js`,
    `${nginx.shell}/webui/nothing.json`,
    `${nginx.collection}/remotes/collection/10.0.0-00000000/remoteEntry.js`,
  ]) {
    expect(await ask(missing), missing).toMatchObject({ status: 404, caching: null });
  }
  expect(await ask(`${nginx.shell}/api/v3/Init/Status`)).toMatchObject({
    status: 200,
    type: 'application/json',
  });
});

test('loads the remotes of a second shell, below another path, from the same host', async ({
  page,
  server,
  nginx,
  folder,
}) => {
  const second = await startNginx(path.join(folder, 'second'), server.url, '/anime/list');
  try {
    const deployment = path.join(folder, 'second/hondana/anime/list');
    await newDeployment(deployment, { origins: [nginx.collection], prefix: '/anime/list' });
    await publish(built('shell'), deployment);
    await publish(built('collection'), deployment, {
      files: path.join(folder, 'collection'),
      at: `${nginx.collection}/`,
    });
    await signInAt(page, `${second.shell}/anime/list`);
    await page.getByRole('main').locator('a[href*="/series/"]').first().click();
    await expect(page).toHaveURL(new RegExp(`^${second.shell}/anime/list/collection/(series|group)/`));
    await page.reload();
    await page.getByRole('navigation', { name: 'Series' }).waitFor();
  } finally {
    await page.goto('about:blank');
    await second.stop();
  }
});

test('serves an added plugin beside a copied build, and an empty registry without one', async ({
  page,
  nginx,
  folder,
}) => {
  const deployment = path.join(folder, 'hondana/webui');
  await rm(deployment, { recursive: true });
  await cp(repositoryPath('dist/webui'), deployment, { recursive: true });
  const address = `${nginx.shell}/webui/tweak/remotes.json`;
  const nothing = await fetch(address);
  expect([nothing.status, nothing.headers.get('cache-control'), await nothing.json()]).toEqual([
    200,
    'no-cache',
    {},
  ]);
  await signInAt(page, `${nginx.shell}/webui`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notes' })).toHaveCount(0);

  await addNotes(path.join(folder, 'notes'), deployment);
  await page.goto(`${nginx.shell}/webui/notes`);
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  const { remotes } = await readDeployedRegistry(deployment);
  const entry = `${nginx.shell}/webui/${remotes.find(({ id }) => id === 'notes')?.folder}remoteEntry.js`;
  expect(entry).toContain('/tweak/remotes/notes/');
  expect((await fetch(entry)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
