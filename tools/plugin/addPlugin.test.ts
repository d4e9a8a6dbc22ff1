import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addPlugin, deployedRegistry } from './addPlugin.ts';
import { removePlugin } from './removePlugin.ts';
import { switchPlugin } from './switchPlugin.ts';
import { integrityOf, temporaryFolder, validDescriptor, validFiles, writePlugin } from './testPlugin.ts';

const plugin = { ...validDescriptor, files: integrityOf(validFiles) };
const collection = {
  ...validDescriptor,
  id: 'collection',
  container: 'hondana_collection',
  routes: [{ path: 'collection/*', module: './routes' }],
};

async function makeDeployment(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'remotes/collection'), { recursive: true });
  await writeFile(path.join(folder, 'remotes/collection/routes.js'), 'void 0;');
  const shell = {
    version: '1.0.0',
    folder: 'shell/',
    script: 'main.js',
    styles: [],
    files: {},
    contract: '3.0.0',
  };
  await writeFile(
    path.join(folder, 'remotes.json'),
    `${JSON.stringify({ format: 1, shell, remotes: [collection] })}\n`,
  );
  return folder;
}

async function contentOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const hash = entry.isFile()
      ? createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
      : 'folder';
    return `${path.relative(folder, file)} ${hash}`;
  });
  return (await Promise.all(lines)).sort();
}

test('copies a plugin to the deployment, lists it with its source and removes it without a trace', async () => {
  const deployment = await makeDeployment();
  const before = await contentOf(deployment);
  const { findings } = await addPlugin(await writePlugin(plugin), deployment);
  expect(findings).toEqual([]);
  const added = (await deployedRegistry(deployment)).remotes.find(({ id }) => id === 'notes');
  expect(added?.addedFrom).toBe('a folder of the host');
  expect(added?.folder).toMatch(/^remotes\/notes\/1\.0\.0-[0-9a-f]{8}\/$/);
  const entry = await readFile(path.join(deployment, added?.folder ?? '', 'remoteEntry.js'), 'utf8');
  expect(entry).toBe(validFiles['remoteEntry.js']);

  await removePlugin('notes', deployment);
  expect(await contentOf(deployment)).toEqual(before);
});

test('sanitizes a version that would be a path out of the deployment', async () => {
  const deployment = await makeDeployment();
  await addPlugin(await writePlugin({ ...plugin, version: '1.0.0/../../../../shell' }), deployment);
  const added = (await deployedRegistry(deployment)).remotes.find(({ id }) => id === 'notes');
  expect(added?.folder).toMatch(/^remotes\/notes\/1\.0\.0-[0-9a-f]{8}\/$/);
});

test('changes nothing when a plugin has findings', async () => {
  const deployment = await makeDeployment();
  const before = await contentOf(deployment);
  const broken = await writePlugin(plugin, { ...validFiles, 'remoteEntry.js': 'alert(1)' });
  expect((await addPlugin(broken, deployment)).findings).not.toEqual([]);
  expect(await contentOf(deployment)).toEqual(before);
});

test('rejects removing a part of the interface', async () => {
  const deployment = await makeDeployment();
  const before = await contentOf(deployment);
  await expect(removePlugin('collection', deployment)).rejects.toThrow('There is no plugin “collection”');
  expect(await contentOf(deployment)).toEqual(before);
});

test('disables a plugin without removing it, enables it again, and removes it without a trace', async () => {
  const deployment = await makeDeployment();
  const before = await contentOf(deployment);
  await addPlugin(await writePlugin(plugin), deployment);
  const enabled = await contentOf(deployment);
  await switchPlugin('notes', deployment, { isEnabled: false });
  const registry = await deployedRegistry(deployment);
  expect(registry.disabled).toEqual(['notes']);
  expect(registry.remotes.map(({ id }) => id)).toContain('notes');
  await switchPlugin('notes', deployment, { isEnabled: true });
  expect(await contentOf(deployment)).toEqual(enabled);
  await switchPlugin('notes', deployment, { isEnabled: false });
  await removePlugin('notes', deployment);
  expect(await contentOf(deployment)).toEqual(before);
});

test('rejects disabling a part of the interface', async () => {
  const deployment = await makeDeployment();
  await expect(switchPlugin('collection', deployment, { isEnabled: false })).rejects.toThrow(
    'There is no plugin “collection”',
  );
});

test('keeps a plugin disabled when another one has taken its addresses', async () => {
  const deployment = await makeDeployment();
  await addPlugin(await writePlugin(plugin), deployment);
  await switchPlugin('notes', deployment, { isEnabled: false });
  // A disabled plugin doesn't reserve its addresses.
  const rivalFiles = Object.entries(validFiles).map(([name, text]) => [
    name,
    text.replaceAll('hondana_notes', 'hondana_rival'),
  ]);
  const files: Record<string, string> = Object.fromEntries(rivalFiles);
  const names = { id: 'rival', title: 'Rival', container: 'hondana_rival' };
  const rival = await writePlugin({ ...plugin, ...names, files: integrityOf(files) }, files);
  expect((await addPlugin(rival, deployment)).findings).toEqual([]);
  await expect(switchPlugin('notes', deployment, { isEnabled: true })).rejects.toThrow(
    /is within the addresses of/,
  );
  expect((await deployedRegistry(deployment)).disabled).toEqual(['notes']);
});
