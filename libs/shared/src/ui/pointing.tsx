import type { IconShape } from './icons.tsx';

/**
 * An icon that points along the line, as a copy for `Icon` to mirror where text runs from right to left.
 * @example const sendIcon = pointing(Send);
 */
export const pointing = (shape: IconShape): IconShape => [...shape, ['g', { 'data-points': '' }]];
