import { expect, test } from 'vitest';
import { sortingOf } from './useSorting.ts';

test('the address names a column, with a minus for descending; anything else is no order', () => {
  const columns = ['size', 'created'] as const;
  expect(sortingOf('size', columns)).toEqual({ column: 'size', isDescending: false });
  expect(sortingOf('-created', columns)).toEqual({ column: 'created', isDescending: true });
  for (const text of [null, '', '-', 'toString', 'Size']) expect(sortingOf(text, columns)).toBeUndefined();
});
