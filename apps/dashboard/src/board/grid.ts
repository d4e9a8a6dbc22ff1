import type { WidgetSize } from '@hondana/shared/remote/descriptor';
import type { DashboardBreakpoint, WebUiSettings, WidgetPlace } from '@hondana/shared/settings';
import { isRightToLeft } from '@hondana/shared/ui/readingDirection';
import {
  calcGridItemPosition,
  correctBounds,
  type LayoutItem,
  type Position,
  sortLayoutItemsByRowCol,
  verticalCompactor,
} from 'react-grid-layout/core';
import { defaultGrids, oneColumnHeights } from './defaultGrids.ts';

/** The engine's item as a type alias: an interface would not be assignable to the saved places. */
type Placed = { [Name in keyof LayoutItem]: LayoutItem[Name] };

/** Visible widgets without overlaps, compacted upwards. Column 0 is where a line of text starts. */
export type Grid = readonly Placed[];

type SavedGrids = WebUiSettings['layout']['dashboard'];

export const boardColumns = { lg: 12, md: 10, sm: 6 } as const satisfies Record<DashboardBreakpoint, number>;

/** In columns and rows (facts 6). */
export const smallest = 2;

/** In rows. */
const defaultPluginHeight = 19.75;

export interface BoardShape {
  readonly breakpoint: DashboardBreakpoint;
  readonly isOneColumn: boolean;
  /** Gap between widgets, and height of a row, in pixels. */
  readonly margin: number;
}

/**
 * @param width of the board, in px
 * @param rem root font size, in px
 * @example boardShape(1392, 16) // { breakpoint: 'lg', isOneColumn: false, margin: 24 }
 */
export function boardShape(width: number, rem: number): BoardShape {
  const margin = 1.5 * rem;
  if (width >= 64 * rem) return { breakpoint: 'lg', isOneColumn: false, margin };
  if (width >= 48 * rem) return { breakpoint: 'md', isOneColumn: false, margin };
  return { breakpoint: 'sm', isOneColumn: width < 40 * rem, margin };
}

export function compacted(grid: Grid, breakpoint: DashboardBreakpoint): Grid {
  // The engine mutates its input.
  const copies = grid.map((placed) => ({ ...placed }));
  return verticalCompactor.compact(copies, boardColumns[breakpoint]);
}

/** The smallest grid has no default: it is the next larger one scaled to fewer columns (facts 6). */
function narrowed({ x, w, ...place }: WidgetPlace): WidgetPlace {
  const share = boardColumns.sm / boardColumns.md;
  const left = Math.round(x * share);
  return { ...place, x: left, w: Math.max(1, Math.round((x + w) * share) - left) };
}

export function savedOrDefault(breakpoint: DashboardBreakpoint, saved: SavedGrids): readonly WidgetPlace[] {
  const kept = saved[breakpoint];
  if (kept) return kept;
  if (breakpoint === 'lg') return defaultGrids.lg;
  const medium = saved.md ?? defaultGrids.md;
  return breakpoint === 'md' ? medium : medium.map(narrowed);
}

function limit(name: 'minW' | 'minH', place: WidgetPlace): number {
  const value = place[name];
  return typeof value === 'number' && value > 0 ? value : smallest;
}

function item(place: WidgetPlace): LayoutItem {
  const { i, x, y, w, h } = place;
  return {
    i,
    x,
    y,
    w: Math.max(1, w),
    h: Math.max(1, h),
    minW: limit('minW', place),
    minH: limit('minH', place),
  };
}

function shareOf({ columns: wanted }: WidgetSize, breakpoint: DashboardBreakpoint): number {
  return Math.max(smallest, Math.round((wanted * boardColumns[breakpoint]) / boardColumns.lg));
}

/** A widget missing in the saved grid comes last, in its default or requested size. */
function placeOfNewWidget(
  key: string,
  breakpoint: DashboardBreakpoint,
  above: Grid,
  size: WidgetSize | undefined,
): LayoutItem {
  const known = defaultGrids[breakpoint === 'lg' ? 'lg' : 'md'].find(({ i }) => i === key);
  const y = Math.max(0, ...above.map((placed) => placed.y + placed.h));
  return item({
    i: key,
    x: 0,
    y,
    w: known?.w ?? (size ? shareOf(size, breakpoint) : boardColumns[breakpoint] / 2),
    h: known?.h ?? size?.rows ?? defaultPluginHeight,
  });
}

interface GridRequest {
  readonly shape: BoardShape;
  readonly widgets: readonly string[];
  readonly saved: SavedGrids;
  readonly sizes?: Readonly<Record<string, WidgetSize | undefined>>;
}

export function gridOf({
  shape: { breakpoint, isOneColumn },
  widgets,
  saved,
  sizes = {},
}: GridRequest): Grid {
  const isOwnHeight = isOneColumn && !saved[breakpoint];
  const places = savedOrDefault(breakpoint, saved).map((place) =>
    isOwnHeight ? { ...place, h: oneColumnHeights[place.i] ?? place.h } : place,
  );
  const known = places.filter(
    ({ i }, at) => widgets.includes(i) && places.findIndex((p) => p.i === i) === at,
  );
  const grid = known.map(item);
  for (const key of widgets) {
    if (!grid.some(({ i }) => i === key)) grid.push(placeOfNewWidget(key, breakpoint, grid, sizes[key]));
  }
  const cols = boardColumns[breakpoint];
  const bounded = correctBounds(grid, { cols });
  const arranged = isOneColumn ? bounded.map((placed) => ({ ...placed, x: 0, w: cols })) : bounded;
  return compacted(arranged, breakpoint);
}

export function inReadingOrder(grid: Grid): Grid {
  return sortLayoutItemsByRowCol(grid);
}

/** Shared by the grid's engine and component. */
export function gridConfig({ breakpoint, margin }: Pick<BoardShape, 'breakpoint' | 'margin'>) {
  return {
    margin: [margin, margin],
    containerPadding: [0, 0],
    cols: boardColumns[breakpoint],
    rowHeight: 0,
    maxRows: Number.POSITIVE_INFINITY,
  } as const;
}

/** As it is seen, and understood by the grid's component: column 0 is on the left. Its own inverse. */
export function fromLeft(grid: Grid, { breakpoint }: Pick<BoardShape, 'breakpoint'>): Grid {
  if (!isRightToLeft()) return grid;
  return grid.map((placed) => ({ ...placed, x: boardColumns[breakpoint] - placed.x - placed.w }));
}

/** In pixels. */
export function pixelsOf({ x, y, w, h }: LayoutItem, shape: BoardShape, width: number): Position {
  return calcGridItemPosition({ ...gridConfig(shape), containerWidth: width }, x, y, w, h);
}

/** In pixels. */
export function boardHeight(grid: Grid, { margin }: BoardShape): number {
  return Math.max(0, ...grid.map(({ y, h }) => Math.round((y + h - 1) * margin)));
}
