import type { Alternative, Registry } from '@hondana/shared/remote/descriptor';
import { type Descriptor, idOf, registryEntryOf, withLine } from './registry.ts';

/** Everybody, a share of all browsers, or the browsers that chose a channel. */
export type Audience = { readonly share?: number; readonly channel?: string };

export function stagesOf(registry: Registry | undefined, id: string): Alternative[] {
  return (registry?.alternatives ?? []).filter(({ part }) => idOf(part) === id);
}

export function namedOf(registry: Registry | undefined, id: string): Descriptor[] {
  const line = registryEntryOf(registry, id);
  return [...(line ? [line] : []), ...stagesOf(registry, id).map(({ part }) => part)];
}

function withStages(registry: Registry, alternatives: readonly Alternative[]): Registry {
  const { alternatives: _, ...others } = registry;
  return alternatives.length === 0 ? others : { ...others, alternatives };
}

export function withoutStages(registry: Registry, isOver: (stage: Alternative) => boolean): Registry {
  return withStages(
    registry,
    (registry.alternatives ?? []).filter((stage) => !isOver(stage)),
  );
}

/**
 * Replaces the previous version of the share or channel. A version for everybody ends the share, and the channels
 * that had that version already.
 */
export function withVersion(registry: Registry | undefined, part: Descriptor, audience: Audience): Registry {
  const id = idOf(part);
  const isOf = (stage: Alternative): boolean => idOf(stage.part) === id;
  if (audience.share === undefined && audience.channel === undefined) {
    return withoutStages(
      withLine(registry, part),
      (stage) => isOf(stage) && (stage.channel === undefined || stage.part.version === part.version),
    );
  }
  if (!registryEntryOf(registry, id) || !registry)
    throw new Error(`Publish ${id} for everybody first: the deployment has none.`);
  const others = withoutStages(registry, (stage) => isOf(stage) && stage.channel === audience.channel);
  // Later ones win, so that a chosen channel takes precedence over a share.
  const stages = [...(others.alternatives ?? []), { ...audience, part }];
  return withStages(
    others,
    stages.toSorted((a, b) => Number(a.channel !== undefined) - Number(b.channel !== undefined)),
  );
}
