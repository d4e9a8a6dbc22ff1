import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Additions } from '@hondana/shared/remote/additions';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchPlugin } from '../plugin/switchPlugin.ts';
import { nameCatalogue } from './nameCatalogue.ts';
import { newDeployment } from './newDeployment.ts';
import { prune } from './prune.ts';
import { type PublishOptions, publish } from './publish.ts';
import { rollBack } from './rollback.ts';
import { statusOf } from './status.ts';
import { makeRelease, publishedIn } from './testReleases.ts';
import { withdraw } from './withdraw.ts';

let releases: string;
let deployment: string;

beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'hondana-releases-'));
  deployment = await mkdtemp(path.join(tmpdir(), 'hondana-deployment-'));
  await installInterface();
});

afterEach(async () => {
  await rm(releases, { recursive: true });
  await rm(deployment, { recursive: true });
});

type Changes = Readonly<Record<string, unknown>>;

async function put(id: string, version: string, changes: Changes = {}, options: PublishOptions = {}) {
  return await publish(await makeRelease(releases, id, version, changes), deployment, options);
}

/** A server's update replaces all of the interface and keeps the additions. */
async function installInterface(version = 'a', notes: Changes = {}): Promise<void> {
  for (const name of await readdir(deployment)) {
    if (name !== 'tweak') await rm(path.join(deployment, name), { recursive: true });
  }
  await put('shell', version);
  await put('albums', version);
  await put('notes', version, notes);
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
}

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(deployment, name), 'utf8'));
const additions = () => read<Additions>('tweak/remotes.json');
const idsOf = ({ remotes }: Pick<Registry, 'remotes'>) => remotes.map(({ id, folder }) => [id, folder]);
const plugin = { addedFrom: 'a folder of the host' };

test('publishes remotes and plugins into the additions and keeps the interface’s registry', async () => {
  const before = await readFile(path.join(deployment, 'remotes.json'), 'utf8');
  await put('notes', 'b');
  await put('books', 'a', plugin);
  expect(await readFile(path.join(deployment, 'remotes.json'), 'utf8')).toBe(before);
  const { remotes, over } = await additions();
  expect(idsOf({ remotes })).toEqual([
    ['books', 'tweak/remotes/books/1.0.0-a/'],
    ['notes', 'tweak/remotes/notes/1.0.0-b/'],
  ]);
  expect(over).toEqual({ notes: '1.0.0+a' });
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', albums: 'a', notes: 'b', books: 'a' });
  expect((await readdir(path.join(deployment, 'remotes'))).sort()).toEqual(['albums', 'notes']);
});

test('publishes the shell into the interface', async () => {
  await put('notes', 'b');
  const before = await additions();
  await put('shell', 'b');
  expect((await read<Registry>('remotes.json')).shell.folder).toBe('shell/1.0.0-b/');
  expect(await additions()).toEqual(before);
});

test.for([
  ['an update with the same remote leaves it', 'a', {}, 'b'],
  ['one with another of the same number takes its place', 'c', {}, 'c'],
  ['one with a newer one takes its place', 'c', { version: '1.0.1+c' }, '1.0.1+c'],
  ['one with an older one does not', 'c', { version: '0.9.9+c' }, 'b'],
] as const)('%s', async ([, version, notes, expected]) => {
  await put('notes', 'b');
  await put('books', 'a', plugin);
  await installInterface(version, notes);
  expect(await publishedIn(deployment)).toMatchObject({ shell: version, notes: expected, books: 'a' });
});

test('drops overtaken remotes from the additions at the next change', async () => {
  await put('notes', 'b');
  await installInterface('c');
  await put('books', 'a', plugin);
  expect(await additions()).toMatchObject({ remotes: [{ id: 'books' }] });
  expect(await additions()).not.toHaveProperty('over');
});

test('does not let a plugin replace what the interface has', async () => {
  await put('books', 'b', { ...plugin, version: '9.0.0+b' });
  // The updated interface has its own `books`.
  await rm(path.join(deployment, 'index.html'));
  await put('books', 'a');
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
  expect(await publishedIn(deployment)).toMatchObject({ books: 'a' });
});

test('rolls back through the additions to the interface’s own version', async () => {
  await put('notes', 'b');
  await put('notes', 'c');
  expect(await rollBack('notes', deployment)).toBe('1.0.0+b');
  expect(idsOf(await additions())).toEqual([['notes', 'tweak/remotes/notes/1.0.0-b/']]);
  expect(await rollBack('notes', deployment)).toBe('1.0.0+a');
  expect(await additions()).toEqual({ format: 1, remotes: [] });
  expect(await publishedIn(deployment)).toMatchObject({ notes: 'a' });
  await expect(rollBack('notes', deployment)).rejects.toThrow('No version of notes from before 1.0.0+a');
});

test('keeps shares and channels in the additions until they are rolled back', async () => {
  await put('notes', 'b', {}, { audience: { share: 0.1 } });
  await put('notes', 'c', {}, { audience: { channel: 'preview' } });
  expect(await read<Registry>('remotes.json')).not.toHaveProperty('alternatives');
  const { alternatives = [], over } = await additions();
  expect(alternatives.map(({ share, channel, part }) => [share ?? channel, part.version])).toEqual([
    [0.1, '1.0.0+b'],
    ['preview', '1.0.0+c'],
  ]);
  expect(over).toEqual({ notes: '1.0.0+a' });
  await rollBack('notes', deployment);
  await rollBack('notes', deployment, { channel: 'preview' });
  expect(await additions()).toEqual({ format: 1, remotes: [] });
});

test('keeps a channel of the shell in the interface’s registry', async () => {
  await put('shell', 'b', {}, { audience: { channel: 'preview' } });
  expect(await read<Registry>('remotes.json')).toMatchObject({ alternatives: [{ channel: 'preview' }] });
});

test('reports what a version was published over and what a rollback leads to', async () => {
  await put('notes', 'b');
  await put('notes', 'c');
  await put('books', 'a', plugin);
  const status = await statusOf(deployment);
  expect(status.map(({ id }) => id)).toEqual(['shell', 'albums', 'books', 'notes']);
  const found = status.find(({ id }) => id === 'notes');
  expect(found).toMatchObject({
    version: '1.0.0+c',
    over: '1.0.0+a',
    earlier: ['1.0.0+b', '1.0.0+a'],
    since: expect.any(String),
  });
  const others = status.find(({ id }) => id === 'albums');
  expect(others).toMatchObject({ version: '1.0.0+a', since: expect.any(String), earlier: [] });
  expect(others).not.toHaveProperty('over');
});

test('keeps what either registry names when pruning', async () => {
  for (const version of ['b', 'c', 'd']) await put('notes', version);
  await put('shell', 'b');
  expect(await prune([deployment], 1)).toEqual([
    'shell/1.0.0-a',
    'tweak/remotes/notes/1.0.0-c',
    'tweak/remotes/notes/1.0.0-b',
  ]);
  expect(await publishedIn(deployment)).toEqual({ shell: 'b', albums: 'a', notes: 'd' });
  expect(await rollBack('notes', deployment)).toBe('1.0.0+a');
});

test('moves an earlier plugin to the additions when republished, and withdraws it with its files', async () => {
  await rm(path.join(deployment, 'index.html'));
  await put('books', 'a', plugin);
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
  expect(idsOf(await read<Registry>('remotes.json'))).toContainEqual(['books', 'remotes/books/1.0.0-a/']);
  await put('books', 'b', plugin);
  expect(idsOf(await read<Registry>('remotes.json'))).not.toContainEqual(['books', expect.anything()]);
  expect(idsOf(await additions())).toEqual([['books', 'tweak/remotes/books/1.0.0-b/']]);
  await withdraw('books', deployment);
  expect(await readdir(path.join(deployment, 'remotes'))).not.toContain('books');
  expect(await readdir(deployment)).not.toContain('tweak');
});

test('leaves nothing when the last addition is withdrawn', async () => {
  const everything = async () => (await readdir(deployment, { recursive: true })).sort();
  const before = await everything();
  await put('books', 'a', plugin);
  await put('maps', 'a', plugin);
  await withdraw('books', deployment);
  expect(idsOf(await additions())).toEqual([['maps', 'tweak/remotes/maps/1.0.0-a/']]);
  await withdraw('maps', deployment);
  expect(await everything()).toEqual(before);
});

test('keeps a plugin disabled through an update, reports it, and forgets it when it is withdrawn', async () => {
  await put('books', 'a', plugin);
  await switchPlugin('books', deployment, { isEnabled: false });
  expect((await additions()).disabled).toEqual(['books']);
  expect(await read<Registry>('remotes.json')).not.toHaveProperty('disabled');
  await installInterface('b');
  await put('notes', 'c');
  expect((await additions()).disabled).toEqual(['books']);
  const status = await statusOf(deployment);
  expect(status.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)).toEqual(['books']);
  await withdraw('books', deployment);
  expect(await additions()).not.toHaveProperty('disabled');
});

test('keeps a catalogue address through an update until it is removed', async () => {
  await nameCatalogue('tweak/catalogue.json', deployment);
  expect((await additions()).catalogue).toBe('tweak/catalogue.json');
  await installInterface('b');
  await put('books', 'a', plugin);
  await withdraw('books', deployment);
  expect((await additions()).catalogue).toBe('tweak/catalogue.json');
  await nameCatalogue(undefined, deployment);
  expect(await readdir(deployment)).not.toContain('tweak');
});

test('overrides the interface’s catalogue with none', async () => {
  const own = await read<Registry>('remotes.json');
  await writeFile(
    path.join(deployment, 'remotes.json'),
    JSON.stringify({ ...own, catalogue: 'https://lists.example/' }),
  );
  await nameCatalogue(undefined, deployment);
  expect((await additions()).catalogue).toBeNull();
  await put('books', 'a', plugin);
  expect((await additions()).catalogue).toBeNull();
  expect((await read<Registry>('remotes.json')).catalogue).toBe('https://lists.example/');
});

test.for(['ftp://lists.example/', 'http://lists.example/all.json', 'https://', '//lists.example/a.json'])(
  'rejects %s as a catalogue address',
  async (address) => {
    await expect(nameCatalogue(address, deployment)).rejects.toThrow(
      `“${address}” is no address of a catalogue`,
    );
  },
);
