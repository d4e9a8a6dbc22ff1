import type { WidgetPlace } from '@hondana/shared/settings';
import type { LayoutItem } from 'react-grid-layout/core';
import { type BoardShape, boardColumns, compacted, type Grid, smallest } from './grid.ts';

/** `left` is where a line of text starts. */
export type MoveDirection = 'left' | 'right' | 'up' | 'down';

/** Smaller than any difference between widgets: breaks ties at the same height. */
const epsilon = 0.01;

type Box = Partial<Pick<LayoutItem, 'x' | 'y' | 'w' | 'h'>>;

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function shareColumns(one: LayoutItem, other: LayoutItem): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w;
}

function withBox(grid: Grid, key: string, box: Box, shape: BoardShape): Grid {
  const cols = boardColumns[shape.breakpoint];
  const changed = grid.map((placed) => {
    if (placed.i !== key) return placed;
    const target = { ...placed, ...box };
    if (shape.isOneColumn) return { ...target, x: 0, w: cols };
    const w = within(Math.min(target.minW ?? smallest, cols), target.w, cols);
    return { ...target, w, x: within(0, target.x, cols - w) };
  });
  return compacted(changed, shape.breakpoint);
}

function verticalGoal(grid: Grid, own: LayoutItem, direction: 'up' | 'down'): number | undefined {
  const others = grid.filter((other) => other.i !== own.i && shareColumns(own, other));
  if (direction === 'up') {
    const above = others.filter((other) => other.y < own.y);
    return above.length === 0 ? undefined : Math.max(...above.map(({ y }) => y)) - epsilon;
  }
  const below = others.filter((other) => other.y > own.y).toSorted((a, b) => a.y - b.y)[0];
  return below && below.y + below.h - epsilon;
}

/** By one column, or past the next widget above or below. Returns the same grid when it cannot move further. */
export function moved(grid: Grid, key: string, direction: MoveDirection, shape: BoardShape): Grid {
  const own = grid.find(({ i }) => i === key);
  if (!own) return grid;
  if (direction === 'up' || direction === 'down') {
    const y = verticalGoal(grid, own, direction);
    return y === undefined ? grid : withBox(grid, key, { y }, shape);
  }
  const x = own.x + (direction === 'left' ? -1 : 1);
  const isOutside = shape.isOneColumn || x < 0 || x + own.w > boardColumns[shape.breakpoint];
  return isOutside ? grid : withBox(grid, key, { x, y: own.y - epsilon }, shape);
}

export function resizedTo(
  grid: Grid,
  key: string,
  { w, h }: { readonly w: number; readonly h: number },
  shape: BoardShape,
): Grid {
  const own = grid.find(({ i }) => i === key);
  if (!own) return grid;
  const widest = boardColumns[shape.breakpoint] - own.x;
  const size = {
    w: shape.isOneColumn ? own.w : within(Math.min(own.minW ?? smallest, widest), Math.round(w), widest),
    h: Math.max(own.minH ?? smallest, h),
  };
  if (size.w === own.w && size.h === own.h) return grid;
  return withBox(grid, key, { ...size, y: own.y - epsilon }, shape);
}

export function resized(grid: Grid, key: string, direction: MoveDirection, shape: BoardShape): Grid {
  const own = grid.find(({ i }) => i === key);
  if (!own) return grid;
  const steps = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
  const [w, h] = steps[direction];
  return resizedTo(grid, key, { w: own.w + w, h: own.h + h }, shape);
}

/** A grid in its saved form (facts 6). Keeps other saved properties, and the places of hidden widgets. */
export function placesToSave(grid: Grid, before: readonly WidgetPlace[]): readonly WidgetPlace[] {
  const shown = grid.map(({ i, x, y, w, h, minW = smallest, minH = smallest }) => ({
    ...before.find((place) => place.i === i),
    i,
    x,
    y,
    w,
    h,
    minW,
    minH,
    moved: false,
    static: false,
  }));
  return [...shown, ...before.filter((place) => !grid.some(({ i }) => i === place.i))];
}
