import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteDescriptor } from '../libs/shared/src/remote/descriptor.ts';
import { readRegistryOf } from '../tools/publish/registry.ts';

/** Includes additions. */
export async function readDeployedRegistry(deployment: string): Promise<Registry> {
  const registry = await readRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} has no registry.`);
  return registry;
}

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface HandWrittenRemote extends Pick<RemoteDescriptor, 'id' | 'title' | 'contributions'> {
  /** Script that defines the container `hondana_<id>`. */
  readonly script: string;
  /** Base URL of the script, with a trailing slash; the deployment by default. */
  readonly origin?: string;
  readonly routes?: RemoteDescriptor['routes'];
}

export async function addRemote(
  deployment: string,
  { script, origin, ...given }: HandWrittenRemote,
): Promise<void> {
  const folder = origin ?? `remotes/${given.id}/1.0.0-byhand/`;
  if (origin === undefined) {
    await mkdir(path.join(deployment, folder), { recursive: true });
    await writeFile(path.join(deployment, folder, 'remoteEntry.js'), script);
  }
  const registry = await readDeployedRegistry(deployment);
  const descriptor: RemoteDescriptor = {
    version: '1.0.0',
    requires: { contract: '^3.0.0' },
    folder,
    entry: 'remoteEntry.js',
    container: `hondana_${given.id}`,
    files: { 'remoteEntry.js': integrityOf(script) },
    routes: [],
    preload: {},
    ...given,
  };
  const remotes = [...registry.remotes, descriptor];
  await writeFile(path.join(deployment, 'remotes.json'), JSON.stringify({ ...registry, remotes }));
}

export async function changeDescriptor(
  deployment: string,
  id: string,
  change: (descriptor: RemoteDescriptor) => RemoteDescriptor,
): Promise<void> {
  const file = path.join(deployment, 'remotes.json');
  const registry: Registry = JSON.parse(await readFile(file, 'utf8'));
  const remotes = registry.remotes.map((remote) => (remote.id === id ? change(remote) : remote));
  await writeFile(file, JSON.stringify({ ...registry, remotes }));
}

export async function replaceRemote(
  deployment: string,
  id: string,
  container: (name: string) => string,
): Promise<void> {
  const folder = `remotes/${id}/0.0.1-byhand/`;
  await mkdir(path.join(deployment, folder), { recursive: true });
  const name = `hondana_${id}`;
  const source = container(name);
  await writeFile(path.join(deployment, folder, 'remoteEntry.js'), source);
  await changeDescriptor(deployment, id, (descriptor) => ({
    ...descriptor,
    folder,
    container: name,
    version: '0.0.1+byhand',
    files: { 'remoteEntry.js': integrityOf(source) },
    preload: {},
  }));
}

export async function hashesOf(deployment: string): Promise<Record<string, string>> {
  const entries = await readdir(deployment, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    hashes[path.relative(deployment, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return hashes;
}
