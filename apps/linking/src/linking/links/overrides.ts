import { type Overrides, rowsOfEpisode, type SavedLinks } from './linkRows.ts';

function without(overrides: Overrides, episodeId: number): Overrides {
  const { [episodeId]: _, ...rest } = overrides;
  return rest;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

export function idsOfEpisode(episodeId: number, saved: SavedLinks, overrides: Overrides): number[] {
  return rowsOfEpisode(episodeId, saved, overrides).map(({ tmdbId }) => tmdbId);
}

/** Sets all rows of an episode. Rows equal to the saved ones are no override. */
export function setIds(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  ids: readonly number[],
): Overrides {
  const nextIds = ids.length === 0 || ids[0] === 0 ? [0] : ids;
  const savedIds = saved.get(episodeId)?.map(({ tmdbId }) => tmdbId) ?? [];
  if (same(nextIds, savedIds)) return without(overrides, episodeId);
  return { ...overrides, [episodeId]: nextIds };
}

/** 0 in the first row unlinks the episode. */
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

export function addRow(overrides: Overrides, saved: SavedLinks, episodeId: number): Overrides {
  return setIds(overrides, saved, episodeId, [...idsOfEpisode(episodeId, saved, overrides), 0]);
}

/** Also drops the override if the remaining rows equal the saved ones. */
export function removeRow(
  overrides: Overrides,
  saved: SavedLinks,
  episodeId: number,
  index: number,
): Overrides {
  const ids = idsOfEpisode(episodeId, saved, overrides);
  return setIds(overrides, saved, episodeId, ids.toSpliced(index, 1));
}

export function forget(overrides: Overrides, episodeId: number): Overrides {
  return without(overrides, episodeId);
}

/** An override that only adds an empty row is no change. */
export function unsavedOf(overrides: Overrides, saved: SavedLinks): Overrides {
  const isChange = ([episodeId, ids]: [string, readonly number[]]) => {
    const savedIds = saved.get(Number(episodeId))?.map(({ tmdbId }) => tmdbId) ?? [];
    const chosen = [ids[0] ?? 0, ...ids.slice(1).filter((id) => id !== 0)];
    return !same(chosen, savedIds);
  };
  return Object.fromEntries(Object.entries(overrides).filter(isChange));
}
