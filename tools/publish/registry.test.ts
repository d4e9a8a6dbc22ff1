import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierVersions, publications, recordPublication } from './history.ts';
import { readJson } from './readJson.ts';
import { idOf, readRegistryOf, registryEntryOf, thisProcess, withLine, writeRegistry } from './registry.ts';
import { makeRelease } from './testReleases.ts';
import { listVersions, parentOf, readRelease } from './versions.ts';
import { removeLeftovers } from './wholeFile.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hondana-registry-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const descriptorOf = async (id: string, version: string) =>
  (await readRelease(await makeRelease(folder, id, version))).descriptor;

test('returns nothing for a missing file, and names an unreadable one when it fails', async () => {
  const file = path.join(folder, 'a.json');
  expect(await readJson(file)).toBeUndefined();
  expect(await readRegistryOf(folder)).toBeUndefined();
  await writeFile(file, '{');
  await expect(readJson(file)).rejects.toThrow(`${file} cannot be read.`);
  await expect(readJson(folder)).rejects.toThrow(`${folder} cannot be read.`);
});

test('keeps one entry per app in the registry, with the remotes in order of their names', async () => {
  const [shell, notes, newer, albums] = await Promise.all([
    descriptorOf('shell', 'a'),
    descriptorOf('notes', 'a'),
    descriptorOf('notes', 'b'),
    descriptorOf('albums', 'a'),
  ]);
  expect(() => withLine(undefined, notes)).toThrow('Publish the shell first: the registry names none yet.');
  const empty = withLine(undefined, shell);
  expect(empty).toEqual({ format: 1, shell, remotes: [] });
  const registry = withLine(withLine(withLine(empty, notes), albums), newer);
  expect(registry.remotes).toEqual([albums, newer]);
  expect(withLine(registry, shell)).toEqual(registry);
  expect([shell, notes].map(idOf)).toEqual(['shell', 'notes']);
  expect(registryEntryOf(registry, 'shell')).toBe(shell);
  expect(registryEntryOf(registry, 'notes')).toBe(newer);
  expect([
    registryEntryOf(registry, 'other'),
    registryEntryOf(undefined, 'shell'),
    registryEntryOf(undefined, 'notes'),
  ]).toEqual([undefined, undefined, undefined]);
  await writeRegistry(thisProcess, folder, { ...registry, remotes: registry.remotes.toReversed() });
  expect(await readFile(path.join(folder, 'remotes.json'), 'utf8')).toBe(`${JSON.stringify(registry)}\n`);
});

test.for(['', '../notes', 'Notes', 'notes/1', '1notes'])('rejects “%s” as an id', (id) => {
  expect(() => parentOf(id)).toThrow(`“${id}” is not the id of a remote.`);
});

test('rejects a folder without a descriptor', async () => {
  await expect(readRelease(folder)).rejects.toThrow(`${folder} is no release: it has no descriptor.json.`);
});

test('rejects a file that the descriptor lacks, compressed or not', async () => {
  const release = await makeRelease(folder, 'notes', 'a');
  for (const name of ['more.js', 'more.js.gz', 'main.js.zip']) {
    await writeFile(path.join(release, 'files', name), 'more');
    await expect(readRelease(release)).rejects.toThrow(`${name} is not what the descriptor says.`);
    await rm(path.join(release, 'files', name));
  }
  expect([...(await readRelease(release)).files.keys()]).toContain('parts/style.css.br');
});

test('lists each earlier version once, up to the current one', async () => {
  const place = { deployment: folder, files: folder };
  const follow = async (name: string, current: string): Promise<void> => {
    const before = await publications('notes', current, place);
    await recordPublication(thisProcess.disk, 'notes', name, { deployment: folder, before });
  };
  const earlier = (current: string) => earlierVersions('notes', current, place);
  expect(await earlier('a')).toEqual([]);
  for (const [name, current] of [
    ['a', ''],
    ['b', 'a'],
    ['c', 'b'],
  ] as const)
    await follow(name, current);
  expect(await earlier('c')).toEqual(['b', 'a']);
  expect(await earlier('other')).toEqual([]);
  // Rolled back to b, then a was published again.
  await follow('a', 'b');
  expect(await earlier('a')).toEqual(['b']);
});

test('reads an old history beside the files and without times', async () => {
  const files = path.join(folder, 'elsewhere');
  await thisProcess.disk.makeFolder(path.join(files, 'remotes/notes'));
  await writeFile(path.join(files, 'remotes/notes/history.json'), '["a","b"]');
  expect(await publications('notes', 'b', { deployment: folder, files })).toEqual([
    { name: 'a' },
    { name: 'b' },
  ]);
});

test('lists folders as versions, and removes what an interrupted publisher left', async () => {
  for (const name of ['a', 'b.x.new']) await thisProcess.disk.makeFolder(path.join(folder, name));
  await writeFile(path.join(folder, 'history.json'), '');
  await writeFile(path.join(folder, 'history.json.x.new'), '');
  expect(await listVersions(folder)).toEqual(['a']);
  await removeLeftovers(thisProcess.disk, folder);
  expect((await readdir(folder)).sort()).toEqual(['a', 'history.json']);
  expect(await listVersions(path.join(folder, 'nowhere'))).toEqual([]);
  await removeLeftovers(thisProcess.disk, path.join(folder, 'nowhere'));
});
