import { formatNumber } from '@hondana/shared/ui/format';
import { type BoardShape, boardColumns, type Grid, inReadingOrder } from './grid.ts';

/** For screen readers. */
export function placeText(grid: Grid, key: string, shape: BoardShape): string {
  const order = inReadingOrder(grid);
  const at = order.findIndex(({ i }) => i === key);
  const placed = order[at];
  if (!placed) return '';
  const number = `number ${formatNumber(at + 1)} of ${formatNumber(order.length)}`;
  const height = `${formatNumber(Math.round((placed.h - 1) * shape.margin))} pixels high`;
  if (shape.isOneColumn) return `${number}, ${height}`;
  const from = formatNumber(placed.x + 1);
  const to = formatNumber(placed.x + placed.w);
  return `columns ${from} to ${to} of ${formatNumber(boardColumns[shape.breakpoint])}, ${number}, ${height}`;
}
