import { expect, test } from 'vitest';
import { deletionConsequence, deletionTitle } from './deletion.ts';

test('a deletion names how many series, how many files and how much they hold', () => {
  const amount = { series: 3, files: 12, bytes: 2 * 1024 ** 3 };
  expect(deletionTitle('keepFiles', amount)).toBe('Delete 3 series?');
  expect(deletionTitle('removeFiles', amount)).toMatch(/^Delete 3 series and 12 files \(2.* GiB\)\?$/);
  expect(deletionConsequence('keepFiles', amount)).toBe(
    'Removes the series; their files stay on disk as unrecognized.',
  );
  expect(deletionConsequence('everything', amount)).toContain('12 files (2');
});

test('as long as the size is unknown, only files are counted', () => {
  expect(deletionTitle('everything', { series: 1, files: 1 })).toBe('Delete 1 series and 1 file?');
});
