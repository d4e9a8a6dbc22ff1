import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../plugin/testPlugin.ts';
import { release } from '../publish/release.ts';
import { exposedModules } from './exposed.ts';
import { repositoryPath } from './paths.ts';

const run = promisify(execFile);

/** A remote with two widgets of the same file name, in `.cache` so that packages resolve. */
async function writeRemote(title: string): Promise<string> {
  const folder = repositoryPath('.cache', path.basename(await temporaryFolder()));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const part = (text: string) =>
    `import { createElement } from 'react';\nexport const contribution = () => createElement('p', null, '${text}');\n`;
  const contribution = (id: string) =>
    `{ slot: 'series.tab', id: '${id}', title: '${id}', module: './src/${id}/index.tsx' }`;
  const files = {
    'package.json': '{ "version": "1.0.0", "type": "module" }',
    'src/cover/index.tsx': part('cover'),
    'src/spine/index.tsx': part('spine'),
    'remote.config.ts': `export const remote = {
      id: 'books',
      title: '${title}',
      requires: { contract: '^3.0.0' },
      routes: [],
      contributions: [${contribution('cover')}, ${contribution('spine')}],
    };\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

async function releaseOf(title: string): Promise<{ folder: string; descriptor: RemoteDescriptor }> {
  const folder = await release('books', { folder: await writeRemote(title), into: await temporaryFolder() });
  return { folder, descriptor: JSON.parse(await readFile(path.join(folder, 'descriptor.json'), 'utf8')) };
}

test('changes the version when only remote.config.ts changes', async () => {
  const [before, same, after] = [
    await releaseOf('Books'),
    await releaseOf('Books'),
    await releaseOf('My Books'),
  ];
  expect(same.descriptor).toEqual(before.descriptor);
  expect(after.descriptor.files).toEqual(before.descriptor.files);
  expect(after.descriptor.version).not.toBe(before.descriptor.version);
  expect(path.basename(after.folder)).not.toBe(path.basename(before.folder));
});

test('builds two contributions with the same file name', async () => {
  const { folder, descriptor } = await releaseOf('Books');
  const modules = (descriptor.contributions ?? []).map(({ module }) => module);
  expect(modules).toEqual(['./cover/index', './spine/index']);
  const entry = await readFile(path.join(folder, 'files/remoteEntry.js'), 'utf8');
  for (const module of modules) expect(entry).toContain(`"${module}"`);
});

test('rejects two files with the same module name', () => {
  const contribution = (id: string, module: string) =>
    ({ slot: 'series.tab', id, title: id, module }) as const;
  const contributions = [contribution('one', './src/notes.ts'), contribution('two', './src/notes.tsx')];
  expect(() =>
    exposedModules({
      id: 'books',
      title: 'Books',
      requires: { contract: '^3.0.0' },
      routes: [],
      contributions,
    }),
  ).toThrow('books: ./src/notes.ts and ./src/notes.tsx have one name; rename one of them.');
});

async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'base64')] as const),
    ),
  );
}

async function buildIn(checkout: string, apps: readonly string[], output: string): Promise<void> {
  const script = `
    const { build } = await import(${JSON.stringify(path.join(checkout, 'tools/build/build.ts'))});
    for (const app of ${JSON.stringify(apps)}) await build(app, { output: ${JSON.stringify(output)} + '/' + app });`;
  await run(process.execPath, ['--input-type=module', '--eval', script]);
}

test('builds the same bytes from the same sources in any folder and order', async () => {
  // These folder names in a checkout's path once changed how its modules were split into chunks.
  const checkout = repositoryPath('.cache/same-bytes/shared/overlays/checkout');
  const cleanUp = () => rm(repositoryPath('.cache/same-bytes'), { recursive: true, force: true });
  await cleanUp();
  onTestFinished(cleanUp);
  await mkdir(checkout, { recursive: true });
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'apps',
    'libs',
    'tools',
    'contract',
  ])
    await cp(repositoryPath(name), path.join(checkout, name), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
    });
  // Hard links where the system has them: there are tens of thousands of files.
  await run('cp', ['-al', repositoryPath('node_modules'), path.join(checkout, 'node_modules')]);
  const [here, there] = [await temporaryFolder(), await temporaryFolder()];
  await buildIn(repositoryPath(), ['shell', 'utilities', 'dashboard'], here);
  await buildIn(checkout, ['dashboard', 'shell', 'utilities'], there);
  for (const app of ['shell', 'utilities', 'dashboard']) {
    const [one, other] = [await contentOf(path.join(here, app)), await contentOf(path.join(there, app))];
    expect(Object.keys(other), app).toEqual(Object.keys(one));
    for (const name of Object.keys(one)) expect(other[name] === one[name], `${app}/${name}`).toBe(true);
  }
});
