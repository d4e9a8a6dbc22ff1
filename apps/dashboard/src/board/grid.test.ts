import { expect, test } from 'vitest';
import { hideSettings } from '../shared/widgets.ts';
import { boardHeight, boardShape, gridOf, inReadingOrder, pixelsOf } from './grid.ts';
import { savedLayout } from './savedLayout.ts';

const all = Object.keys(hideSettings);
const keys = (grid: readonly { readonly i: string }[]): string[] => grid.map(({ i }) => i);

test.each([
  [1024, 'lg', false],
  [1023, 'md', false],
  [768, 'md', false],
  [767, 'sm', false],
  [640, 'sm', false],
  [639, 'sm', true],
] as const)('gives a board %i px wide the grid %s', (width, breakpoint, isOneColumn) => {
  expect(boardShape(width, 16)).toEqual({ breakpoint, isOneColumn, margin: 24 });
});

test('places widgets by default, moved up as far as possible', () => {
  const grid = gridOf({ shape: boardShape(1392, 16), widgets: all, saved: {} });
  const boxes = Object.fromEntries(
    grid.map(({ i, x, y, w, h }) => [i, [x, Math.round(y * 100) / 100, w, h]]),
  );
  expect(boxes).toEqual({
    queueProcessor: [0, 0, 6, 19.75],
    unrecognizedFiles: [6, 0, 6, 19.75],
    recentlyImported: [0, 19.75, 12, 22.7],
    collectionBreakdown: [0, 42.45, 3, 21.8],
    collectionTypeBreakdown: [3, 42.45, 3, 21.8],
    importFolders: [6, 42.45, 3, 21.8],
    shokoNews: [9, 42.45, 3, 21.8],
    continueWatching: [0, 64.25, 12, 22.7],
    nextUp: [0, 86.95, 12, 22.7],
    upcomingAnime: [0, 109.65, 12, 25],
    recommendedAnime: [0, 134.65, 12, 22.7],
  });
});

test('opens a grid saved by the existing interface unchanged', () => {
  const shown = all.filter((key) => key !== 'shokoNews');
  const grid = gridOf({ shape: boardShape(1392, 16), widgets: shown, saved: savedLayout });
  expect(grid.map(({ i, x, y, w, h }) => ({ i, x, y, w, h }))).toEqual(
    savedLayout.lg.map(({ i, x, y, w, h }) => ({ i, x, y, w, h })),
  );
});

test('appends a widget missing from the saved grid in its default size', () => {
  const grid = gridOf({ shape: boardShape(1392, 16), widgets: [...all, 'weather.now'], saved: savedLayout });
  const last = inReadingOrder(grid).slice(-2);
  expect(keys(last)).toEqual(['shokoNews', 'weather.now']);
  expect(last.map(({ w, h }) => [w, h])).toEqual([
    [3, 21.8],
    [6, 19.75],
  ]);
});

test.each([
  [1392, 3],
  [900, 3],
  [700, 2],
  [358, 6],
] as const)(
  'on a board %i px wide, scales a new widget of 3 of 12 columns to %i and keeps its rows',
  (width, w) => {
    const sizes = { 'weather.now': { columns: 3, rows: 8 } };
    const grid = gridOf({ shape: boardShape(width, 16), widgets: ['weather.now'], saved: {}, sizes });
    expect(grid).toMatchObject([{ i: 'weather.now', w, h: 8 }]);
  },
);

test('keeps the saved size of an arranged widget', () => {
  const saved = { lg: [{ i: 'weather.now', x: 0, y: 0, w: 8, h: 12 }] };
  const sizes = { 'weather.now': { columns: 3, rows: 8 } };
  const grid = gridOf({ shape: boardShape(1392, 16), widgets: ['weather.now'], saved, sizes });
  expect(grid).toMatchObject([{ w: 8, h: 12 }]);
});

test('derives the smallest grid from the next larger one unless one is saved', () => {
  const derived = gridOf({ shape: boardShape(700, 16), widgets: all, saved: {} });
  expect(derived.every(({ x, w }) => x >= 0 && x + w <= 6)).toBe(true);
  expect(keys(derived).toSorted()).toEqual(all.toSorted());
  const pair = derived.filter(({ i }) => i === 'collectionBreakdown' || i === 'collectionTypeBreakdown');
  expect(pair.map(({ x, y, w }) => [x, y, w])).toEqual([
    [0, 0, 3],
    [3, 0, 3],
  ]);
  const own = gridOf({
    shape: boardShape(700, 16),
    widgets: ['a', 'b'],
    saved: { sm: [{ i: 'b', x: 0, y: 0, w: 6, h: 4 }] },
  });
  expect(keys(own)).toEqual(['b', 'a']);
});

test('gives each widget the full width in one column', () => {
  const saved = {
    sm: [
      { i: 'b', x: 3, y: 0, w: 3, h: 5 },
      { i: 'a', x: 0, y: 0, w: 3, h: 4 },
    ],
  };
  const grid = gridOf({ shape: boardShape(358, 16), widgets: ['a', 'b'], saved });
  expect(grid.map(({ x, w }) => [x, w])).toEqual([
    [0, 6],
    [0, 6],
  ]);
  expect(boardHeight(grid, boardShape(358, 16))).toBe((9 - 1) * 24);
});

test('clips a place too wide for the board and ignores a duplicate', () => {
  const saved = {
    lg: [
      { i: 'a', x: 10, y: 3, w: 40, h: 5 },
      { i: 'a', x: 0, y: 0, w: 2, h: 2 },
    ],
  };
  const grid = gridOf({ shape: boardShape(1200, 16), widgets: ['a'], saved });
  expect(grid.map(({ i, x, y, w, h }) => [i, x, y, w, h])).toEqual([['a', 0, 0, 12, 5]]);
});

test('converts columns and rows to pixels', () => {
  const [queue] = gridOf({ shape: boardShape(1392, 16), widgets: all, saved: {} });
  expect(queue && pixelsOf(queue, boardShape(1392, 16), 1392)).toEqual({
    left: 0,
    top: 0,
    width: 684,
    height: 450,
  });
});
