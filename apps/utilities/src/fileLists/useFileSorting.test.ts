import { expect, test } from 'vitest';
import { sortingOf, sortOrder } from './useFileSorting.ts';

test('the address names a column, with a minus for the other way; anything else is no order', () => {
  expect(sortingOf('size')).toEqual({ column: 'size', isDescending: false });
  expect(sortingOf('-created')).toEqual({ column: 'created', isDescending: true });
  for (const text of [null, '', '-', 'toString', 'Size']) expect(sortingOf(text)).toBeUndefined();
});

test('files are in the order of folders, name and path; a search keeps its own order until one is chosen', () => {
  expect(sortOrder(undefined, false)).toEqual(['ImportFolderName', 'FileName', 'RelativePath']);
  expect(sortOrder({ column: 'crc32', isDescending: true }, false)[0]).toBe('-CRC32');
  expect(sortOrder(undefined, true)).toEqual([]);
  expect(sortOrder({ column: 'name', isDescending: false }, true)).toEqual(['FileName']);
});
