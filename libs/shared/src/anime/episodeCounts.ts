import type { SeriesSizes } from '../api/types.ts';

/** Of a group or a series. */
export type CountedSizes = Pick<SeriesSizes, 'Local' | 'Watched' | 'Total'>;

type Counts = SeriesSizes['Local'];

const countedTypes = ['Episodes', 'Specials', 'Others'] as const;

function sum(counts: Counts): number {
  return countedTypes.reduce((total, type) => total + (counts[type] ?? 0), 0);
}

/**
 * How many episodes are in the collection: episodes, specials and others with a file (facts 5.7).
 * @example collectedEpisodes(group.Sizes) // 26
 */
export function collectedEpisodes(sizes: CountedSizes): number {
  return sum(sizes.Local);
}

/** Unwatched episodes in the collection; at least 0, though watched episodes may have lost their files. */
export function unwatchedEpisodes(sizes: CountedSizes): number {
  return Math.max(0, sum(sizes.Local) - sum(sizes.Watched));
}

/** Missing episodes of one type, as the list card counts them: total less those on disk. */
export function missingOf(sizes: CountedSizes, type: 'Episodes' | 'Specials'): number {
  return Math.max(0, sizes.Total[type] - sizes.Local[type]);
}
