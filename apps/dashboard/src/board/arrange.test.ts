import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideSettings } from '../shared/widgets.ts';
import { type MoveDirection, moved, placesToSave, resized, resizedTo } from './arrange.ts';
import { boardColumns, boardShape, compacted, type Grid, gridOf, inReadingOrder } from './grid.ts';
import { savedLayout } from './savedLayout.ts';

const all = Object.keys(hideSettings);
const wide = boardShape(1392, 16);
const start = gridOf({ shape: wide, widgets: all, saved: {} });
const box = (grid: Grid, key: string) => {
  const { x, y, w, h } = grid.find(({ i }) => i === key) ?? { x: -1, y: -1, w: -1, h: -1 };
  return [x, Math.round(y * 100) / 100, w, h];
};

test('moves a widget by a column and makes room for it', () => {
  const once = moved(start, 'queueProcessor', 'right', wide);
  expect(box(once, 'queueProcessor')).toEqual([1, 0, 6, 19.75]);
  expect(box(once, 'unrecognizedFiles')).toEqual([6, 19.75, 6, 19.75]);
});

test('moves a widget past its neighbour, down and up', () => {
  const below = moved(start, 'recentlyImported', 'down', wide);
  const order = inReadingOrder(below).map(({ i }) => i);
  expect(order.indexOf('recentlyImported')).toBeGreaterThan(order.indexOf('shokoNews'));
  expect(box(below, 'collectionBreakdown')).toEqual([0, 19.75, 3, 21.8]);
  const back = moved(below, 'recentlyImported', 'up', wide);
  expect(box(back, 'recentlyImported')).toEqual([0, 19.75, 12, 22.7]);
});

test.each([
  ['queueProcessor', 'left'],
  ['queueProcessor', 'up'],
  ['unrecognizedFiles', 'right'],
  ['recommendedAnime', 'down'],
] as const)('moves %s no further %s', (key, direction) => {
  expect(moved(start, key, direction, wide)).toBe(start);
});

test('keeps a widget at its minimum size and on the board', () => {
  const least = resizedTo(start, 'shokoNews', { w: 0, h: 0 }, wide);
  expect(box(least, 'shokoNews').slice(2)).toEqual([2, 2]);
  expect(box(resizedTo(start, 'shokoNews', { w: 40, h: 30 }, wide), 'shokoNews')).toEqual([9, 42.45, 3, 30]);
  expect(box(resized(start, 'queueProcessor', 'down', wide), 'queueProcessor')).toEqual([0, 0, 6, 20.75]);
});

test('saves in the format of the existing interface and keeps places of hidden widgets', () => {
  const shown = savedLayout.lg.map(({ i }) => i).filter((key) => key !== 'nextUp');
  const before = [
    { ...savedLayout.lg[0], note: 'kept' },
    ...savedLayout.lg.slice(1),
  ] as typeof savedLayout.lg;
  const grid = gridOf({ shape: wide, widgets: shown, saved: { lg: before } });
  const saved = placesToSave(grid, before);
  expect(saved.toSorted((a, b) => a.i.localeCompare(b.i))).toEqual(
    before
      .map((place) => {
        const y = grid.find(({ i }) => i === place.i)?.y ?? place.y;
        return { ...place, y };
      })
      .toSorted((a, b) => a.i.localeCompare(b.i)),
  );
});

/** The grid's component may report any position. */
function putAnywhere(grid: Grid, key: string, place: { x: number; y: number }, width: number): Grid {
  const shape = boardShape(width, 16);
  const reported = grid.map((placed) => (placed.i === key ? { ...placed, ...place } : placed));
  return gridOf({ shape, widgets: all, saved: { [shape.breakpoint]: reported } });
}

const step = fc.record({
  key: fc.constantFrom(...all),
  action: fc.constantFrom('move', 'resize', 'drag'),
  direction: fc.constantFrom<MoveDirection>('left', 'right', 'up', 'down'),
  x: fc.integer({ min: -5, max: 20 }),
  y: fc.double({ min: -5, max: 200, noNaN: true }),
});

test('keeps every widget on the board, compact and without overlap, after any actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.constantFrom(1392, 900, 700, 358), (steps, width) => {
      const shape = boardShape(width, 16);
      const cols = boardColumns[shape.breakpoint];
      let grid = gridOf({ shape, widgets: all, saved: {} });
      for (const { key, action, direction, x, y } of steps) {
        if (action === 'move') grid = moved(grid, key, direction, shape);
        else if (action === 'resize') grid = resized(grid, key, direction, shape);
        else grid = putAnywhere(grid, key, { x, y }, width);
      }
      expect(grid.map(({ i }) => i).toSorted()).toEqual(all.toSorted());
      for (const one of grid) {
        expect(one.x >= 0 && one.x + one.w <= cols && one.y >= 0 && one.w >= 2 && one.h >= 2).toBe(true);
        const overlapping = grid.filter(
          (other) =>
            other !== one &&
            one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h - 1e-6 &&
            other.y < one.y + one.h - 1e-6,
        );
        expect(overlapping).toEqual([]);
      }
      const again = compacted(grid, shape.breakpoint);
      for (const { i, y } of again) expect(y).toBeCloseTo(grid.find((placed) => placed.i === i)?.y ?? -1, 4);
    }),
    { numRuns: 200 },
  );
});
