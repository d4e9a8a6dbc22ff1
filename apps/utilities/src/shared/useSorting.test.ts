import { expect, test } from 'vitest';
import { sortingOf } from './useSorting.ts';

test('parses a column with an optional minus for descending, and ignores anything else', () => {
  const columns = ['size', 'created'] as const;
  expect(sortingOf('size', columns)).toEqual({ column: 'size', isDescending: false });
  expect(sortingOf('-created', columns)).toEqual({ column: 'created', isDescending: true });
  for (const text of [null, '', '-', 'toString', 'Size']) expect(sortingOf(text, columns)).toBeUndefined();
});
