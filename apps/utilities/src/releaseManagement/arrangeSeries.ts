import type { ReleaseSeries } from './releaseManagement.ts';

/** The orders of the list, by their names in the address. The server knows the first alone. */
export const orders = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-episodes': 'Most episodes first',
  '-added': 'Recently added first',
} as const;

export type SeriesOrder = keyof typeof orders;

/** What an address says of the order; the server's own for anything that is none. */
export function orderOf(text: string | null): SeriesOrder {
  return text !== null && Object.hasOwn(orders, text) ? (text as SeriesOrder) : 'name';
}

/** Text without case and accents, so that either spelling finds it. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Those of which the name has all words of a text, however they are spelled. */
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

/** Series that came in the order of the server, in another; equal ones stay in it. */
export function inOrder(series: readonly ReleaseSeries[], order: SeriesOrder): readonly ReleaseSeries[] {
  if (order === '-name') return series.toReversed();
  if (order === '-episodes') return series.toSorted((one, other) => other.EpisodeCount - one.EpisodeCount);
  if (order === '-added')
    return series.toSorted((one, other) => Date.parse(other.Created) - Date.parse(one.Created));
  return series;
}
