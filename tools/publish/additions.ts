import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Additions } from '@hondana/shared/remote/additions';
import type { Alternative, Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';

/**
 * The page names this registry, relative to the deployment. An update of the interface replaces the page but leaves
 * the additions' folder alone. Undefined when there is one registry for everything.
 */
export async function additionsPath(deployment: string): Promise<string | undefined> {
  const page = await readFile(path.join(deployment, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="added" content="([^"]+)">/.exec(page)?.[1];
}

function isAmong(remote: RemoteDescriptor, { remotes }: Registry): boolean {
  return remotes.some(({ id, folder }) => id === remote.id && folder === remote.folder);
}

function listed<Name extends string>(name: Name, ids: readonly string[]) {
  return ids.length > 0 ? ({ [name]: ids } as Record<Name, readonly string[]>) : {};
}

/**
 * Splits a merged registry. Drops additions that an update of the interface has overtaken. A plugin that was once
 * published into the interface itself moves when it is published again.
 */
export function splitRegistry(registry: Registry, own: Registry): { own: Registry; additions: Additions } {
  const remotes = registry.remotes.filter((remote) => !isAmong(remote, own));
  const isAdded = (id: string): boolean => remotes.some((remote) => remote.id === id);
  const kept = own.remotes.filter(({ id, addedFrom }) =>
    isAdded(id) ? addedFrom === undefined : registry.remotes.some((remote) => remote.id === id),
  );
  const known = new Set(own.alternatives?.map(({ part }) => part.folder));
  const isOwn = ({ part }: Alternative): boolean => !('id' in part) || known.has(part.folder);
  const { alternatives = [], disabled = [], catalogue = null, ...others } = registry;
  const [ofOwn, added] = [alternatives.filter(isOwn), alternatives.filter((stage) => !isOwn(stage))];
  const staged = added.flatMap(({ part }) => ('id' in part ? [part.id] : []));
  const over = kept
    .filter(({ id }) => isAdded(id) || staged.includes(id))
    .map(({ id, version }) => [id, version] as const);
  const isOfOwn = (id: string): boolean => kept.some((remote) => remote.id === id);
  return {
    own: {
      ...others,
      remotes: kept,
      ...(ofOwn.length > 0 && { alternatives: ofOwn }),
      ...listed('disabled', disabled.filter(isOfOwn)),
      ...(own.catalogue !== undefined && { catalogue: own.catalogue }),
    },
    additions: {
      format: 1,
      ...(over.length > 0 && { over: Object.fromEntries(over) }),
      remotes,
      ...(added.length > 0 && { alternatives: added }),
      ...listed(
        'disabled',
        disabled.filter((id) => isAdded(id) && !isOfOwn(id)),
      ),
      ...(catalogue !== (own.catalogue ?? null) && { catalogue }),
    },
  };
}
