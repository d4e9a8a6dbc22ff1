import type { SortingCriteria } from '../model/types.ts';
import type { DateName, Facts, NumberName } from './facts.ts';
import { bestMatch, plainText } from './fuzzy.ts';
import rows from './sorting.json' with { type: 'json' };

type Key =
  | { readonly number: NumberName }
  | { readonly date: DateName }
  | { readonly count: 'audioLanguages' | 'subtitleLanguages' }
  | { readonly name: 'plain' | 'sorting' }
  | { readonly relevance: true };

interface SortingKind {
  readonly Type: string;
  readonly Name: string;
  readonly Description: string;
  readonly key: Key;
}

/** Since version 6. Its name and description are not recorded. */
const relevance: SortingKind = {
  Type: 'FuzzyNameRelevance',
  Name: 'Fuzzy Name Relevance',
  Description: 'This sorts by how well the names of a filterable match the parameter',
  key: { relevance: true },
};

const kinds = rows as readonly SortingKind[];
const keys = new Map([...kinds, relevance].map(({ Type, key }) => [Type, key]));

export const sortingCatalogue = kinds.map(({ key, ...listed }) => listed);
const { key: _, ...listedRelevance } = relevance;
export const sortingCatalogueSince6 = [...sortingCatalogue, listedRelevance];

export function isSorting(type: string, isSince6: boolean): boolean {
  return keys.has(type) && (isSince6 || type !== relevance.Type);
}

/** 0 for the exact name; what doesn't match comes last. */
function irrelevance(facts: Facts, wanted: string): number {
  const match = bestMatch(facts.set('names'), wanted, true);
  if (match === undefined) return 1000;
  return (match.exact ? 0 : 100 * (1 + match.distance)) + match.index / 100 + match.lengthDifference / 10_000;
}

export type NameRank = (facts: Facts, sorting: 'plain' | 'sorting') => number;

/** By the criteria, then name, then ID, so the order is stable. Reads each entry's keys once, not per comparison. */
export function sortFacts(
  list: readonly Facts[],
  criteria: SortingCriteria | null,
  userId: number,
  rank: NameRank,
): Facts[] {
  const columns: Float64Array[] = [];
  const column = (read: (facts: Facts) => number, inverted: boolean) => {
    columns.push(Float64Array.from(list, (facts) => (inverted ? -read(facts) : read(facts))));
  };
  for (let one: SortingCriteria | undefined = criteria ?? undefined; one !== undefined; one = one.Next) {
    const key = keys.get(one.Type);
    if (key === undefined) continue;
    const wanted = plainText(one.Parameter ?? '');
    const read = (facts: Facts): number => {
      if ('number' in key) return facts.number(key.number, userId);
      if ('date' in key) return facts.date(key.date, userId);
      if ('count' in key) return facts.set(key.count).size;
      if ('relevance' in key) return irrelevance(facts, wanted);
      return rank(facts, key.name);
    };
    column(read, one.IsInverted);
  }
  column((facts) => rank(facts, 'plain'), false);
  column((facts) => facts.id, false);
  const order = Uint32Array.from(list.keys()).sort((a, b) => {
    for (const values of columns) {
      const left = values[a] ?? 0;
      const right = values[b] ?? 0;
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  });
  return Array.from(order, (index) => list[index]).filter((facts) => facts !== undefined);
}
