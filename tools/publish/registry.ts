import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Registry,
  type RemoteDescriptor,
  registrySchema,
  type ShellDescriptor,
} from '@hondana/shared/remote/descriptor';
import { meetingSchema } from '@hondana/shared/remote/schemaFaults';
import { disk } from './disk.ts';
import { type Publisher, withLock } from './lock.ts';
import { removeLeftovers, writeWhole } from './wholeFile.ts';

/** What is published: the shell, or a remote. */
export type Descriptor = ShellDescriptor | RemoteDescriptor;

export const thisProcess: Publisher = { disk, process: process.pid };

function fileOf(deployment: string): string {
  return path.join(deployment, 'remotes.json');
}

/** Reads a file of JSON, or nothing where there is none. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
}

/** The registry of a deployment, or nothing where nothing has been published yet. */
export async function readRegistryOf(deployment: string): Promise<Registry | undefined> {
  const file = fileOf(deployment);
  const registry = await readJson<Registry>(file);
  if (registry) meetingSchema(registrySchema, registry, file);
  return registry;
}

/** The id of a remote, or `shell`. */
export function idOf(descriptor: Descriptor): string {
  return 'id' in descriptor ? descriptor.id : 'shell';
}

/** What the registry names for an id. */
export function lineOf(registry: Registry | undefined, id: string): Descriptor | undefined {
  return id === 'shell' ? registry?.shell : registry?.remotes.find((remote) => remote.id === id);
}

/** The registry with one line put in, or put in another's place. */
export function withLine(registry: Registry | undefined, descriptor: Descriptor): Registry {
  if (!('id' in descriptor)) return { format: 1, remotes: [], ...registry, shell: descriptor };
  if (!registry) throw new Error('Publish the shell first: the registry names none yet.');
  const others = registry.remotes.filter(({ id }) => id !== descriptor.id);
  return { ...registry, remotes: [...others, descriptor] };
}

/** Writes the registry at once. Remotes are sorted, so that its text says only what is installed. */
export async function writeRegistry(
  publisher: Publisher,
  deployment: string,
  registry: Registry,
): Promise<void> {
  const remotes = registry.remotes.toSorted((a, b) => a.id.localeCompare(b.id));
  await writeWhole(publisher.disk, fileOf(deployment), `${JSON.stringify({ ...registry, remotes })}\n`);
}

/** Does something to a deployment while no other publisher does, after removing what one that was cut off has left. */
export async function alone<T>(publisher: Publisher, deployment: string, work: () => Promise<T>): Promise<T> {
  await publisher.disk.makeFolder(deployment);
  return await withLock(publisher, path.join(deployment, 'publishing.lock'), async () => {
    await removeLeftovers(publisher.disk, deployment);
    return await work();
  });
}

/** Swaps the registry of a deployment for a changed one, at once. */
export async function swapRegistry(
  deployment: string,
  change: (registry: Registry | undefined) => Registry,
  publisher = thisProcess,
): Promise<void> {
  await alone(publisher, deployment, async () =>
    writeRegistry(publisher, deployment, change(await readRegistryOf(deployment))),
  );
}
