import { compareVersions, validate } from 'compare-versions';
import type { Alternative, Registry, RemoteDescriptor } from './descriptor.ts';

/** An installation's own registry, without a shell, merged over the interface's. */
export interface Additions {
  readonly format: 1;
  /** By remote ID: the interface's own version that it replaces. */
  readonly over?: Readonly<Record<string, string>>;
  readonly remotes: readonly RemoteDescriptor[];
  readonly alternatives?: readonly Alternative[];
  readonly disabled?: readonly string[];
  /** Replaces the interface's catalogue. */
  readonly catalogue?: string | null;
}

function isNewer(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((version) => String(version).split(/[+-]/)[0]);
  return validate(a) && validate(b) && compareVersions(a, b) > 0;
}

/**
 * The registry with an installation's additions. Keep in step with the page's first script, which does the same.
 * @param additions the content of the other registry, if there is one
 * @throws TypeError when that is malformed
 * @example const registry = withAdditions(own, JSON.parse(text));
 */
export function withAdditions(registry: Registry, additions: Additions | undefined): Registry {
  if (additions?.format !== 1) return registry;
  const { over = {}, remotes, alternatives = [], disabled = [], catalogue = registry.catalogue } = additions;
  const takesPrecedence = ({ id, version, addedFrom }: RemoteDescriptor): boolean => {
    const own = registry.remotes.find((remote) => remote?.id === id);
    return !own || (addedFrom === undefined && (over[id] === own.version || isNewer(version, own.version)));
  };
  const winners = remotes.filter((remote) => remote?.id && takesPrecedence(remote));
  const others = registry.remotes.filter((own) => !winners.some(({ id }) => id === own?.id));
  const stages = [
    ...(registry.alternatives ?? []),
    ...alternatives.filter(({ part }) => 'id' in part && takesPrecedence(part)),
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
