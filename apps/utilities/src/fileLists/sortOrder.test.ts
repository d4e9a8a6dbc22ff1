import { expect, test } from 'vitest';
import { sortOrder } from './sortOrder.ts';

test('breaks ties by name and path, and orders a search only by the chosen column', () => {
  const byFolder = { column: 'folder', isDescending: false } as const;
  expect(sortOrder(byFolder, false)).toEqual(['ImportFolderName', 'FileName', 'RelativePath']);
  expect(sortOrder({ column: 'crc32', isDescending: true }, false)[0]).toBe('-CRC32');
  expect(sortOrder(undefined, true)).toEqual([]);
  expect(sortOrder({ column: 'name', isDescending: false }, true)).toEqual(['FileName']);
});
