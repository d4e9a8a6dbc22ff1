import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageFile, Registry } from '@hondana/shared/remote/descriptor';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDeployment } from './newDeployment.ts';
import { publish } from './publish.ts';
import { rollBack } from './rollback.ts';
import { makeRelease } from './testReleases.ts';
import { withdraw } from './withdraw.ts';

let folder: string;
let deployment: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hondana-languages-'));
  deployment = path.join(folder, 'deployment');
  await mkdir(deployment);
});

afterEach(() => rm(folder, { recursive: true }));

const german = JSON.stringify({ a: 'Notizen' });
const integrity = `sha384-${createHash('sha384').update(german).digest('base64')}`;

const releaseOfShell = (version: string): Promise<string> =>
  makeRelease(folder, 'shell', version, { languages: { de: { a: `Speichern ${version}` } } });

async function releaseOfNotes(version: string, changes: object = {}): Promise<string> {
  const language = { integrity, labels: { notes: `Notizen ${version}` } };
  const release = await makeRelease(folder, 'notes', version, { languages: { de: language }, ...changes });
  await mkdir(path.join(release, 'files/languages'));
  await writeFile(path.join(release, 'files/languages/de.json'), german);
  return release;
}

async function read<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(deployment, name), 'utf8'));
}

const readGerman = (): Promise<LanguageFile> => read('languages/de.json');

test('keeps languages apart from the registry, which English reads', async () => {
  await publish(await releaseOfShell('a'), deployment);
  await publish(await releaseOfNotes('a'), deployment);
  expect(await readFile(path.join(deployment, 'remotes.json'), 'utf8')).not.toContain('languages');
  expect(await readGerman()).toEqual({
    format: 1,
    shells: { '1.0.0+a': { a: 'Speichern a' } },
    remotes: { notes: { '1.0.0+a': { integrity, labels: { notes: 'Notizen a' } } } },
  });
  const published = path.join(deployment, 'remotes/notes/1.0.0-a/languages/de.json');
  expect(await readFile(published, 'utf8')).toBe(german);
});

test('has the languages of each version that some browsers get, and of no other', async () => {
  await publish(await releaseOfShell('a'), deployment);
  await publish(await releaseOfNotes('a'), deployment);
  await publish(await releaseOfNotes('b'), deployment, { audience: { channel: 'next' } });
  const versions = async () => Object.keys((await readGerman()).remotes.notes ?? {});
  expect(await versions()).toEqual(['1.0.0+a', '1.0.0+b']);
  await publish(await releaseOfNotes('c'), deployment);
  expect(await versions()).toEqual(['1.0.0+c', '1.0.0+b']);
  await rollBack('notes', deployment, { channel: 'next' });
  await rollBack('notes', deployment);
  expect(await versions()).toEqual(['1.0.0+a']);
  await withdraw('notes', deployment);
  expect((await readGerman()).remotes).toEqual({});
});

test('removes what an interrupted publication left in the folder of languages', async () => {
  await publish(await releaseOfShell('a'), deployment);
  const leftover = path.join(deployment, 'languages/de.json.1.new');
  await writeFile(leftover, '{');
  await publish(await releaseOfNotes('a'), deployment);
  expect(existsSync(leftover)).toBe(false);
});

test('removes the file of a language that no part speaks any more', async () => {
  await publish(await releaseOfShell('a'), deployment);
  await publish(await makeRelease(folder, 'shell', 'b'), deployment);
  expect(existsSync(path.join(deployment, 'languages/de.json'))).toBe(false);
});

test('leaves a plugin’s languages in its descriptor', async () => {
  await publish(await releaseOfShell('a'), deployment);
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
  await publish(await releaseOfNotes('a', { addedFrom: 'https://example.org/' }), deployment);
  const { remotes } = await read<Registry>('tweak/remotes.json');
  expect(remotes.map(({ languages }) => languages)).toEqual([
    { de: { integrity, labels: { notes: 'Notizen a' } } },
  ]);
  expect((await readGerman()).remotes).toEqual({});
});

test('refuses a release whose language is missing or altered', async () => {
  await publish(await releaseOfShell('a'), deployment);
  const release = await releaseOfNotes('a');
  const file = path.join(release, 'files/languages/de.json');
  await writeFile(file, '{}');
  await expect(publish(release, deployment)).rejects.toThrow(
    'languages/de.json is not what the descriptor says',
  );
  await rm(file);
  await expect(publish(release, deployment)).rejects.toThrow('lacks languages/de.json');
});
