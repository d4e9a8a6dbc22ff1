import { type Overrides, rowsOfEpisode, type SavedLinks } from './linkRows.ts';

function without(overrides: Overrides, episodeId: number): Overrides {
  const { [episodeId]: _, ...rest } = overrides;
  return rest;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** TMDB's numbers in the rows of an episode, as they stand now. */
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

/** Chooses for one row; 0 in the first row unlinks the episode. */
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

/** Puts another row, with nothing chosen yet, at an episode's end. */
export function addRow(overrides: Overrides, saved: SavedLinks, episodeId: number): Overrides {
  return setIds(overrides, saved, episodeId, [...idsOfEpisode(episodeId, saved, overrides), 0]);
}

/** Takes a row away; when what is left is what the server has, the override goes with it. */
export function removeRow(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  index: number,
): Overrides {
  const ids = idsOfEpisode(episodeId, saved, overrides);
  return setIds(overrides, saved, episodeId, ids.toSpliced(index, 1));
}

/** Takes back what was chosen for an episode. */
export function forget(overrides: Overrides, episodeId: number): Overrides {
  return without(overrides, episodeId);
}

/** What is to be saved: an override that only adds a row with nothing chosen in it changes nothing. */
export function unsavedOf(overrides: Overrides, saved: SavedLinks): Overrides {
  const isChange = ([episodeId, ids]: [string, readonly number[]]) => {
    const known = saved.get(Number(episodeId))?.map(({ tmdbId }) => tmdbId) ?? [];
    const chosen = [ids[0] ?? 0, ...ids.slice(1).filter((id) => id !== 0)];
    return !same(chosen, known);
  };
  return Object.fromEntries(Object.entries(overrides).filter(isChange));
}
