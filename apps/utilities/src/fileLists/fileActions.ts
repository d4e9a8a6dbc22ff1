import { deleteFile, rehashFile, rescanFile, setFileIgnored, unlinkFile } from '@hondana/shared/api/files';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import type { FileFacts } from '../shared/fileFacts.ts';

/** What is asked before files are acted on. */
export interface FileQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly typed?: string;
}

/** Something that can be done with many files. */
export interface FileAction {
  readonly label: string;
  /** While it runs. */
  readonly running: string;
  readonly done: (count: number) => string;
  /** In the words of the catalogue (S3-179 to S3-183). */
  readonly failed: (count: number) => string;
  readonly act: (id: number) => Promise<void>;
  /** Puts back what was done. */
  readonly undo?: (id: number) => Promise<void>;
  readonly ask?: (files: readonly FileFacts[]) => FileQuestion;
}

const fileCount = (count: number) => plural(count, 'file', 'files');

/** A number of files with their size together. */
export function amountOf(files: readonly FileFacts[]): string {
  return `${fileCount(files.length)}, ${formatBytes(files.reduce((sum, { size }) => sum + size, 0))}`;
}

export const rescanAction: FileAction = {
  label: 'Rescan',
  running: 'Rescanning files',
  done: (count) => `Rescanning ${fileCount(count)}!`,
  failed: (count) => `Rescan failed for ${fileCount(count)}!`,
  act: (fileId) => rescanFile.send({ fileId }),
};

export const rehashAction: FileAction = {
  label: 'Rehash',
  running: 'Rehashing files',
  done: (count) => `Rehashing ${fileCount(count)}!`,
  failed: (count) => `Rehash failed for ${fileCount(count)}!`,
  act: (fileId) => rehashFile.send({ fileId }),
};

export const ignoreAction: FileAction = {
  label: 'Ignore',
  running: 'Ignoring files',
  done: (count) => `${fileCount(count)} ignored!`,
  failed: (count) => `Error ignoring ${fileCount(count)}!`,
  act: (fileId) => setFileIgnored.send({ fileId, value: true }),
  undo: (fileId) => setFileIgnored.send({ fileId, value: false }),
};

export const restoreAction: FileAction = {
  label: 'Restore',
  running: 'Restoring files',
  done: (count) => `${fileCount(count)} restored!`,
  failed: (count) => `Error restoring ${fileCount(count)}!`,
  act: (fileId) => setFileIgnored.send({ fileId, value: false }),
  undo: (fileId) => setFileIgnored.send({ fileId, value: true }),
};

export const unlinkAction: FileAction = {
  label: 'Unlink',
  running: 'Unlinking files',
  done: (count) => `${fileCount(count)} unlinked!`,
  failed: (count) => `Error unlinking ${fileCount(count)}!`,
  act: (fileId) => unlinkFile.send({ fileId }),
  ask: (files) => ({
    title: `Unlink ${amountOf(files)}?`,
    text: `${files.length === 1 ? 'It leaves its episodes and is' : 'They leave their episodes and are'} unrecognized then. Nothing on the disk changes.`,
    confirm: `Unlink ${fileCount(files.length)}`,
  }),
};

export const deleteAction: FileAction = {
  label: 'Delete',
  running: 'Deleting files',
  done: (count) => `${fileCount(count)} deleted!`,
  failed: (count) => (count === 1 ? 'File could not be deleted!' : 'Files could not be deleted!'),
  act: (fileId) => deleteFile.send({ fileId, removeFolder: true }),
  ask: (files) => ({
    title: `Delete ${amountOf(files)}?`,
    text: `${files.length === 1 ? 'It is' : 'They are'} deleted from the disk, and folders that are empty then as well. This cannot be undone.`,
    confirm: `Delete ${amountOf(files)}`,
    typed: 'delete files',
  }),
};
