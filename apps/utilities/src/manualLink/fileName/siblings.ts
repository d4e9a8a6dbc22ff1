import { withoutBrackets } from './brackets.ts';
import { isCounted } from './counted.ts';
import { partsOf, spaced } from './nameText.ts';
import { withoutSeason } from './season.ts';

/** Numbers found at the same position, by the text around them. */
export type Siblings = ReadonlyMap<string, ReadonlySet<number>>;

interface Place {
  readonly value: number;
  readonly index: number;
  readonly length: number;
  /** With and without the text after the number. */
  readonly keys: readonly string[];
}

/** If only the text before the number is shared (titles differ), at least this many names must share it. */
const minTitledSiblings = 3;

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
 * Where the files' names differ only in a number.
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

/** The one number that varies between siblings; undefined if none or several do. */
export function differingNumber(text: string, siblings: Siblings): Place | undefined {
  const different = placesOf(text).filter(({ keys: [whole = '', beginning = ''] }) => {
    return (siblings.get(whole)?.size ?? 0) > 1 || (siblings.get(beginning)?.size ?? 0) >= minTitledSiblings;
  });
  return different.length === 1 ? different[0] : undefined;
}
