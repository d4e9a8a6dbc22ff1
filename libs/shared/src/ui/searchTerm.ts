/**
 * Trims a search text and collapses whitespace, including the tabs and no-break spaces of pasted text.
 * @example searchTerm(' cowboy\u00a0 bebop ') // 'cowboy bebop'
 */
export function searchTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
