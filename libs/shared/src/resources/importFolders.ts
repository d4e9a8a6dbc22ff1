import { read } from '../api/read.ts';
import type { ImportFolder } from '../api/types.ts';
import { write } from '../api/write.ts';
import { importFolderKeys, importFolderStale } from './queryKeys.ts';

/** What a person says of an import folder. */
export type ImportFolderValues = Pick<ImportFolder, 'Name' | 'Path' | 'DropFolderType' | 'WatchForNewFiles'>;

/**
 * The folders in which the server looks for videos. `Size` is the number of series that have files there,
 * `FileSize` the bytes of all files.
 *
 * @example
 * const folders = useQuery(importFoldersQuery());
 */
export const importFoldersQuery = read({
  path: 'ImportFolder',
  role: 'user',
  keyPrefix: () => importFolderKeys.all,
});

/**
 * The first file of a folder, and with it how many there are.
 *
 * @example
 * const count = useQuery({ ...importFolderFilesQuery({ folderId: 1 }), select: ({ Total }) => Total }).data;
 */
export const importFolderFilesQuery = read({
  path: 'ImportFolder/{folderId}/File',
  role: 'user',
  defaults: { pageSize: 1 },
  keyPrefix: () => importFolderKeys.all,
});

const stale = () => importFolderStale;

/** Adds a folder. Refused with 400 and a message for `Name` or `Path`. */
export const addImportFolder = write({
  method: 'POST',
  path: 'ImportFolder',
  role: 'administrator',
  toInput: (values: ImportFolderValues) => ({ body: { ID: 0, FileSize: 0, Size: 0, ...values } }),
  stale,
});

/** Changes a folder; the server takes it whole. */
export const replaceImportFolder = write({
  method: 'PUT',
  path: 'ImportFolder',
  role: 'administrator',
  toInput: (folder: ImportFolder) => ({ body: folder }),
  stale,
});

/**
 * Deletes a folder; nothing on the disk is touched. `removeRecords`: whether the server forgets the files that lie in
 * it; `updateMyList`: whether those are marked in MyList according to the settings.
 */
export const deleteImportFolder = write({
  method: 'DELETE',
  path: 'ImportFolder/{folderId}',
  role: 'administrator',
  stale,
});

/**
 * Has the server look for new files in a folder. It answers when it has looked through all of it: after 13 s to many
 * minutes (facts 10). What it found comes by hub, and waits in the queue.
 */
export const scanImportFolder = write({
  method: 'GET',
  path: 'ImportFolder/{folderId}/Scan',
  role: 'user',
  toInput: ({ ID }: Pick<ImportFolder, 'ID' | 'Name'>) => ({ folderId: ID }),
  timeLimit: 6 * 60 * 60_000,
});
