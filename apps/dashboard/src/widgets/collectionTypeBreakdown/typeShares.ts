import type { SeriesSummary } from '@hondana/shared/api/types';

export interface TypeShare {
  readonly name: string;
  readonly count: number;
  /** Of all series, 0 to 1. */
  readonly share: number;
}

/** Unnamed types are Other (facts 5.13), including those of later servers, so that the shares add up. */
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
