import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterScroll,
  columnsIn,
  indexAfterKey,
  layOutRows,
  placeAt,
  placeForRow,
  posterWidth,
  type RowLayout,
  type Scrolled,
  scrollAt,
  tallestTrack,
} from './virtualLayout.ts';

const layouts = fc
  .record({
    itemCount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 5_000_000 })),
    columns: fc.integer({ min: 1, max: 12 }),
    rowHeight: fc.integer({ min: 20, max: 700 }),
    gap: fc.integer({ min: 0, max: 32 }),
  })
  .map(({ itemCount, columns, rowHeight, gap }) => layOutRows(itemCount, columns, rowHeight, gap));
const viewports = fc.integer({ min: 200, max: 2200 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

const lastScroll = (layout: RowLayout, viewport: number) => Math.max(0, layout.trackHeight - viewport);
const lastPlace = (layout: RowLayout, viewport: number) => Math.max(0, layout.contentHeight - viewport);

describe('track and content', () => {
  test('the track is never taller than browsers scroll, and a short list is not stretched', () => {
    fc.assert(
      fc.property(layouts, viewports, shares, (layout, viewport, share) => {
        expect(layout.trackHeight).toBeLessThanOrEqual(tallestTrack);
        if (layout.contentHeight <= tallestTrack) {
          const scroll = share * lastScroll(layout, viewport);
          expect(placeAt(layout, viewport, scroll)).toBeCloseTo(scroll, 3);
        }
      }),
    );
  });

  test('both ends meet exactly', () => {
    fc.assert(
      fc.property(layouts, viewports, (layout, viewport) => {
        expect(placeAt(layout, viewport, 0)).toBe(0);
        expect(placeAt(layout, viewport, lastScroll(layout, viewport))).toBeCloseTo(
          lastPlace(layout, viewport),
          3,
        );
      }),
    );
  });

  test('further down the track is further down the content, and back again', () => {
    fc.assert(
      fc.property(layouts, viewports, shares, shares, (layout, viewport, a, b) => {
        const [upper, lower] = [Math.min(a, b), Math.max(a, b)].map(
          (share) => share * lastScroll(layout, viewport),
        );
        const [first, second] = [
          placeAt(layout, viewport, upper ?? 0),
          placeAt(layout, viewport, lower ?? 0),
        ];
        expect(second).toBeGreaterThanOrEqual(first - 1e-6);
        expect(scrollAt(layout, viewport, first)).toBeCloseTo(upper ?? 0, 2);
      }),
    );
  });

  test('above the list and below it the page moves one to one', () => {
    const layout = layOutRows(1_000_000, 1, 40, 0);
    expect(placeAt(layout, 800, -120)).toBe(-120);
    expect(placeAt(layout, 800, lastScroll(layout, 800) + 50)).toBeCloseTo(lastPlace(layout, 800) + 50, 3);
  });
});

describe('moving', () => {
  test('a small movement shifts the content by as much, a large one lands on the line', () => {
    fc.assert(
      fc.property(
        layouts,
        viewports,
        shares,
        fc.integer({ min: -199, max: 199 }),
        (layout, viewport, share, step) => {
          const scroll = share * lastScroll(layout, viewport);
          const before: Scrolled = { scroll, place: placeAt(layout, viewport, scroll) };
          const after = afterScroll(layout, viewport, before, scroll + step);
          const inside = scroll + step > 0 && scroll + step < lastScroll(layout, viewport);
          if (inside && after.place > 0 && after.place < lastPlace(layout, viewport)) {
            expect(after.place - before.place).toBeCloseTo(step, 2);
          }
          const jumped = afterScroll(layout, viewport, before, scroll + viewport);
          expect(jumped.place).toBe(placeAt(layout, viewport, scroll + viewport));
        },
      ),
    );
  });

  test('small steps from the top, brought to rest now and then, pass every row in order', () => {
    const layout = layOutRows(400_000, 1, 100, 0);
    const viewport = 800;
    let at: Scrolled = { scroll: 3_999_000, place: placeAt(layout, viewport, 3_999_000) };
    let row = Math.floor(at.place / layout.stride);
    for (let step = 1; step <= 5000; step++) {
      at = afterScroll(layout, viewport, at, at.scroll + 90);
      if (step % 40 === 0) at = { place: at.place, scroll: scrollAt(layout, viewport, at.place) };
      const now = Math.floor(at.place / layout.stride);
      expect(now - row).toBeGreaterThanOrEqual(0);
      expect(now - row).toBeLessThanOrEqual(1);
      row = now;
    }
  });

  test('the content never leaves its bounds while the track is within its own', () => {
    fc.assert(
      fc.property(
        layouts,
        viewports,
        fc.array(fc.integer({ min: -3000, max: 3000 })),
        (layout, viewport, steps) => {
          let at: Scrolled = { scroll: 0, place: 0 };
          for (const step of steps) {
            const scroll = Math.min(lastScroll(layout, viewport), Math.max(0, at.scroll + step));
            at = afterScroll(layout, viewport, at, scroll);
            expect(at.place).toBeGreaterThanOrEqual(0);
            expect(at.place).toBeLessThanOrEqual(lastPlace(layout, viewport) + 1e-6);
          }
        },
      ),
    );
  });
});

describe('bringing rows into view', () => {
  test('every item can be brought into view', () => {
    fc.assert(
      fc.property(layouts, viewports, shares, fc.boolean(), (layout, height, share, start) => {
        const row = Math.min(layout.rowCount - 1, Math.floor(share * layout.rowCount));
        const viewport = { height, paddingTop: 0, paddingBottom: 0 };
        const wanted = placeForRow(
          layout,
          viewport,
          lastPlace(layout, height) / 2,
          row,
          start ? 'start' : 'nearest',
        );
        const place = Math.min(lastPlace(layout, height), Math.max(0, wanted));
        const top = row * layout.stride;
        expect(top + layout.rowHeight).toBeGreaterThan(place);
        expect(top).toBeLessThan(place + height);
      }),
    );
  });

  test('a row that is in view already is left where it is, unless a bar covers it', () => {
    const layout = layOutRows(100, 1, 50, 0);
    const bare = { height: 500, paddingTop: 0, paddingBottom: 0 };
    expect(placeForRow(layout, bare, 1000, 22, 'nearest')).toBe(1000);
    expect(placeForRow(layout, bare, 1000, 19, 'nearest')).toBe(950);
    expect(placeForRow(layout, bare, 1000, 30, 'nearest')).toBe(1050);
    expect(placeForRow(layout, { ...bare, paddingTop: 60 }, 1000, 20, 'nearest')).toBe(940);
  });
});

describe('columns', () => {
  test.each([
    [358, 12, 2],
    [736, 16, 4],
    [1408, 16, 7],
    [1872, 16, 9],
  ])('a wall of posters %d px wide', (width, gap, columns) => {
    expect(columnsIn(width, posterWidth(width), gap, 2)).toBe(columns);
  });
});

describe('keys', () => {
  const grid = { itemCount: 23, columns: 5 };

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 22, 22],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 19, 22],
    ['ArrowDown', 21, 21],
    ['ArrowUp', 2, 2],
    ['ArrowUp', 12, 7],
    ['PageDown', 1, 11],
    ['PageUp', 11, 1],
    ['Home', 17, 0],
    ['End', 3, 22],
    ['x', 3, undefined],
  ])('%s from %d', (key, from, to) => {
    expect(indexAfterKey(key, from, grid, 2)).toBe(to);
  });

  test('no key leads out of the list', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 20 }),
        shares,
        (key, itemCount, columns, page, share) => {
          const index = Math.min(itemCount - 1, Math.floor(share * itemCount));
          const next = indexAfterKey(key, index, { itemCount, columns }, page);
          if (next === undefined) return;
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(itemCount);
        },
      ),
    );
  });
});
