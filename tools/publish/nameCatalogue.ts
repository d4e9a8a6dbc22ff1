import path from 'node:path';
import { additionsPath } from './additions.ts';
import type { Publisher } from './lock.ts';
import { readRegistryOf, thisProcess, withDeploymentLock, writeRegistry } from './registry.ts';
import { removeIfEmpty } from './withdraw.ts';

/** Relative to the page, or https: a page on https may fetch from nowhere else. */
function isAddress(address: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return /^https:/i.test(address) && URL.canParse(address);
  return address !== '' && !/^[/\\]/.test(address);
}

/**
 * Sets the list of plugins offered to administrators; undefined removes it. Stored with the additions if those are
 * separate, since updates of the interface leave them alone.
 * @throws Error when the address is invalid, or the folder is not a deployment
 */
export async function nameCatalogue(
  address: string | undefined,
  deployment: string,
  publisher: Publisher = thisProcess,
): Promise<void> {
  if (address !== undefined && !isAddress(address)) {
    throw new Error(
      `“${address}” is no address of a catalogue: name one relative to the page, such as tweak/catalogue.json, or one that begins with https://.`,
    );
  }
  await withDeploymentLock(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    if (!registry) throw new Error(`${deployment} is no deployment: it has no remotes.json.`);
    const { catalogue: _, ...rest } = registry;
    await writeRegistry(publisher, deployment, {
      ...rest,
      ...(address !== undefined && { catalogue: address }),
    });
    const additions = await additionsPath(deployment);
    if (additions !== undefined) await removeIfEmpty(publisher, path.join(deployment, additions));
  });
}
