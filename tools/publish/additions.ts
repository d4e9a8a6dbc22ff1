import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alternative, Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { compareVersions } from 'compare-versions';

/** What an installation adds to the interface: a registry of its own, without a shell. */
export interface Additions {
  readonly format: 1;
  /** By the id of a remote: the version of the interface's own that it was published over. */
  readonly over?: Readonly<Record<string, string>>;
  readonly remotes: readonly RemoteDescriptor[];
  readonly alternatives?: readonly Alternative[];
}

/**
 * Address of the registry for additions, relative to the deployment, or nothing where everything is in one: its page
 * names it. An update of the interface replaces the page, and leaves that folder alone.
 */
export async function placeOfAdditions(deployment: string): Promise<string | undefined> {
  const page = await readFile(path.join(deployment, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="added" content="([^"]+)">/.exec(page)?.[1];
}

function isNewer(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((version) => version.split(/[+-]/)[0]);
  return compareVersions(a, b) > 0;
}

/** The registry with what is added to it, as the page's first script puts them together: keep both alike. */
export function withAdditions(registry: Registry, additions: Additions | undefined): Registry {
  if (!additions) return registry;
  const { over = {}, remotes, alternatives = [] } = additions;
  const wins = ({ id, version, addedFrom }: RemoteDescriptor): boolean => {
    const own = registry.remotes.find((remote) => remote.id === id);
    return !own || (addedFrom === undefined && (over[id] === own.version || isNewer(version, own.version)));
  };
  const winners = remotes.filter(wins);
  const others = registry.remotes.filter(({ id }) => !winners.some((winner) => winner.id === id));
  const stages = [
    ...(registry.alternatives ?? []),
    ...alternatives.filter(({ part }) => 'id' in part && wins(part)),
  ];
  return {
    ...registry,
    remotes: [...others, ...winners],
    ...(stages.length > 0 && { alternatives: stages }),
  };
}

function isAmong(remote: RemoteDescriptor, { remotes }: Registry): boolean {
  return remotes.some(({ id, folder }) => id === remote.id && folder === remote.folder);
}

/**
 * Takes a registry apart again: what the interface has of its own, and what is added to it. What an update has
 * overtaken is in neither. A plugin that was published into the interface itself moves when it is published again.
 */
export function apart(registry: Registry, own: Registry): { own: Registry; additions: Additions } {
  const remotes = registry.remotes.filter((remote) => !isAmong(remote, own));
  const isAdded = (id: string): boolean => remotes.some((remote) => remote.id === id);
  const kept = own.remotes.filter(({ id, addedFrom }) =>
    isAdded(id) ? addedFrom === undefined : registry.remotes.some((remote) => remote.id === id),
  );
  const known = new Set(own.alternatives?.map(({ part }) => part.folder));
  const isOwn = ({ part }: Alternative): boolean => !('id' in part) || known.has(part.folder);
  const { alternatives = [], ...others } = registry;
  const [ofOwn, added] = [alternatives.filter(isOwn), alternatives.filter((stage) => !isOwn(stage))];
  const staged = added.flatMap(({ part }) => ('id' in part ? [part.id] : []));
  const over = kept
    .filter(({ id }) => isAdded(id) || staged.includes(id))
    .map(({ id, version }) => [id, version] as const);
  return {
    own: { ...others, remotes: kept, ...(ofOwn.length > 0 && { alternatives: ofOwn }) },
    additions: {
      format: 1,
      ...(over.length > 0 && { over: Object.fromEntries(over) }),
      remotes,
      ...(added.length > 0 && { alternatives: added }),
    },
  };
}
