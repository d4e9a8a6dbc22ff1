/**
 * The size of the root's font in px, which is the browser's own setting: 16 unless the user has changed it. Widths that
 * decide how something is laid out are multiples of it, as in style sheets.
 *
 * @example const isNarrow = element.clientWidth < 40 * rootFontSize();
 */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
