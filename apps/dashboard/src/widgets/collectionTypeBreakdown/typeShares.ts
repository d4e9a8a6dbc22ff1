import type { SeriesSummary } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';

export interface TypeShare {
  readonly name: string;
  readonly count: number;
  /** Of all series, 0 to 1. */
  readonly share: number;
}

/** Unnamed types are Other (facts 5.13), including those of later servers, so that the shares add up. */
export function typeShares(summary: SeriesSummary): readonly TypeShare[] {
  const { Series, OVA, Movie, Web, ...others } = summary;
  const counts = [
    { name: t`TV Series`, count: Series },
    { name: t`OVA`, count: OVA },
    { name: t`Movie`, count: Movie },
    { name: t`Web`, count: Web },
    { name: t`Other`, count: Object.values(others).reduce((sum, count) => sum + count, 0) },
  ];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .map((one) => ({ ...one, share: total === 0 ? 0 : one.count / total }))
    .sort((a, b) => b.count - a.count);
}
