import { expect, test } from 'vitest';
import { sortingOf, sortOrder } from './useFileSorting.ts';

test('the address names a column, with a minus for descending; anything else is no order', () => {
  expect(sortingOf('size')).toEqual({ column: 'size', isDescending: false });
  expect(sortingOf('-created')).toEqual({ column: 'created', isDescending: true });
  for (const text of [null, '', '-', 'toString', 'Size']) expect(sortingOf(text)).toBeUndefined();
});

test('files with equal values are ordered by name and path; a search uses only the chosen order, if any', () => {
  const byFolder = { column: 'folder', isDescending: false } as const;
  expect(sortOrder(byFolder, false)).toEqual(['ImportFolderName', 'FileName', 'RelativePath']);
  expect(sortOrder({ column: 'crc32', isDescending: true }, false)[0]).toBe('-CRC32');
  expect(sortOrder(undefined, true)).toEqual([]);
  expect(sortOrder({ column: 'name', isDescending: false }, true)).toEqual(['FileName']);
});
