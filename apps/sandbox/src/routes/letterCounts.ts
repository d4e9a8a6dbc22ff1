/** In the order of the names, which are as `sortName` gives them. */
export function letterCounts(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const letter = String.fromCodePoint(name.codePointAt(0) ?? 35);
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}
