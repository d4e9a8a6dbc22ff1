/**
 * What is searched for: a text without blanks at its ends. Several blanks within it, tabs and no-break spaces, as copied
 * text has them, are one blank.
 *
 * @example searchTerm(' cowboy\u00a0 bebop ') // 'cowboy bebop'
 */
export function searchTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
