import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterScroll,
  columnsIn,
  computeRowLayout,
  indexAfterKey,
  maxTrackHeight,
  placeAt,
  placeForRow,
  posterWidth,
  type RowLayout,
  type ScrollState,
  scrollAt,
} from './virtualLayout.ts';

const layouts = fc
  .record({
    itemCount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 5_000_000 })),
    columns: fc.integer({ min: 1, max: 12 }),
    rowHeight: fc.integer({ min: 20, max: 700 }),
    gap: fc.integer({ min: 0, max: 32 }),
  })
  .map(({ itemCount, columns, rowHeight, gap }) => computeRowLayout(itemCount, columns, rowHeight, gap));
const viewports = fc.integer({ min: 200, max: 2200 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

const lastScroll = (layout: RowLayout, viewport: number) => Math.max(0, layout.trackHeight - viewport);
const lastPlace = (layout: RowLayout, viewport: number) => Math.max(0, layout.contentHeight - viewport);

describe('rows', () => {
  test('add up to a height with the gaps between them and an incomplete last row', () => {
    expect(computeRowLayout(23, 5, 50, 10)).toEqual({
      itemCount: 23,
      columns: 5,
      rowCount: 5,
      rowHeight: 50,
      stride: 60,
      contentHeight: 290,
      trackHeight: 290,
    });
    expect(computeRowLayout(0, 5, 50, 10)).toMatchObject({ rowCount: 0, contentHeight: 0, trackHeight: 0 });
    expect(computeRowLayout(10, 1, 0, 0)).toMatchObject({ rowHeight: 1, contentHeight: 10 });
  });
});

describe('track and content', () => {
  test('match near both ends and are stretched between when the list is too tall to scroll', () => {
    const layout = computeRowLayout(400_000, 1, 100, 0);
    const [scroll, place] = [lastScroll(layout, 800), lastPlace(layout, 800)];
    const slope = (place - 400_000) / (scroll - 400_000);
    for (const [inTrack, inContent] of [
      [200_000, 200_000],
      [200_010, 200_000 + 10 * slope],
      [scroll / 2, place / 2],
      [scroll - 200_010, place - 200_000 - 10 * slope],
      [scroll - 200_000, place - 200_000],
      [scroll - 10, place - 10],
    ] as const) {
      expect(placeAt(layout, 800, inTrack)).toBeCloseTo(inContent, 3);
      expect(scrollAt(layout, 800, inContent)).toBeCloseTo(inTrack, 3);
    }
  });

  test('have a single place when the list is no taller than the view', () => {
    const layout = computeRowLayout(2, 1, 100, 0);
    expect([placeAt(layout, 800, 0), scrollAt(layout, 800, 0)]).toEqual([0, 0]);
    expect(afterScroll(layout, 800, { scroll: 0, place: 0 }, -30)).toEqual({ scroll: -30, place: -30 });
  });

  test('never exceed the height that browsers scroll, and match in a short list', () => {
    fc.assert(
      fc.property(layouts, viewports, shares, (layout, viewport, share) => {
        expect(layout.trackHeight).toBeLessThanOrEqual(maxTrackHeight);
        if (layout.contentHeight <= maxTrackHeight) {
          const scroll = share * lastScroll(layout, viewport);
          expect(placeAt(layout, viewport, scroll)).toBeCloseTo(scroll, 3);
        }
      }),
    );
  });

  test('meet exactly at both ends', () => {
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

  test('run in the same direction, and convert back again', () => {
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

  test('move one to one above and below the list', () => {
    const layout = computeRowLayout(1_000_000, 1, 40, 0);
    expect(placeAt(layout, 800, -120)).toBe(-120);
    expect(placeAt(layout, 800, lastScroll(layout, 800) + 50)).toBeCloseTo(lastPlace(layout, 800) + 50, 3);
  });
});

describe('moving', () => {
  test('shifts the content as far on a small step, and jumps to its place on a large one', () => {
    fc.assert(
      fc.property(
        layouts,
        viewports,
        shares,
        fc.integer({ min: -199, max: 199 }),
        (layout, viewport, share, step) => {
          const scroll = share * lastScroll(layout, viewport);
          const before: ScrollState = { scroll, place: placeAt(layout, viewport, scroll) };
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

  test('keeps a drift until the view jumps or reaches an end', () => {
    const layout = computeRowLayout(400_000, 1, 100, 0);
    const before: ScrollState = { scroll: 4_000_000, place: 123_456 };
    const placeAfter = (scroll: number, from = before) => afterScroll(layout, 800, from, scroll).place;
    expect(placeAfter(4_000_799)).toBe(124_255);
    expect(placeAfter(3_999_201)).toBe(122_657);
    expect(placeAfter(4_000_800)).toBe(placeAt(layout, 800, 4_000_800));
    expect(placeAfter(3_999_200)).toBe(placeAt(layout, 800, 3_999_200));
    expect(placeAfter(700, { scroll: 1000, place: 100 })).toBe(0);
    expect(placeAfter(0, { scroll: 100, place: 300 })).toBe(0);
    const [end, last] = [lastScroll(layout, 800), lastPlace(layout, 800)];
    expect(placeAfter(end - 50, { scroll: end - 150, place: last - 20 })).toBe(last);
    expect(placeAfter(end, { scroll: end - 100, place: last - 300 })).toBeCloseTo(last, 3);
  });

  test('passes every row in order in small steps with occasional rests', () => {
    const layout = computeRowLayout(400_000, 1, 100, 0);
    const viewport = 800;
    let at: ScrollState = { scroll: 3_999_000, place: placeAt(layout, viewport, 3_999_000) };
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

  test('keeps the content within its bounds while the track is within its own', () => {
    fc.assert(
      fc.property(
        layouts,
        viewports,
        fc.array(fc.integer({ min: -3000, max: 3000 })),
        (layout, viewport, steps) => {
          let at: ScrollState = { scroll: 0, place: 0 };
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
  test('reaches every item', () => {
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

  test('leaves a visible row in place unless a bar covers it', () => {
    const layout = computeRowLayout(100, 1, 50, 0);
    const bare = { height: 500, paddingTop: 0, paddingBottom: 0 };
    expect(placeForRow(layout, bare, 1000, 22, 'nearest')).toBe(1000);
    expect(placeForRow(layout, bare, 1000, 19, 'nearest')).toBe(950);
    expect(placeForRow(layout, bare, 1000, 30, 'nearest')).toBe(1050);
    expect(placeForRow(layout, { ...bare, paddingTop: 60 }, 1000, 20, 'nearest')).toBe(940);
    expect(placeForRow(layout, { ...bare, paddingBottom: 60 }, 1000, 29, 'nearest')).toBe(1060);
    expect(placeForRow(layout, bare, 1000, 20, 'nearest')).toBe(1000);
    expect(placeForRow(layout, bare, 1000, 29, 'nearest')).toBe(1000);
  });

  test('aligns a row to the top on request, or when it is taller than the view', () => {
    const layout = computeRowLayout(100, 1, 50, 10);
    const viewport = { height: 500, paddingTop: 20, paddingBottom: 0 };
    expect(placeForRow(layout, viewport, 1000, 20, 'start')).toBe(1180);
    expect(placeForRow(layout, { ...viewport, height: 40 }, 1000, 20, 'nearest')).toBe(1180);
  });
});

describe('columns', () => {
  test.each([
    [358, 12, 2],
    [736, 16, 4],
    [1408, 16, 7],
    [1872, 16, 9],
  ])('fill a wall of posters %d px wide', (width, gap, columns) => {
    expect(columnsIn(width, posterWidth(width, 16), gap, 2)).toBe(columns);
  });
});

test.each([
  [100, 150],
  [1400, 175],
  [9999, 184],
])('fits posters into a list %d px wide at a width of at least %d px', (width, poster) => {
  expect(posterWidth(width, 16)).toBe(poster);
});

test.each([
  [310, 0, 3],
  [309, 0, 2],
  [50, 0, 1],
  [50, 2, 2],
])('divides %d px with at least %d columns into %d', (width, least, columns) => {
  expect(columnsIn(width, 100, 5, least)).toBe(columns);
});

describe('keys', () => {
  const grid = { itemCount: 23, columns: 5 };

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 22, 22],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 7, 6],
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
  ])('move by %s from %d', (key, from, to) => {
    expect(indexAfterKey(key, from, grid, 2)).toBe(to);
  });

  test('move only up and down in one column, and by at least a row per page', () => {
    const list = { itemCount: 5, columns: 1 };
    const from = (key: string) => indexAfterKey(key, 2, list, 0);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].map(from)).toEqual([
      undefined,
      undefined,
      1,
      3,
      1,
      3,
    ]);
  });

  test('never lead out of the list', () => {
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
