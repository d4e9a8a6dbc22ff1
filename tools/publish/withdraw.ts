import path from 'node:path';
import { alone, homesOf, idOf, readRegistryOf, thisProcess, writeRegistry } from './registry.ts';
import { withoutStages } from './stages.ts';
import { parentOf } from './versions.ts';

/** Takes a remote out of a deployment: first its line in the registry, then all its versions. */
export async function withdraw(id: string, deployment: string, publisher = thisProcess): Promise<void> {
  await alone(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    if (!registry?.remotes.some((remote) => remote.id === id)) throw new Error(`${deployment} has no ${id}.`);
    const remotes = registry.remotes.filter((remote) => remote.id !== id);
    const others = withoutStages({ ...registry, remotes }, ({ part }) => idOf(part) === id);
    await writeRegistry(publisher, deployment, others);
    for (const { folder } of await homesOf(deployment)) {
      await publisher.disk.remove(path.join(folder, parentOf(id)));
    }
  });
}
