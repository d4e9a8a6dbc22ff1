import { hash } from '../generate/random.ts';
import type { Library } from './library.ts';
import type { Series } from './types.ts';

export interface Similar {
  readonly anidb: number;
  /** Percent of the votes. */
  readonly approval: number;
  readonly votes: number;
}

/** Initial counts, so that what is similar doesn't change when a series is added or removed. */
const totals = new WeakMap<Library, { series: number; outside: number }>();

function totalsOf(library: Library): { series: number; outside: number } {
  const known = totals.get(library) ?? { series: library.series.size, outside: library.outsideAnime.size };
  totals.set(library, known);
  return known;
}

export function similarTo(library: Library, series: Series): Similar[] {
  if (series.plainEpisodeCount > 0) return [];
  const chance = hash(series.anidb, 851);
  // One series in 36 has none.
  const count = chance % 9 || (chance % 4 === 0 ? 0 : 3);
  const total = totalsOf(library);
  const found = new Map<number, Similar>();
  for (let i = 0; i < count; i += 1) {
    const number = hash(series.anidb, 852, i);
    const local = library.series.get(1 + ((number >>> 3) % total.series));
    const anidb =
      number % 4 === 0 || local === undefined ? 900001 + (number % Math.max(1, total.outside)) : local.anidb;
    if (anidb === series.anidb) continue;
    const votes = 1 + (hash(series.anidb, 853, i) % 40);
    found.set(anidb, { anidb, approval: Math.round(((1 + (number % votes)) / votes) * 10000) / 100, votes });
  }
  return [...found.values()].sort((a, b) => b.approval - a.approval);
}
