import type { SortingCriteria } from '../model/types.ts';
import type { DateName, Facts, NumberName } from './facts.ts';
import rows from './sorting.json' with { type: 'json' };

type Key =
  | { readonly number: NumberName }
  | { readonly date: DateName }
  | { readonly count: 'audioLanguages' | 'subtitleLanguages' }
  | { readonly name: 'plain' | 'sorting' };

interface SortingKind {
  readonly Type: string;
  readonly Name: string;
  readonly Description: string;
  readonly key: Key;
}

const kinds = rows as readonly SortingKind[];
const keys = new Map(kinds.map(({ Type, key }) => [Type, key]));

export const sortingCatalogue = kinds.map(({ key, ...listed }) => listed);

export function isSorting(type: string): boolean {
  return keys.has(type);
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
    const read = (facts: Facts): number => {
      if ('number' in key) return facts.number(key.number, userId);
      if ('date' in key) return facts.date(key.date, userId);
      if ('count' in key) return facts.set(key.count).size;
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
