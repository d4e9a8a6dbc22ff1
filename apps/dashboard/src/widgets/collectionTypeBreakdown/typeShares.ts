import type { SeriesSummary } from '@hondana/shared/api/types';

/** How many series are of a type. */
export interface TypeShare {
  readonly name: string;
  readonly count: number;
  /** Of all series, 0 to 1. */
  readonly share: number;
}

/**
 * The types of series, the most frequent first. What has no name of its own here is Other (facts 5.13); types that
 * a later server names count there too, so that the shares add up.
 */
export function typeShares(summary: SeriesSummary): readonly TypeShare[] {
  const { Series, OVA, Movie, Web, ...others } = summary;
  const counts = {
    'TV Series': Series,
    OVA,
    Movie,
    Web,
    Other: Object.values(others).reduce((sum, count) => sum + count, 0),
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.entries(counts)
    .map(([name, count]) => ({ name, count, share: total === 0 ? 0 : count / total }))
    .sort((a, b) => b.count - a.count);
}
