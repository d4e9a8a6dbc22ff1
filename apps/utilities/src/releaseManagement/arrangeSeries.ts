import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { ReleaseSeries } from './releaseManagement.ts';

/** Keys are the URL's values. The server supports only the first. */
export const orders = {
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
  '-episodes': msg`Most episodes first`,
  '-added': msg`Recently added first`,
} as const satisfies Record<string, TextDescriptor>;

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
