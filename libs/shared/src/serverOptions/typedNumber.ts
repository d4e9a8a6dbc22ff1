/**
 * Parses a whole number; other text is returned as typed, so that it can be corrected (see `numberFault`).
 * @example typedNumber(' 5 ') // 5; typedNumber('five') // 'five'
 */
export function typedNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
