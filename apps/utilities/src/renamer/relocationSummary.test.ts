import { expect, test } from 'vitest';
import { relocationResult } from '../testing/relocationResult.ts';
import { relocationSummary } from './relocationSummary.ts';
import type { RelocationResult } from './renamers.ts';

const file = (id: number, path: string, folderId = 1) => ({ id, path, folderId });
const result = (FileID: number, RelativePath: string | null, ImportFolderID = 1) => {
  const outcome = RelativePath === null ? { ErrorMessage: 'No name' } : { IsSuccess: true, RelativePath };
  return relocationResult({ FileID, ImportFolderID, ...outcome });
};
const summaryOf = (files: ReturnType<typeof file>[], results: RelocationResult[]) =>
  relocationSummary(files, new Map(results.map((one) => [one.FileID, one])));

test('counts outcomes for each Import Folder', () => {
  const files = [file(1, 'a'), file(2, 'b'), file(3, 'c'), file(4, 'd', 2)];
  const { folders, failing } = summaryOf(files, [
    result(1, 'x'),
    result(2, 'b'),
    result(3, null),
    result(4, 'x', 2),
  ]);
  expect(folders).toEqual([
    {
      folderId: 1,
      counts: [
        ['changed', 1],
        ['unchanged', 1],
        ['failing', 1],
      ],
    },
    { folderId: 2, counts: [['changed', 1]] },
  ]);
  expect(failing).toEqual([{ file: file(3, 'c'), reason: 'No name' }]);
});

test('reports files with the same new path as colliding, and those whose new path is taken', () => {
  const files = [file(1, 'a'), file(2, 'b'), file(3, 'c'), file(4, 'd')];
  const { colliding } = summaryOf(files, [result(1, 'x'), result(2, 'x'), result(3, 'c'), result(4, 'c')]);
  expect(colliding.map(({ file: { id }, path }) => [id, path])).toEqual([
    [1, 'x'],
    [2, 'x'],
    [4, 'c'],
  ]);
});

test('reports a path taken by a file outside the list as colliding', () => {
  const files = [file(1, 'a'), file(2, 'b')];
  const results = new Map([result(1, 'x'), result(2, 'y')].map((one) => [one.FileID, one]));
  const { colliding, folders } = relocationSummary(files, results, new Set(['1:y', '2:x']));
  expect(colliding).toEqual([{ file: file(2, 'b'), path: 'y', isOutside: true }]);
  expect(folders[0]?.counts).toEqual([
    ['changed', 1],
    ['colliding', 1],
  ]);
});

test('counts only the chosen files, but checks them for collisions with all', () => {
  const files = [file(1, 'a'), file(2, 'b'), file(3, 'c')];
  const results = new Map([result(1, 'x'), result(2, 'x'), result(3, 'z')].map((one) => [one.FileID, one]));
  const { colliding, folders } = relocationSummary(files, results, new Set(), new Set([1]));
  expect(colliding.map((one) => one.file.id)).toEqual([1]);
  expect(folders).toEqual([{ folderId: 1, counts: [['colliding', 1]] }]);
});

test('does not report the same path in different Import Folders as colliding', () => {
  const { colliding } = summaryOf([file(1, 'a'), file(2, 'a', 2)], [result(1, 'x'), result(2, 'x', 2)]);
  expect(colliding).toEqual([]);
});
