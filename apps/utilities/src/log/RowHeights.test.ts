import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowHeights } from './RowHeights.ts';

/** Reference implementation with a plain array. */
class Plain {
  start = 0;
  heights: number[] = [];
  get total() {
    return this.heights.reduce((sum, height) => sum + height, 0);
  }
  offsetOf(place: number) {
    return this.heights.slice(0, place - this.start).reduce((sum, height) => sum + height, 0);
  }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('append' as const),
    heights: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 700 }),
  }),
  fc.record({ kind: fc.constant('drop' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('set' as const),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    height: fc.integer({ min: 1, max: 400 }),
  }),
);

test('agrees with a plain array on totals, offsets and positions after any series of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), fc.nat({ max: 5000 }), (steps, start) => {
      const rows = new RowHeights(start);
      const plain = new Plain();
      plain.start = start;
      for (const one of steps) {
        const length = plain.heights.length;
        if (one.kind === 'append') {
          for (const height of one.heights) rows.append(height);
          plain.heights.push(...one.heights);
        } else if (one.kind === 'drop') {
          const count = Math.floor(one.share * length);
          rows.dropBefore(plain.start + count);
          plain.heights.splice(0, count);
          plain.start += count;
        } else if (length > 0) {
          const at = Math.floor(one.share * length);
          rows.set(plain.start + at, one.height);
          plain.heights[at] = one.height;
        }
        expect([rows.start, rows.end]).toEqual([plain.start, plain.start + plain.heights.length]);
        expect(rows.total).toBe(plain.total);
        for (const share of [0, 0.3, 0.7, 0.999]) {
          const index = Math.floor(share * plain.heights.length);
          if (index >= plain.heights.length) continue;
          const place = plain.start + index;
          expect(rows.offsetOf(place)).toBe(plain.offsetOf(place));
          expect(rows.heightOf(place)).toBe(plain.heights[index]);
          expect(rows.placeAt(plain.offsetOf(place))).toBe(place);
          expect(rows.placeAt(plain.offsetOf(place) + (plain.heights[index] ?? 1) - 1)).toBe(place);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('returns the last row below the end, and the next row to come when there are none', () => {
  const rows = new RowHeights(300);
  expect(rows.placeAt(100)).toBe(300);
  rows.append(20);
  rows.append(20);
  expect(rows.placeAt(4000)).toBe(301);
  rows.dropBefore(302);
  expect(rows.total).toBe(0);
});
