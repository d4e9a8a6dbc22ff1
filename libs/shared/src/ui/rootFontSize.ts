/**
 * In px: 16 unless changed in the browser. Breakpoints in code are multiples of it, as in style sheets.
 * @example const isNarrow = element.clientWidth < 40 * rootFontSize();
 */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
