import { type Overrides, rowsOfEpisode, type SavedLinks } from './linkRows.ts';

function without(overrides: Overrides, episodeId: number): Overrides {
  const { [episodeId]: _, ...rest } = overrides;
  return rest;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** TMDB's numbers in the current rows of an episode. */
export function idsOfEpisode(episodeId: number, saved: SavedLinks, overrides: Overrides): number[] {
  return rowsOfEpisode(episodeId, saved, overrides).map(({ tmdbId }) => tmdbId);
}

/** Sets all rows of an episode. What the server has already is no override. */
export function setIds(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  ids: readonly number[],
): Overrides {
  const wanted = ids.length === 0 || ids[0] === 0 ? [0] : ids;
  const known = saved.get(episodeId)?.map(({ tmdbId }) => tmdbId) ?? [];
  if (same(wanted, known)) return without(overrides, episodeId);
  return { ...overrides, [episodeId]: wanted };
}

/** Sets one row; 0 in the first row unlinks the episode. */
export function setRow(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  index: number,
  tmdbId: number,
): Overrides {
  const ids = idsOfEpisode(episodeId, saved, overrides);
  return setIds(overrides, saved, episodeId, ids.with(Math.min(index, ids.length - 1), tmdbId));
}

/** Appends an empty row to an episode. */
export function addRow(overrides: Overrides, saved: SavedLinks, episodeId: number): Overrides {
  return setIds(overrides, saved, episodeId, [...idsOfEpisode(episodeId, saved, overrides), 0]);
}

/** Removes a row; when the rest is what the server has, the override is removed as well. */
export function removeRow(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  index: number,
): Overrides {
  const ids = idsOfEpisode(episodeId, saved, overrides);
  return setIds(overrides, saved, episodeId, ids.toSpliced(index, 1));
}

/** Discards the choices for an episode. */
export function forget(overrides: Overrides, episodeId: number): Overrides {
  return without(overrides, episodeId);
}

/** What has to be saved: an override that only adds an empty row changes nothing. */
export function unsavedOf(overrides: Overrides, saved: SavedLinks): Overrides {
  const isChange = ([episodeId, ids]: [string, readonly number[]]) => {
    const known = saved.get(Number(episodeId))?.map(({ tmdbId }) => tmdbId) ?? [];
    const chosen = [ids[0] ?? 0, ...ids.slice(1).filter((id) => id !== 0)];
    return !same(chosen, known);
  };
  return Object.fromEntries(Object.entries(overrides).filter(isChange));
}
