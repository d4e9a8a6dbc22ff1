import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { type BoardShape, boardColumns, type Grid, inReadingOrder } from './grid.ts';

/** For screen readers. */
export function placeText(grid: Grid, key: string, shape: BoardShape): string {
  const order = inReadingOrder(grid);
  const at = order.findIndex(({ i }) => i === key);
  const placed = order[at];
  if (!placed) return '';
  const place = formatNumber(at + 1);
  const count = formatNumber(order.length);
  const height = formatNumber(Math.round((placed.h - 1) * shape.margin));
  if (shape.isOneColumn) return t`number ${place} of ${count}, ${height} pixels high`;
  const from = formatNumber(placed.x + 1);
  const to = formatNumber(placed.x + placed.w);
  const columns = formatNumber(boardColumns[shape.breakpoint]);
  return t`columns ${from} to ${to} of ${columns}, number ${place} of ${count}, ${height} pixels high`;
}
