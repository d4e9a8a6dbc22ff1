/** Normalised for comparison: lower case, no accents, spaces for punctuation. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

let above = new Int32Array(64);
let below = new Int32Array(64);

/** The fewest edits that turn `query` into a part of `text`. */
function closestPart(text: string, query: string): { distance: number; end: number } {
  const length = query.length;
  if (above.length <= length) {
    above = new Int32Array(length + 64);
    below = new Int32Array(length + 64);
  }
  for (let i = 0; i <= length; i += 1) above[i] = i;
  let distance = length;
  let end = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const letter = text.charCodeAt(at - 1);
    below[0] = 0;
    for (let i = 1; i <= length; i += 1) {
      const change = (above[i - 1] ?? 0) + (letter === query.charCodeAt(i - 1) ? 0 : 1);
      const drop = (above[i] ?? 0) + 1;
      const insert = (below[i - 1] ?? 0) + 1;
      below[i] = Math.min(change, drop, insert);
    }
    const last = below[length] ?? length;
    if (last < distance) {
      distance = last;
      end = at;
    }
    [above, below] = [below, above];
  }
  return { distance, end };
}

const plainTexts = new Map<string, string>();

/** Cached, as the same few ten thousand names are searched again and again. */
function rememberedPlainText(text: string): string {
  let plain = plainTexts.get(text);
  if (plain === undefined) {
    plain = plainText(text);
    if (plainTexts.size > 400000) plainTexts.clear();
    plainTexts.set(text, plain);
  }
  return plain;
}

/** How well a text matches a query; {@link compareMatches} sorts better ones first. */
export interface Match {
  readonly exact: boolean;
  readonly index: number;
  /** Share of the query that had to be changed, 0 to 0.34. */
  readonly distance: number;
  readonly lengthDifference: number;
  readonly text: string;
}

/** Finds `query`, normalised by {@link plainText}, exactly or with up to a third of its letters wrong. */
export function matchText(text: string, query: string, fuzzy: boolean): Match | undefined {
  const plain = rememberedPlainText(text);
  if (query === '' || plain === '') return undefined;
  const lengthDifference = Math.abs(text.length - query.length);
  const index = plain.indexOf(query);
  if (index !== -1) return { exact: true, index, distance: 0, lengthDifference, text };
  if (!fuzzy || query.length < 3) return undefined;
  const { distance, end } = closestPart(plain, query);
  const share = distance / query.length;
  if (share > 0.34) return undefined;
  return { exact: false, index: Math.max(0, end - query.length), distance: share, lengthDifference, text };
}

/** Exact before misspelt, early before late, short before long. */
export function compareMatches(a: Match, b: Match): number {
  if (a.exact !== b.exact) return a.exact ? -1 : 1;
  return (
    a.distance - b.distance ||
    a.index - b.index ||
    a.lengthDifference - b.lengthDifference ||
    (a.text < b.text ? -1 : 1)
  );
}

export function bestMatch(names: Iterable<string>, query: string, fuzzy: boolean): Match | undefined {
  let best: Match | undefined;
  for (const name of names) {
    const match = matchText(name, query, fuzzy);
    if (match !== undefined && (best === undefined || compareMatches(match, best) < 0)) best = match;
  }
  return best;
}
