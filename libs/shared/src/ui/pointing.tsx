/**
 * SVG elements on a 24 × 24 grid, as in Lucide. `Icon` strokes them; filled elements set `fill` themselves.
 * @example import { Radio } from 'lucide'; // any Lucide icon works
 */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/**
 * An icon that points along the line, as a copy for `Icon` to mirror where text runs from right to left.
 * @example const sendIcon = pointing(Send);
 */
export const pointing = (shape: IconShape): IconShape => [...shape, ['g', { 'data-points': '' }]];
