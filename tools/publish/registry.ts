import path from 'node:path';
import { type Additions, withAdditions } from '@hondana/shared/remote/additions';
import {
  type Registry,
  type RemoteDescriptor,
  registrySchema,
  type ShellDescriptor,
} from '@hondana/shared/remote/descriptor';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import { additionsPath, splitRegistry } from './additions.ts';
import { disk } from './disk.ts';
import { readLanguages, splitLanguages, withLanguages, writeLanguages } from './languages.ts';
import { type Publisher, withLock } from './lock.ts';
import { readJson } from './readJson.ts';
import { removeLeftovers, writeIfChanged } from './wholeFile.ts';

export type Descriptor = ShellDescriptor | RemoteDescriptor;

export const thisProcess: Publisher = { disk, process: process.pid };

function fileOf(deployment: string): string {
  return path.join(deployment, 'remotes.json');
}

/** Without additions. Undefined before the first publication. */
export async function readOwnRegistryOf(deployment: string): Promise<Registry | undefined> {
  const file = fileOf(deployment);
  const registry = await readJson<Registry>(file);
  if (!registry) return undefined;
  parseWithSchema(registrySchema, registry, file);
  return withLanguages(registry, await readLanguages(deployment));
}

/** Merged with the additions. Undefined before the first publication. */
export async function readRegistryOf(deployment: string): Promise<Registry | undefined> {
  const registry = await readOwnRegistryOf(deployment);
  const place = await additionsPath(deployment);
  if (!registry || place === undefined) return registry;
  return withAdditions(registry, await readJson<Additions>(path.join(deployment, place)));
}

export interface Home {
  readonly folder: string;
  readonly at: string;
}

/** The interface's own and, where additions are kept separately, theirs. */
export async function homesOf(deployment: string): Promise<readonly [Home, ...Home[]]> {
  const place = await additionsPath(deployment);
  const own: Home = { folder: deployment, at: '' };
  if (place === undefined) return [own];
  const at = place.slice(0, place.lastIndexOf('/') + 1);
  return [own, { folder: path.join(deployment, at), at }];
}

/** The shell stays in the interface, because an update replaces it. */
export async function homeFor(id: string, deployment: string): Promise<Home> {
  const [own, added = own] = await homesOf(deployment);
  return id === 'shell' ? own : added;
}

export async function homeOfEntry(line: Descriptor, deployment: string): Promise<Home> {
  const own = registryEntryOf(await readOwnRegistryOf(deployment), idOf(line));
  return own?.folder === line.folder ? { folder: deployment, at: '' } : homeFor(idOf(line), deployment);
}

export function idOf(descriptor: Descriptor): string {
  return 'id' in descriptor ? descriptor.id : 'shell';
}

export function registryEntryOf(registry: Registry | undefined, id: string): Descriptor | undefined {
  return id === 'shell' ? registry?.shell : registry?.remotes.find((remote) => remote.id === id);
}

/** A disabled remote does not block its addresses. */
export function runningRemotes({ remotes, disabled = [] }: Registry): RemoteDescriptor[] {
  return remotes.filter(({ id }) => !disabled.includes(id));
}

export function withLine(registry: Registry | undefined, descriptor: Descriptor): Registry {
  if (!('id' in descriptor)) return { format: 1, remotes: [], ...registry, shell: descriptor };
  if (!registry) throw new Error('Publish the shell first: the registry names none yet.');
  const others = registry.remotes.filter(({ id }) => id !== descriptor.id);
  return { ...registry, remotes: [...others, descriptor] };
}

export function withDisabled(registry: Registry, id: string, isDisabled: boolean): Registry {
  const { disabled = [], ...rest } = registry;
  const others = disabled.filter((other) => other !== id);
  const ids = isDisabled ? [...others, id].toSorted() : others;
  return ids.length > 0 ? { ...rest, disabled: ids } : rest;
}

async function writeSorted<T extends Pick<Registry, 'remotes'>>(
  publisher: Publisher,
  file: string,
  registry: T,
): Promise<void> {
  const remotes = registry.remotes.toSorted((a, b) => a.id.localeCompare(b.id));
  await writeIfChanged(publisher.disk, file, `${JSON.stringify({ ...registry, remotes })}\n`);
}

async function writeOwn(publisher: Publisher, deployment: string, whole: Registry): Promise<void> {
  const { registry, languages } = splitLanguages(whole);
  await writeLanguages(publisher.disk, deployment, languages);
  await writeSorted(publisher, fileOf(deployment), registry);
}

/** Written atomically. Remotes are sorted, so that the text depends only on what is installed. */
export async function writeRegistry(
  publisher: Publisher,
  deployment: string,
  registry: Registry,
): Promise<void> {
  const place = await additionsPath(deployment);
  const present = await readOwnRegistryOf(deployment);
  if (place === undefined || !present) return await writeOwn(publisher, deployment, registry);
  const { own, additions } = splitRegistry(registry, present);
  const file = path.join(deployment, place);
  await publisher.disk.makeFolder(path.dirname(file));
  await removeLeftovers(publisher.disk, path.dirname(file));
  await writeSorted(publisher, file, additions);
  await writeOwn(publisher, deployment, own);
}

/** Holds the deployment's lock, and first removes leftovers of interrupted publishers. */
export async function withDeploymentLock<T>(
  publisher: Publisher,
  deployment: string,
  work: () => Promise<T>,
): Promise<T> {
  await publisher.disk.makeFolder(deployment);
  return await withLock(publisher, path.join(deployment, 'publishing.lock'), async () => {
    await removeLeftovers(publisher.disk, deployment);
    return await work();
  });
}

export async function updateRegistry(
  deployment: string,
  change: (registry: Registry | undefined) => Registry,
  publisher = thisProcess,
): Promise<void> {
  await withDeploymentLock(publisher, deployment, async () =>
    writeRegistry(publisher, deployment, change(await readRegistryOf(deployment))),
  );
}
