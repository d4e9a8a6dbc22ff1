import { readFileSync } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addRemote, changeDescriptor, readDeployedRegistry } from '../deployment.ts';
import { consoleErrorsOf, expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

type Find = (names: readonly string[], read: (name: string) => string) => string | undefined;

const lazyScript: Find = (names, read) =>
  names.find((name) => /^\d+\.js$/.test(name) && read(name).includes('About this series'));

const kinds: readonly (readonly [name: string, find: Find])[] = [
  ['entry', () => 'remoteEntry.js'],
  ['exposed script', () => 'src_routes_tsx.js'],
  ['style sheet of the exposed script', () => 'src_routes_tsx.css'],
  ['lazy script', lazyScript],
  ['lazy style sheet', (names, read) => lazyScript(names, read)?.replace(/js$/, 'css')],
];

for (const [name, find] of kinds) {
  test(`refuses the collection’s ${name} when it has one byte more`, async ({ page, signIn, deployment }) => {
    const { remotes } = await readDeployedRegistry(deployment);
    const folder = path.join(deployment, remotes.find(({ id }) => id === 'collection')?.folder ?? '');
    const names = await readdir(folder);
    const file = find(names, (script) => readFileSync(path.join(folder, script), 'utf8'));
    expect(names).toContain(file);
    await appendFile(path.join(folder, String(file)), ' ');
    await signIn(undefined, 'collection/series/5');
    await expect(page.getByRole('heading', { name: 'Collection could not be shown' })).toBeVisible();
    await expect(page.getByText(`The file ${file} is not the one that was published.`)).toBeVisible();
    consoleErrorsOf(page).length = 0;
  });
}

for (const file of ['login.js', 'login.css']) {
  test(`refuses the shell’s ${file} when it has one byte more`, async ({ page, server, deployment }) => {
    const { shell } = await readDeployedRegistry(deployment);
    await appendFile(path.join(deployment, shell.folder, file), ' ');
    await page.goto(`${server.url}/webui/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByLabel('Username')).toHaveCount(0);
    consoleErrorsOf(page).length = 0;
  });
}

test('refuses a script that no registry names', async ({ page, signIn, server }) => {
  await signIn();
  const outcome = await page.evaluate((address) => {
    const script = document.createElement('script');
    try {
      script.src = address;
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  }, `${server.url}/api/v3/Init/Status?x=.js`);
  expect(outcome).toBe('refused');
  expect(await page.evaluate(() => Reflect.get(globalThis, '__hondanaBoot'))).toBeUndefined();
  consoleErrorsOf(page).length = 0;
});

const container = `var hondana_foreign = { init() {}, get: () => Promise.resolve(() => ({ routes: [{ path: 'foreign', loader: () => { document.title = 'foreign code ran'; return null; }, Component: () => null }] })) };`;

async function serveForeign(body: () => string): Promise<{ origin: string; close: () => void }> {
  const foreign = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(body());
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  return { origin: `http://localhost:${port}/`, close: () => void foreign.close() };
}

for (const isAltered of [false, true]) {
  test(`a remote of an unknown origin ${isAltered ? 'is refused with one byte more' : 'runs as approved'}`, async ({
    page,
    signIn,
    deployment,
  }) => {
    const foreign = await serveForeign(() => (isAltered ? `${container} ` : container));
    await addRemote(deployment, {
      id: 'foreign',
      title: 'Foreign',
      script: container,
      origin: foreign.origin,
      routes: [{ path: 'foreign', module: './routes' }],
    });
    await signIn();
    await page.evaluate(() => history.pushState(null, '', 'foreign'));
    await page.reload();
    if (isAltered)
      await expect(page.getByRole('heading', { name: 'Foreign could not be shown' })).toBeVisible();
    else await expect(page).toHaveTitle(/foreign code ran/);
    foreign.close();
    consoleErrorsOf(page).length = 0;
  });
}

test('refuses an entry file without a known integrity', async ({ page, signIn, deployment }) => {
  await changeDescriptor(deployment, 'collection', (descriptor) => ({
    ...descriptor,
    files: { 'other.js': 'sha384-AAAA' },
  }));
  await signIn();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  consoleErrorsOf(page).length = 0;
});
