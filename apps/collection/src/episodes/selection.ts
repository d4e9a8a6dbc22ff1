import type { Episode } from '@hondana/shared/api/types';

/** The episodes chosen, by ID, as they were when they were chosen. */
export type Selection = ReadonlyMap<number, Episode>;

export const nothing: Selection = new Map();

/** Takes an episode in, or out. */
export function toggled(selection: Selection, episode: Episode): Selection {
  const next = new Map(selection);
  if (!next.delete(episode.IDs.ID)) next.set(episode.IDs.ID, episode);
  return next;
}

/** Takes several in beside those that are. */
export function extended(selection: Selection, episodes: readonly Episode[]): Selection {
  return new Map([...selection, ...episodes.map((episode) => [episode.IDs.ID, episode] as const)]);
}

/** Leaves only those that are named. */
export function kept(selection: Selection, ids: ReadonlySet<number>): Selection {
  return new Map([...selection].filter(([id]) => ids.has(id)));
}
