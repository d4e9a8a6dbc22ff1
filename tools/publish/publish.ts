import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteDescriptor, ShellDescriptor } from '@hondana/shared/remote/descriptor';
import { repositoryPath } from '../build/paths.ts';

const keptVersions = 2;

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes beside the target and renames, so that a reader sees the old content or the new, never a part. */
async function writeAtomically(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Puts the version's folder in place; one that is there already is the same, by its name. */
async function placeFolder(source: string, target: string): Promise<void> {
  const temporary = `${target.replace(/\/$/, '')}.${randomUUID()}.new`;
  await mkdir(path.dirname(temporary), { recursive: true });
  await cp(source, temporary, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
}

/** Removes the oldest versions, so that open tabs still find the files of the one before. */
async function pruneVersions(parent: string, current: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name !== current);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(parent, name))).mtimeMs })),
  );
  const surplus = dated.sort((a, b) => b.time - a.time).slice(keptVersions - 1);
  await Promise.all(surplus.map(({ name }) => rm(path.join(parent, name), { recursive: true, force: true })));
}

/** Swaps the registry of a deployment for a changed one, at once. Remotes are sorted, so that its text says only what is installed. */
export async function swapRegistry(
  deployment: string,
  change: (registry: Registry | undefined) => Registry,
): Promise<void> {
  const file = path.join(deployment, 'remotes.json');
  const changed = change(await readJson<Registry>(file));
  const remotes = changed.remotes.toSorted((a, b) => a.id.localeCompare(b.id));
  await writeAtomically(file, `${JSON.stringify({ ...changed, remotes })}\n`);
}

/** Publishes one built app into a deployment folder: its own files first, then its entry in the registry. */
export async function publish(
  app: string,
  deployment: string,
  built = repositoryPath('apps', app, 'dist'),
): Promise<void> {
  const descriptor = await readJson<ShellDescriptor | RemoteDescriptor>(path.join(built, 'descriptor.json'));
  if (!descriptor) throw new Error(`${app} has not been built.`);
  const target = path.join(deployment, descriptor.folder);
  await placeFolder(path.join(built, 'files'), target);

  await swapRegistry(deployment, (registry) => {
    if (!('id' in descriptor)) return { format: 1, shell: descriptor, remotes: registry?.remotes ?? [] };
    if (!registry) throw new Error('Publish the shell first: the registry names none yet.');
    const others = registry.remotes.filter(({ id }) => id !== descriptor.id);
    return { ...registry, remotes: [...others, descriptor] };
  });
  await pruneVersions(path.dirname(target), path.basename(target));
}

if (import.meta.main) {
  const [app, deployment = repositoryPath('dist/webui')] = process.argv.slice(2);
  if (!app) throw new Error('Usage: publish <app> [folder]');
  await publish(app, deployment);
}
