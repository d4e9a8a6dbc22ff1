import { withoutBrackets } from './brackets.ts';
import { isCounted } from './counted.ts';
import { partsOf, spaced } from './nameText.ts';
import { withoutSeason } from './season.ts';

/** The numbers that names have at the same place, by what the names share. */
export type Siblings = ReadonlyMap<string, ReadonlySet<number>>;

interface Place {
  readonly value: number;
  readonly index: number;
  readonly length: number;
  /** The name without the number, and what is before it. */
  readonly keys: readonly string[];
}

/** So many names that share only their beginning tell where the episode is; the titles behind it differ. */
const fewestWithTitles = 3;

function placesOf(text: string): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\p{N}.,])\d{1,4}(?=v\d|(?![\p{L}\p{N}]|[.,]\d))/giu)) {
    const [digits] = match;
    const before = text.slice(0, match.index);
    if (isCounted(before)) continue;
    const tail = text.slice(match.index + digits.length).replace(/^v\d/i, '');
    places.push({
      value: Number(digits),
      index: match.index,
      length: digits.length,
      keys: [`${before}#${tail.replace(/[|\s]+/g, ' ').trimEnd()}`.toLowerCase(), `${before}#`.toLowerCase()],
    });
  }
  return places;
}

/**
 * What chosen files tell about each other: at which place their names differ in a number alone.
 *
 * @example parseFileName('Show 12.mkv', siblingsOf(['Show 11.mkv', 'Show 12.mkv'])) // { first: 12, … }
 */
export function siblingsOf(paths: readonly string[]): Siblings {
  const numbers = new Map<string, Set<number>>();
  for (const path of new Set(paths)) {
    const { text } = withoutBrackets(spaced(partsOf(path).name));
    for (const { keys, value } of placesOf(withoutSeason(text).text)) {
      for (const key of keys) numbers.set(key, (numbers.get(key) ?? new Set()).add(value));
    }
  }
  return numbers;
}

/** The number of a name in which it differs from others; undefined where none or several do. */
export function differingNumber(text: string, siblings: Siblings): Place | undefined {
  const different = placesOf(text).filter(({ keys: [whole = '', beginning = ''] }) => {
    return (siblings.get(whole)?.size ?? 0) > 1 || (siblings.get(beginning)?.size ?? 0) >= fewestWithTitles;
  });
  return different.length === 1 ? different[0] : undefined;
}
