import { expect, test } from 'vitest';
import { sortOrder } from './sortOrder.ts';

test('files with equal values are ordered by name and path; a search uses only the chosen order, if any', () => {
  const byFolder = { column: 'folder', isDescending: false } as const;
  expect(sortOrder(byFolder, false)).toEqual(['ImportFolderName', 'FileName', 'RelativePath']);
  expect(sortOrder({ column: 'crc32', isDescending: true }, false)[0]).toBe('-CRC32');
  expect(sortOrder(undefined, true)).toEqual([]);
  expect(sortOrder({ column: 'name', isDescending: false }, true)).toEqual(['FileName']);
});
