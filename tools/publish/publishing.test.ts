import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskFailure, diskFailingAt } from './faultyDisk.ts';
import type { Publisher } from './lock.ts';
import { newDeployment } from './newDeployment.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { thisProcess, updateRegistry } from './registry.ts';
import { rollBack } from './rollback.ts';
import { statusOf } from './status.ts';
import { makeRelease, pathsIn, publishedIn } from './testReleases.ts';
import { withdraw } from './withdraw.ts';

let releases: string;
let deployment: string;

beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'hondana-releases-'));
  deployment = await mkdtemp(path.join(tmpdir(), 'hondana-deployment-'));
});

afterEach(async () => {
  await rm(releases, { recursive: true });
  await rm(deployment, { recursive: true });
});

async function publishAll(...versions: readonly (readonly [id: string, version: string])[]): Promise<void> {
  for (const [id, version] of versions) await publish(await makeRelease(releases, id, version), deployment);
}

test('publishes a release with its compressed files and keeps earlier versions', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a'], ['notes', 'b']);
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'b' });
  expect(await pathsIn(path.join(deployment, 'remotes/notes'))).toEqual([
    '1.0.0-a',
    '1.0.0-a/descriptor.json',
    '1.0.0-a/main.js',
    '1.0.0-a/main.js.br',
    '1.0.0-a/main.js.gz',
    '1.0.0-a/parts',
    '1.0.0-a/parts/style.css',
    '1.0.0-a/parts/style.css.br',
    '1.0.0-a/parts/style.css.gz',
    '1.0.0-b',
    '1.0.0-b/descriptor.json',
    '1.0.0-b/main.js',
    '1.0.0-b/main.js.br',
    '1.0.0-b/main.js.gz',
    '1.0.0-b/parts',
    '1.0.0-b/parts/style.css',
    '1.0.0-b/parts/style.css.br',
    '1.0.0-b/parts/style.css.gz',
    'history.json',
  ]);
});

test('keeps a version’s note in the registry until the next version', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a']);
  const noteOf = async () =>
    JSON.parse(await readFile(path.join(deployment, 'remotes.json'), 'utf8')).remotes[0].note;
  const release = await makeRelease(releases, 'notes', 'b');
  await publish(release, deployment, { note: 'Writes faster.' });
  expect(await noteOf()).toBe('Writes faster.');
  expect((await statusOf(deployment)).at(-1)).toMatchObject({ id: 'notes', note: 'Writes faster.' });

  // The same files again keep the note unless there is another.
  await publish(release, deployment);
  expect(await noteOf()).toBe('Writes faster.');
  await publish(release, deployment, { note: 'Writes faster and safer.' });
  expect(await noteOf()).toBe('Writes faster and safer.');

  await publish(await makeRelease(releases, 'notes', 'c'), deployment);
  expect(await noteOf()).toBeUndefined();
});

test('keeps other entries of the registry', async () => {
  await publishAll(['shell', 'a']);
  await updateRegistry(deployment, (registry) => Object.assign({}, registry, { more: true }));
  await publishAll(['notes', 'a']);
  expect(JSON.parse(await readFile(path.join(deployment, 'remotes.json'), 'utf8'))).toMatchObject({
    more: true,
  });
});

for (const [what, file] of [
  ['script', 'main.js'],
  ['compressed script', 'main.js.br'],
] as const) {
  test(`rejects a release whose ${what} was altered and changes nothing`, async () => {
    await publishAll(['shell', 'a'], ['notes', 'a']);
    const before = await pathsIn(deployment);
    const next = await makeRelease(releases, 'notes', 'b');
    await writeFile(path.join(next, 'files', file), 'something else');
    await expect(publish(next, deployment)).rejects.toThrow(`${file} is not what the descriptor says`);
    expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a' });
    expect(await pathsIn(deployment)).toEqual(before);
  });
}

test('names a missing file when it rejects a release', async () => {
  await publishAll(['shell', 'a']);
  const next = await makeRelease(releases, 'notes', 'a');
  await rm(path.join(next, 'files/main.js'));
  await expect(publish(next, deployment)).rejects.toThrow('lacks main.js');
});

test('rejects a descriptor whose folder leads elsewhere', async () => {
  await publishAll(['shell', 'a']);
  for (const folder of ['../notes/1/', 'remotes/other/1/', 'remotes/notes/../1/', 'remotes/notes/../']) {
    const next = await makeRelease(releases, 'notes', 'a');
    const file = path.join(next, 'descriptor.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), folder }));
    await expect(publish(next, deployment)).rejects.toThrow('is not the folder of a version of notes');
  }
});

test('names the invalid fields when it rejects a descriptor, and keeps unknown ones', async () => {
  await publishAll(['shell', 'a']);
  const next = await makeRelease(releases, 'notes', 'a');
  const file = path.join(next, 'descriptor.json');
  const descriptor = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...descriptor, title: undefined, entry: 'other.js', routes: {} }));
  await expect(publish(next, deployment)).rejects.toThrow(
    "descriptor.json does not meet its schema: / must have required property 'title'; /routes must be an array",
  );
  await writeFile(file, JSON.stringify({ ...descriptor, colour: 'red' }));
  await publish(next, deployment);
  const { remotes } = JSON.parse(await readFile(path.join(deployment, 'remotes.json'), 'utf8'));
  expect(remotes).toMatchObject([{ id: 'notes', colour: 'red' }]);
});

test('rejects a registry of another format and leaves it unchanged', async () => {
  const registry = path.join(deployment, 'remotes.json');
  await writeFile(registry, '{"format":2,"shell":{}}');
  await expect(publishAll(['shell', 'a'])).rejects.toThrow(
    "remotes.json does not meet its schema: /format must be 1; / must have required property 'remotes'",
  );
  expect(await readFile(registry, 'utf8')).toBe('{"format":2,"shell":{}}');
});

test('repairs an altered file when the same release is published again', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a']);
  await appendFile(path.join(deployment, 'remotes/notes/1.0.0-a/main.js'), ' ');
  await expect(publishedIn(deployment)).rejects.toThrow('is not whole');
  await publishAll(['notes', 'a']);
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a' });
});

for (const id of ['shell', 'notes']) {
  test(`rolls ${id} back step by step, and never to a version that was rolled back`, async () => {
    await publishAll(['shell', 'a'], ['notes', 'a'], [id, 'b'], [id, 'c']);
    await rollBack(id, deployment);
    expect((await publishedIn(deployment))[id]).toBe('b');
    await publishAll([id, 'd']);
    await rollBack(id, deployment);
    expect((await publishedIn(deployment))[id]).toBe('b');
    await rollBack(id, deployment);
    expect((await publishedIn(deployment))[id]).toBe('a');
    await expect(rollBack(id, deployment)).rejects.toThrow('No version of');
  });
}

test('skips an incomplete version when rolling back', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a'], ['notes', 'b'], ['notes', 'c']);
  await appendFile(path.join(deployment, 'remotes/notes/1.0.0-b/main.js'), ' ');
  await rollBack('notes', deployment);
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a' });
});

test('keeps the last two versions of each when pruning, including those in the registry', async () => {
  await publishAll(['shell', 'a'], ['shell', 'b'], ['shell', 'c']);
  await publishAll(['notes', 'a'], ['notes', 'b'], ['notes', 'c'], ['notes', 'd']);
  await rollBack('notes', deployment);
  await rollBack('notes', deployment);
  expect((await prune([deployment], 2)).sort()).toEqual([
    'remotes/notes/1.0.0-c',
    'remotes/notes/1.0.0-d',
    'shell/1.0.0-a',
  ]);
  expect(await publishedIn(deployment)).toEqual({ shell: 'c', notes: 'b' });
  await prune([deployment], 1);
  expect(await publishedIn(deployment)).toEqual({ shell: 'c', notes: 'b' });
  await expect(rollBack('notes', deployment)).rejects.toThrow('No version of');
});

test('keeps what either of two shells with shared files names', async () => {
  const second = await mkdtemp(path.join(tmpdir(), 'hondana-second-'));
  const elsewhere = { files: path.join(releases, 'host'), at: 'https://files.example/' };
  for (const one of [deployment, second]) await publish(await makeRelease(releases, 'shell', 'a'), one);
  await publish(await makeRelease(releases, 'notes', 'a'), second, elsewhere);
  for (const version of ['a', 'b', 'c']) {
    await publish(await makeRelease(releases, 'notes', version), deployment, elsewhere);
  }
  expect(await prune([deployment, second], 1, elsewhere)).toEqual(['remotes/notes/1.0.0-b']);
  await rollBack('notes', deployment, elsewhere);
  const { remotes } = JSON.parse(await readFile(path.join(deployment, 'remotes.json'), 'utf8'));
  expect(remotes[0].folder).toBe('https://files.example/remotes/notes/1.0.0-a/');
  await rm(second, { recursive: true });
});

test('rejects pruning with an invalid number of versions or a missing registry', async () => {
  await publishAll(['shell', 'a']);
  for (const keep of [0, 1.5, Number.NaN]) {
    await expect(prune([deployment], keep)).rejects.toThrow('At least one version must be kept.');
  }
  await expect(prune([deployment, releases], 1)).rejects.toThrow('One of the deployments has no registry.');
  expect(await prune([deployment], 1)).toEqual([]);
});

test('rejects rolling back or withdrawing what is not deployed', async () => {
  await expect(withdraw('notes', deployment)).rejects.toThrow(`${deployment} has no notes.`);
  await publishAll(['shell', 'a']);
  await expect(withdraw('notes', deployment)).rejects.toThrow(`${deployment} has no notes.`);
  await expect(rollBack('notes', deployment)).rejects.toThrow(`${deployment} has no notes.`);
  await expect(rollBack('shell', deployment)).rejects.toThrow(
    'No version of shell from before 1.0.0+a is there with all its files.',
  );
});

test('returns the current version after publishing and rolling back', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a']);
  expect(await publish(await makeRelease(releases, 'notes', 'b'), deployment)).toBe('1.0.0+b');
  expect(await rollBack('notes', deployment)).toBe('1.0.0+a');
});

test('leaves no trace of what is withdrawn', async () => {
  await publishAll(['shell', 'a']);
  const before = [await pathsIn(deployment), await readFile(path.join(deployment, 'remotes.json'), 'utf8')];
  await publishAll(['notes', 'a'], ['notes', 'b']);
  await withdraw('notes', deployment);
  const after = [
    (await pathsIn(deployment)).filter((name) => name !== 'remotes'),
    await readFile(path.join(deployment, 'remotes.json'), 'utf8'),
  ];
  expect(after).toEqual(before);
});

test('publishes all of many simultaneous releases', async () => {
  await publishAll(['shell', 'a']);
  const ids = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const made = await Promise.all(ids.map((id) => makeRelease(releases, id, 'a')));
  await Promise.all(made.map((release) => publish(release, deployment)));
  expect(Object.keys(await publishedIn(deployment)).sort()).toEqual([...ids, 'shell'].sort());
});

/** A process that has ended, so its locks are never released. */
const dead = Number(execFileSync(process.execPath, ['--print', 'process.pid'], { encoding: 'utf8' }));

/** Interrupts `work` at each step in turn until it completes, with a check after each. */
async function cutOffAtEachStep(
  work: (publisher: Publisher) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const isCutOff = await work({ disk: diskFailingAt(step), process: dead }).then(
      () => false,
      (error: unknown) => error instanceof DiskFailure,
    );
    await check();
    if (!isCutOff) return step;
  }
}

for (const [id, what, options] of [
  ['shell', 'shell', {}],
  ['notes', 'a remote', {}],
  ['notes', 'a remote over the interface’s own', { added: 'tweak/remotes.json' }],
] as const) {
  test(`leaves a complete version when publishing ${what} is interrupted at any step`, async () => {
    await publishAll(['shell', 'a'], ['notes', 'a']);
    await newDeployment(deployment, options);
    const next = await makeRelease(releases, id, 'b');
    let last = 'a';
    const steps = await cutOffAtEachStep(
      (publisher) => publish(next, deployment, {}, publisher),
      async () => {
        const published = await publishedIn(deployment);
        expect([last, 'b']).toContain(published[id]);
        last = String(published[id]);
      },
    );
    expect(steps).toBeGreaterThan(15);
    expect(last).toBe('b');
    await publishAll([id, 'c']);
    expect((await publishedIn(deployment))[id]).toBe('c');
    expect((await pathsIn(deployment)).filter((name) => /\.(new|lock)$/.test(name))).toEqual([]);
    await rollBack(id, deployment);
    expect((await publishedIn(deployment))[id]).toBe('b');
  });
}

test('publishes again with the same result after an interruption at any step', async () => {
  await publishAll(['shell', 'a']);
  for (let step = 1, isCutOff = true; isCutOff; step += 1) {
    const before = await readFile(path.join(deployment, 'remotes.json'), 'utf8');
    const id = `notes-${step}`;
    const made = await makeRelease(releases, id, 'a');
    isCutOff = await publish(made, deployment, {}, { disk: diskFailingAt(step), process: dead }).then(
      () => false,
      (error: unknown) => error instanceof DiskFailure,
    );
    const published = await publishedIn(deployment);
    if (!(id in published))
      expect(await readFile(path.join(deployment, 'remotes.json'), 'utf8')).toBe(before);
    await publish(made, deployment);
    expect((await publishedIn(deployment))[id]).toBe('a');
    await withdraw(id, deployment);
  }
});

test.for([
  ['in the interface', {}],
  ['over the interface’s own', { added: 'tweak/remotes.json' }],
] as const)(
  'leaves complete versions %s when rollback, pruning or withdrawal is interrupted',
  async ([, options]) => {
    await publishAll(['shell', 'a'], ['notes', 'a']);
    await newDeployment(deployment, options);
    await publishAll(['notes', 'b'], ['notes', 'c']);
    const check = async (): Promise<void> => void (await publishedIn(deployment));
    await cutOffAtEachStep((publisher) => rollBack('notes', deployment, {}, publisher), check);
    await cutOffAtEachStep((publisher) => prune([deployment], 1, {}, publisher), check);
    await cutOffAtEachStep((publisher) => withdraw('notes', deployment, publisher), check);
    expect(await publishedIn(deployment)).toEqual({ shell: 'a' });
  },
);

test('publishes after another process was killed while publishing', async () => {
  await publishAll(['shell', 'a'], ['notes', 'a']);
  const next = await makeRelease(releases, 'notes', 'b');
  for (const step of [4, 12]) {
    const script = `
      const { publish } = await import(${JSON.stringify(path.join(import.meta.dirname, 'publish.ts'))});
      const { diskFailingAt } = await import(${JSON.stringify(path.join(import.meta.dirname, 'faultyDisk.ts'))});
      const disk = diskFailingAt(${step}, () => process.kill(process.pid, 'SIGKILL'));
      await publish(${JSON.stringify(next)}, ${JSON.stringify(deployment)}, {}, { disk, process: process.pid });`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
    expect(signal).toBe('SIGKILL');
    expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a' });
  }
  await publish(next, deployment);
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'b' });
});

test('waits for a publisher that is alive', async () => {
  await publishAll(['shell', 'a']);
  const ended: string[] = [];
  let resume = (): void => {};
  const isInside = new Promise<void>((inside) => {
    const isReleased = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const settle = async (folder: string): Promise<void> => {
      inside();
      await isReleased;
      await thisProcess.disk.settle(folder);
    };
    const slow: Publisher = { ...thisProcess, disk: { ...thisProcess.disk, settle } };
    void makeRelease(releases, 'slow', 'a')
      .then((made) => publish(made, deployment, {}, slow))
      .then(() => ended.push('slow'));
  });
  await isInside;
  const second = publishAll(['notes', 'a']).then(() => ended.push('notes'));
  // Long enough for the second one to finish if nothing blocked it.
  setTimeout(resume, 200);
  await second;
  expect(ended).toEqual(['slow', 'notes']);
  expect(await publishedIn(deployment)).toEqual({ shell: 'a', notes: 'a', slow: 'a' });
});
