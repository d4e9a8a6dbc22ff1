import type { SeriesSizes } from '../api/types.ts';

/** The part of a group's or a series' sizes that is counted here. */
export type CountedSizes = Pick<SeriesSizes, 'Local' | 'Watched' | 'Total'>;

type Counts = SeriesSizes['Local'];

const countedTypes = ['Episodes', 'Specials', 'Others'] as const;

function sum(counts: Counts): number {
  return countedTypes.reduce((total, type) => total + (counts[type] ?? 0), 0);
}

/**
 * How many episodes are in the collection: episodes, specials and others with a file (facts 5.7).
 *
 * @example collectedEpisodes(group.Sizes) // 26
 */
export function collectedEpisodes(sizes: CountedSizes): number {
  return sum(sizes.Local);
}

/** How many of them this user has not watched; never below 0, though watched episodes may have lost their file. */
export function unwatchedEpisodes(sizes: CountedSizes): number {
  return Math.max(0, sum(sizes.Local) - sum(sizes.Watched));
}

/** How many of one type are missing from the collection, as the list card counts them: all less those on disk. */
export function missingOf(sizes: CountedSizes, type: 'Episodes' | 'Specials'): number {
  return Math.max(0, sizes.Total[type] - sizes.Local[type]);
}
