import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { expect, test } from 'vitest';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { newRemote } from './newRemote.ts';
import { temporaryFolder } from './testPlugin.ts';

/** The installed packages are in the folder above. */
async function emptyRepository(): Promise<string> {
  const above = await temporaryFolder();
  await symlink(repositoryPath('node_modules'), path.join(above, 'node_modules'));
  const root = path.join(above, 'repository');
  await mkdir(path.join(root, 'apps'), { recursive: true });
  await mkdir(path.join(root, 'node_modules/@hondana'), { recursive: true });
  await cp(repositoryPath('tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  await writeFile(path.join(root, 'package-lock.json'), '{"packages":{}}');
  return root;
}

test('adds a new remote to the lock file, and builds it with its descriptor', async () => {
  const root = await emptyRepository();
  await newRemote('reading-list', root);

  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages)).toEqual(['apps/reading-list', 'node_modules/@hondana/reading-list']);

  const folder = path.join(root, 'apps/reading-list');
  await build('reading-list', { folder });
  const descriptor: RemoteDescriptor = JSON.parse(
    await readFile(path.join(folder, 'dist/descriptor.json'), 'utf8'),
  );
  expect(descriptor).toMatchObject({
    id: 'reading-list',
    title: 'Reading List',
    container: 'hondana_reading_list',
    routes: [{ path: 'reading-list', module: './routes' }],
    navigation: [{ label: 'Reading List', path: 'reading-list' }],
  });
  expect(Object.keys(descriptor.files)).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'src_routes_tsx.js', 'src_routes_tsx.css']),
  );
  expect(descriptor.languages).toEqual({
    de: { integrity: expect.any(String), labels: { 'Reading List': 'Reading List' } },
  });
  const texts = await readFile(path.join(folder, 'languages/texts.pot'), 'utf8');
  expect(texts).toContain('#: apps/reading-list/src/start/StartPage.tsx');
  expect(descriptor.preload['reading-list']).toEqual(expect.arrayContaining(['src_routes_tsx.js']));
});

test('rejects a name that is no id or already taken', async () => {
  const root = await emptyRepository();
  await expect(newRemote('Reading List', root)).rejects.toThrow('is no id');
  await newRemote('reading', root);
  await expect(newRemote('reading', root)).rejects.toThrow('is not empty');
});
