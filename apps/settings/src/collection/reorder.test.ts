import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

test('moves an entry to the given place, no further than the ends', () => {
  expect(reorder(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(reorder(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(reorder(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
  expect(reorder(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

test('loses and duplicates nothing, keeps the order of the rest, and can be reversed', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const moved = reorder(items, from, to);
      expect(moved[to]).toBe(items[from]);
      expect(moved.filter((item) => item !== items[from])).toEqual(
        items.filter((item) => item !== items[from]),
      );
      expect(reorder(moved, to, from)).toEqual(items);
    }),
  );
});
