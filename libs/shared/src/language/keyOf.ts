import type { Text } from './text.ts';

/** The key of a text in catalogues, from its English: code has none. Two texts of a bundle with one key fail its build. */
export function keyOf(english: Text): string {
  let hash = 0;
  for (const character of JSON.stringify(english)) {
    // Knuth's multiplicative constant spreads similar texts.
    hash = Math.imul(hash ^ character.charCodeAt(0), 2_654_435_761);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36);
}
