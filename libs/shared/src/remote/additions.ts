import { compareVersions, validate } from 'compare-versions';
import type { Alternative, Registry, RemoteDescriptor } from './descriptor.ts';

/** What an installation adds to the interface: a registry of its own, without a shell. */
export interface Additions {
  readonly format: 1;
  /** By the id of a remote: the version of the interface's own that it was published over. */
  readonly over?: Readonly<Record<string, string>>;
  readonly remotes: readonly RemoteDescriptor[];
  readonly alternatives?: readonly Alternative[];
  readonly disabled?: readonly string[];
  /** In the place of the one that the interface names. */
  readonly catalogue?: string | null;
}

function isNewer(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((version) => String(version).split(/[+-]/)[0]);
  return validate(a) && validate(b) && compareVersions(a, b) > 0;
}

/**
 * The registry with what is added to it, as the page's first script puts them together: keep both alike.
 *
 * @param additions the content of that other registry; nothing where there is none
 * @throws TypeError when it is no such content
 * @example const registry = withAdditions(own, JSON.parse(text));
 */
export function withAdditions(registry: Registry, additions: Additions | undefined): Registry {
  if (additions?.format !== 1) return registry;
  const { over = {}, remotes, alternatives = [], disabled = [], catalogue = registry.catalogue } = additions;
  const wins = ({ id, version, addedFrom }: RemoteDescriptor): boolean => {
    const own = registry.remotes.find((remote) => remote?.id === id);
    return !own || (addedFrom === undefined && (over[id] === own.version || isNewer(version, own.version)));
  };
  const winners = remotes.filter((remote) => remote?.id && wins(remote));
  const others = registry.remotes.filter((own) => !winners.some(({ id }) => id === own?.id));
  const stages = [
    ...(registry.alternatives ?? []),
    ...alternatives.filter(({ part }) => 'id' in part && wins(part)),
  ];
  const out = [...new Set([...(registry.disabled ?? []), ...disabled])];
  return {
    ...registry,
    remotes: [...others, ...winners],
    ...(stages.length > 0 && { alternatives: stages }),
    ...(out.length > 0 && { disabled: out }),
    ...(catalogue !== undefined && { catalogue }),
  };
}
