import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteDescriptor } from '../libs/shared/src/remote/descriptor.ts';
import { readRegistryOf } from '../tools/publish/registry.ts';

/** The registry of a deployment, with what is added to it. */
export async function readDeployedRegistry(deployment: string): Promise<Registry> {
  const registry = await readRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} has no registry.`);
  return registry;
}

/** Changes one remote's descriptor in the registry of the interface itself. */
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

/** Puts a container written by hand in a remote's place, with the integrity of what it is. */
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
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  await changeDescriptor(deployment, id, (descriptor) => ({
    ...descriptor,
    folder,
    container: name,
    version: '0.0.1+byhand',
    files: { 'remoteEntry.js': integrity },
    preload: {},
  }));
}

/** Hash of every file of a deployment, by its path. */
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
