import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prune } from './prune.ts';
import { type PublishOptions, publish } from './publish.ts';
import { rollBack } from './rollback.ts';
import { statusOf } from './status.ts';
import { makeRelease, pathsIn, publishedIn } from './testReleases.ts';

let releases: string;
let deployment: string;

beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'hondana-releases-'));
  deployment = await mkdtemp(path.join(tmpdir(), 'hondana-deployment-'));
  await put('shell', 'a');
});

afterEach(async () => {
  await rm(releases, { recursive: true });
  await rm(deployment, { recursive: true });
});

async function put(
  id: string,
  version: string,
  options: PublishOptions = {},
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return await publish(await makeRelease(releases, id, version, changes), deployment, options);
}

async function registryThere(): Promise<Registry> {
  return JSON.parse(await readFile(path.join(deployment, 'remotes.json'), 'utf8'));
}

async function stages(): Promise<unknown[]> {
  const { alternatives = [] } = await registryThere();
  return alternatives.map(({ share, channel, part }) => [share ?? channel, part.version]);
}

test.for<[what: string, id: string, changes: Record<string, unknown>, reason: RegExp]>([
  [
    'another contract',
    'notes',
    { requires: { contract: '^7.0.0' } },
    /notes 1\.0\.0\+b does not fit .*:\n\/requires\/contract: It needs version \^7\.0\.0 of the contract; this shell offers 3\.0\.0\./,
  ],
  [
    'servers that do not exist',
    'notes',
    { requires: { contract: '^3.0.0', server: '^9.0.0' } },
    /\/requires\/server: No server that this interface knows/,
  ],
  [
    'an address of another remote',
    'papers',
    { routes: [{ path: 'Notes/*', module: './Notes' }] },
    /\/: Its route “Notes\/\*” is taken by notes\./,
  ],
  [
    'a plugin within the addresses of another remote',
    'papers',
    { routes: [{ path: 'notes/new', module: './Notes' }], addedFrom: 'a folder' },
    /\/: Its route “notes\/new” is within the addresses of notes\./,
  ],
  [
    'the container of another remote',
    'papers',
    { container: 'hondana_notes' },
    /\/: Its container “hondana_notes” is taken by notes\./,
  ],
  [
    'two contributions of one id',
    'papers',
    {
      contributions: ['series.tab', 'command'].map((slot) => ({
        slot,
        id: 'one',
        title: 'One',
        module: './One',
      })),
    },
    /\/contributions\/1\/id: Another contribution has the id “one”/,
  ],
  [
    'a contract that the remotes there do not accept',
    'shell',
    { contract: '4.0.0' },
    /notes 1\.0\.0\+a needs version \^3\.0\.0 of the contract; this shell offers 4\.0\.0\./,
  ],
])('rejects %s with its reason and changes nothing, unless forced', async ([, id, changes, reason]) => {
  await put('notes', 'a', {}, { routes: [{ path: 'notes/*', module: './Notes' }] });
  const before = [await pathsIn(deployment), await registryThere()];
  for (const isDryRun of [false, true])
    await expect(put(id, 'b', { isDryRun }, changes)).rejects.toThrow(reason);
  expect([await pathsIn(deployment), await registryThere()]).toEqual(before);
  await put(id, 'b', { isForced: true }, changes);
  expect(await publishedIn(deployment)).toMatchObject({ [id]: 'b' });
});

test('allows a remote of the interface within the addresses of another', async () => {
  await put('notes', 'a', {}, { routes: [{ path: 'notes/*', module: './Notes' }] });
  await put('papers', 'a', {}, { routes: [{ path: 'notes/:id/papers', module: './Papers' }] });
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a', papers: 'a' });
});

test('allows a newer version to keep the addresses of its older one', async () => {
  const routes = [{ path: 'notes/*', module: './Notes' }];
  await put('notes', 'a', {}, { routes });
  await put('notes', 'b', {}, { routes });
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'b' });
});

test('returns the version of a dry run and changes nothing', async () => {
  await put('notes', 'a');
  const before = [await pathsIn(deployment), await registryThere()];
  expect(await put('notes', 'b', { isDryRun: true })).toBe('1.0.0+b');
  expect([await pathsIn(deployment), await registryThere()]).toEqual(before);
});

test('replaces a share’s version by publishing to everybody, or takes it back by rolling back', async () => {
  await put('notes', 'a');
  await put('notes', 'b', { audience: { share: 0.1 } });
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a' });
  expect(await stages()).toEqual([[0.1, '1.0.0+b']]);
  await put('notes', 'b', { audience: { share: 0.5 } });
  expect(await stages()).toEqual([[0.5, '1.0.0+b']]);

  expect(await rollBack('notes', deployment)).toBe('1.0.0+a');
  expect(await stages()).toEqual([]);
  await expect(rollBack('notes', deployment)).rejects.toThrow('No version of notes from before');

  await put('notes', 'b', { audience: { share: 0.5 } });
  await put('notes', 'b');
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'b' });
  expect(await stages()).toEqual([]);
  expect(await rollBack('notes', deployment)).toBe('1.0.0+a');
});

test('keeps a channel’s version until it is published to everybody', async () => {
  await put('notes', 'a');
  await put('notes', 'c', { audience: { channel: 'preview' } });
  await put('notes', 'b', { audience: { share: 0.2 } });
  expect(await stages()).toEqual([
    [0.2, '1.0.0+b'],
    ['preview', '1.0.0+c'],
  ]);
  await put('notes', 'b');
  expect(await stages()).toEqual([['preview', '1.0.0+c']]);
  await expect(rollBack('notes', deployment, { channel: 'other' })).rejects.toThrow(
    'has no notes for the channel',
  );
  await put('notes', 'c');
  expect(await stages()).toEqual([]);
});

test('rejects a share of what is not yet published to everybody', async () => {
  await expect(put('notes', 'a', { audience: { share: 0.1 } })).rejects.toThrow(
    'Publish notes for everybody first',
  );
});

test('keeps what a stage names when pruning', async () => {
  for (const version of ['a', 'b', 'c']) await put('notes', version);
  await put('notes', 'd', { audience: { share: 0.1 } });
  expect(await prune([deployment], 2)).toEqual(['remotes/notes/1.0.0-b', 'remotes/notes/1.0.0-a']);
});

test('reports what runs since when, for whom, and the rollback versions', async () => {
  const begun = Date.now();
  for (const version of ['a', 'b', 'c']) await put('notes', version);
  await put('notes', 'd', { audience: { share: 0.1 } });
  const [shell, notes] = await statusOf(deployment);
  expect(shell).toMatchObject({ id: 'shell', version: '1.0.0+a', stages: [], earlier: [] });
  expect(notes).toMatchObject({
    id: 'notes',
    version: '1.0.0+c',
    stages: [{ share: 0.1, version: '1.0.0+d' }],
    earlier: ['1.0.0+b', '1.0.0+a'],
  });
  expect(Date.parse(String(notes?.since))).toBeGreaterThanOrEqual(begun);
  await rollBack('notes', deployment);
  await rollBack('notes', deployment);
  await rm(path.join(deployment, 'remotes/notes/1.0.0-a/main.js'));
  expect((await statusOf(deployment))[1]).toMatchObject({ version: '1.0.0+b', stages: [], earlier: [] });
});

test('rolls deployments with shared files back to their own earlier versions', async () => {
  const second = await mkdtemp(path.join(tmpdir(), 'hondana-second-'));
  const elsewhere = { files: path.join(releases, 'host'), at: 'https://files.example/' };
  await publish(await makeRelease(releases, 'shell', 'a'), second);
  // In turns, as two teams would.
  for (const [version, to] of [
    ['a', deployment],
    ['b', second],
    ['c', deployment],
    ['d', second],
  ] as const)
    await publish(await makeRelease(releases, 'notes', version), to, elsewhere);
  expect(await prune([deployment, second], 4, elsewhere)).toEqual([]);
  expect(await rollBack('notes', deployment, elsewhere)).toBe('1.0.0+a');
  expect(await rollBack('notes', second, elsewhere)).toBe('1.0.0+b');
  await rm(second, { recursive: true });
});
