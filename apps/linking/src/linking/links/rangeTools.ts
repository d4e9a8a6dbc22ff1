import type { Overrides, SavedLinks } from './linkRows.ts';
import { idsOfEpisode, setIds } from './overrides.ts';

export interface Range {
  readonly overrides: Overrides;
  readonly saved: SavedLinks;
  readonly episodeIds: readonly number[];
}

export interface RangeResult {
  readonly overrides: Overrides;
  readonly changed: number;
  /** Episodes left unchanged because TMDB's list was too short. */
  readonly left: number;
}

function applied(
  { overrides, saved, episodeIds }: Range,
  idsFor: (episodeId: number, index: number) => readonly number[] | undefined,
): RangeResult {
  let next = overrides;
  let left = 0;
  let changed = 0;
  for (const [index, episodeId] of episodeIds.entries()) {
    const ids = idsFor(episodeId, index);
    if (ids === undefined) {
      left += 1;
      continue;
    }
    const before = idsOfEpisode(episodeId, saved, next).join();
    next = setIds(next, saved, episodeId, ids);
    if (idsOfEpisode(episodeId, saved, next).join() !== before) changed += 1;
  }
  return { overrides: next, changed, left };
}

/** @param order IDs of TMDB's episodes of that kind, in order */
export function linkInOrder(range: Range, firstTmdbId: number, order: readonly number[]): RangeResult {
  const start = order.indexOf(firstTmdbId);
  return applied(range, (_, index) => {
    const tmdbId = start < 0 ? undefined : order[start + index];
    return tmdbId === undefined ? undefined : [tmdbId];
  });
}

/** Unlinked episodes stay untouched. */
function linkedOnly(range: Range): Range {
  const { overrides, saved, episodeIds } = range;
  const isLinked = (id: number) => idsOfEpisode(id, saved, overrides).some((tmdbId) => tmdbId !== 0);
  return { ...range, episodeIds: episodeIds.filter(isLinked) };
}

/** @param orders TMDB episode IDs in order, specials separate */
export function shiftLinks(range: Range, by: number, orders: readonly (readonly number[])[]): RangeResult {
  const moved = (tmdbId: number) => {
    const order = orders.find((one) => one.includes(tmdbId));
    return order?.[order.indexOf(tmdbId) + by];
  };
  return applied(linkedOnly(range), (episodeId) => {
    const ids = idsOfEpisode(episodeId, range.saved, range.overrides);
    const next = ids.map((id) => (id === 0 ? 0 : moved(id)));
    return next.every((id) => id !== undefined) ? next : undefined;
  });
}

export function clearLinks(range: Range): RangeResult {
  return applied(linkedOnly(range), () => [0]);
}
