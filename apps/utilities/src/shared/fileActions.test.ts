import { expect, test } from 'vitest';
import {
  deleteFilesAction,
  ignoreAction,
  rehashAction,
  rescanAction,
  restoreAction,
  unlinkAction,
} from './fileActions.ts';
import type { FileFacts } from './fileFacts.ts';

const file = (size: number) => ({ size }) as FileFacts;

test('reports each failure in the wording of the specification', () => {
  expect(rescanAction().failed(3)).toBe('Rescan failed for 3 files!');
  expect(rehashAction().failed(3)).toBe('Rehash failed for 3 files!');
  expect(ignoreAction().failed(3)).toBe('Error ignoring 3 files!');
  expect(restoreAction().failed(3)).toBe('Error restoring 3 files!');
  expect(unlinkAction().failed(3)).toBe('Error unlinking 3 files!');
  expect(deleteFilesAction().failed(3)).toBe('Files could not be deleted!');
});

test('asks to confirm number and size by typing before deletion, but nothing before safe actions', () => {
  const files = [file(1024 ** 3), file(512 * 1024 ** 2)];
  expect(deleteFilesAction().ask?.(files)).toMatchObject({
    title: 'Delete 2 files, 1.5 GiB?',
    confirm: 'Delete 2 files, 1.5 GiB',
    typed: 'delete files',
  });
  expect(unlinkAction().ask?.(files).typed).toBeUndefined();
  for (const action of [rescanAction, rehashAction, ignoreAction, restoreAction]) {
    expect(action().ask).toBeUndefined();
  }
});

test('offers Undo for ignoring and restoring', () => {
  expect(ignoreAction().writeFor(file(1))).toHaveProperty('undo');
  expect(restoreAction().writeFor(file(1))).toHaveProperty('undo');
});
