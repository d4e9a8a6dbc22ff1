import path from 'node:path';
import { alone, readRegistryOf, thisProcess, writeRegistry } from './registry.ts';
import { parentOf } from './versions.ts';

/** Takes a remote out of a deployment: first its line in the registry, then all its versions. */
export async function withdraw(id: string, deployment: string, publisher = thisProcess): Promise<void> {
  await alone(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    if (!registry?.remotes.some((remote) => remote.id === id)) throw new Error(`${deployment} has no ${id}.`);
    const remotes = registry.remotes.filter((remote) => remote.id !== id);
    await writeRegistry(publisher, deployment, { ...registry, remotes });
    await publisher.disk.remove(path.join(deployment, parentOf(id)));
  });
}
