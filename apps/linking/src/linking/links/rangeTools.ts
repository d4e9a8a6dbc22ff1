import type { Overrides, SavedLinks } from './linkRows.ts';
import { idsOfEpisode, setIds } from './overrides.ts';

/** What a range tool works on. */
export interface Range {
  readonly overrides: Overrides;
  readonly saved: SavedLinks;
  /** AniDB's numbers of the episodes, in the order of the screen. */
  readonly episodeIds: readonly number[];
}

/** The result of a range tool. */
export interface RangeResult {
  readonly overrides: Overrides;
  readonly changed: number;
  /** Episodes that had to stay as they are, because TMDB's list was too short. */
  readonly left: number;
}

function applied(
  { overrides, saved, episodeIds }: Range,
  idsFor: (episodeId: number, place: number) => readonly number[] | undefined,
): RangeResult {
  let next = overrides;
  let left = 0;
  let changed = 0;
  for (const [place, episodeId] of episodeIds.entries()) {
    const ids = idsFor(episodeId, place);
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

/**
 * Links the episodes one after the other, beginning with a given one of TMDB.
 *
 * @param order TMDB's episodes of that kind in their order
 */
export function linkInOrder(range: Range, firstTmdbId: number, order: readonly number[]): RangeResult {
  const start = order.indexOf(firstTmdbId);
  return applied(range, (_, place) => {
    const tmdbId = start < 0 ? undefined : order[start + place];
    return tmdbId === undefined ? undefined : [tmdbId];
  });
}

/** Without the episodes that are linked to nothing, which stay untouched. */
function linkedOnly(range: Range): Range {
  const { overrides, saved, episodeIds } = range;
  const isLinked = (id: number) => idsOfEpisode(id, saved, overrides).some((tmdbId) => tmdbId !== 0);
  return { ...range, episodeIds: episodeIds.filter(isLinked) };
}

/**
 * Shifts every link by a number of TMDB's episodes.
 *
 * @param orders TMDB's episodes in their order, specials apart from the rest
 */
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

/** Links the episodes to nothing. */
export function clearLinks(range: Range): RangeResult {
  return applied(linkedOnly(range), () => [0]);
}
