import type { ReleaseSeries } from './releaseManagement.ts';

/** Keys are the URL's values. The server supports only the first. */
export const orders = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-episodes': 'Most episodes first',
  '-added': 'Recently added first',
} as const;

export type SeriesOrder = keyof typeof orders;

export function orderOf(text: string | null): SeriesOrder {
  return text !== null && Object.hasOwn(orders, text) ? (text as SeriesOrder) : 'name';
}

/** Ignores case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function seriesMatching<T extends { readonly Name: string }>(
  series: readonly T[],
  search: string,
): readonly T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return series;
  return series.filter(({ Name }) => {
    const name = plain(Name);
    return words.every((word) => name.includes(word));
  });
}

/** Sorts series that are in the server's order; equal ones keep it. */
export function sortReleaseSeries(
  series: readonly ReleaseSeries[],
  order: SeriesOrder,
): readonly ReleaseSeries[] {
  if (order === '-name') return series.toReversed();
  if (order === '-episodes') return series.toSorted((one, other) => other.EpisodeCount - one.EpisodeCount);
  if (order === '-added')
    return series.toSorted((one, other) => Date.parse(other.Created) - Date.parse(one.Created));
  return series;
}
