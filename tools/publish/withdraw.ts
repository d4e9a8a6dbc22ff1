import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Additions } from '@hondana/shared/remote/additions';
import { additionsPath } from './additions.ts';
import type { Publisher } from './lock.ts';
import { readJson } from './readJson.ts';
import {
  homesOf,
  idOf,
  readRegistryOf,
  thisProcess,
  withDeploymentLock,
  withDisabled,
  writeRegistry,
} from './registry.ts';
import { withoutStages } from './stages.ts';
import { parentOf } from './versions.ts';

/** The registry's line is removed before the versions. */
export async function withdraw(id: string, deployment: string, publisher = thisProcess): Promise<void> {
  await withDeploymentLock(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    if (!registry?.remotes.some((remote) => remote.id === id)) throw new Error(`${deployment} has no ${id}.`);
    const remotes = registry.remotes.filter((remote) => remote.id !== id);
    const others = withoutStages(
      withDisabled({ ...registry, remotes }, id, false),
      ({ part }) => idOf(part) === id,
    );
    await writeRegistry(publisher, deployment, others);
    for (const { folder } of await homesOf(deployment)) {
      await publisher.disk.remove(path.join(folder, parentOf(id)));
    }
    const additions = await additionsPath(deployment);
    if (additions !== undefined) await removeIfEmpty(publisher, path.join(deployment, additions));
  });
}

/** Keeps the file while it has anything else in it. */
export async function removeIfEmpty(publisher: Publisher, file: string): Promise<void> {
  const added = await readJson<Additions>(file);
  if (
    added &&
    (added.remotes.length + (added.alternatives?.length ?? 0) > 0 || added.catalogue !== undefined)
  )
    return;
  await publisher.disk.remove(file);
  const home = path.dirname(file);
  for (const folder of [path.join(home, 'remotes'), home]) {
    const names = await readdir(folder).catch(() => ['']);
    if (names.length === 0) await publisher.disk.remove(folder);
  }
}
