/**
 * The number that was typed. What is no whole number stays as it was typed, so that it can be corrected; `numberFault`
 * says what is wrong.
 *
 * @example typedNumber(' 5 ') // 5; typedNumber('five') // 'five'
 */
export function typedNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
