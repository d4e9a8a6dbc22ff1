import { expect, test } from 'vitest';
import { deletionConsequence, deletionTitle } from './deletion.ts';

test('names the number of series and files and the size to be deleted', () => {
  const amount = { series: 3, files: 12, bytes: 2 * 1024 ** 3 };
  expect(deletionTitle('keepFiles', amount)).toBe('Delete 3 series?');
  expect(deletionTitle('removeFiles', amount)).toMatch(/^Delete 3 series and 12 files \(2.* GiB\)\?$/);
  expect(deletionConsequence('keepFiles', amount)).toBe(
    'Removes the series; their files stay on disk as unrecognized.',
  );
  expect(deletionConsequence('everything', amount)).toContain('12 files (2');
});

test('omits the size while it is unknown', () => {
  expect(deletionTitle('everything', { series: 1, files: 1 })).toBe('Delete 1 series and 1 file?');
});
