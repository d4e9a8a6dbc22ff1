import { read } from '../api/read.ts';
import type { ImportFolder } from '../api/types.ts';
import { write } from '../api/write.ts';
import { dashboardKeys, fileKeys, importFolderKeys, releaseManagementKeys } from '../queryKeys.ts';

/** The editable fields. */
export type ImportFolderValues = Pick<ImportFolder, 'Name' | 'Path' | 'DropFolderType' | 'WatchForNewFiles'>;

/**
 * `Size` is the number of series with files in the folder, `FileSize` the bytes of all files.
 * @example const folders = useQuery(importFoldersQuery());
 */
export const importFoldersQuery = read({
  path: 'ImportFolder',
  role: 'user',
  keyPrefix: () => importFolderKeys.all,
});

/**
 * A folder's first file, for the `Total`.
 * @example useQuery({ ...importFolderFilesQuery({ folderId: 1 }), select: ({ Total }) => Total }).data
 */
export const importFolderFilesQuery = read({
  path: 'ImportFolder/{folderId}/File',
  role: 'user',
  defaults: { pageSize: 1 },
  keyPrefix: () => importFolderKeys.all,
});

/** Stale when an import folder changes; the hub does not report it. */
const stale = () => [importFolderKeys.all, fileKeys.all, dashboardKeys.all, releaseManagementKeys.all];

/** 400 with field errors for `Name` or `Path`. */
export const addImportFolder = write({
  method: 'POST',
  path: 'ImportFolder',
  role: 'administrator',
  toInput: (values: ImportFolderValues) => ({ body: { ID: 0, FileSize: 0, Size: 0, ...values } }),
  stale,
});

/** The server takes the whole folder. */
export const replaceImportFolder = write({
  method: 'PUT',
  path: 'ImportFolder',
  role: 'administrator',
  toInput: (folder: ImportFolder) => ({ body: folder }),
  stale,
});

/** Never touches the disk. `removeRecords` removes its files' records; `updateMyList` updates MyList as configured. */
export const deleteImportFolder = write({
  method: 'DELETE',
  path: 'ImportFolder/{folderId}',
  role: 'administrator',
  stale,
});

/** Responds when the scan is complete, after 13 s to many minutes (facts 10). The hub reports what it finds. */
export const scanImportFolder = write({
  method: 'GET',
  path: 'ImportFolder/{folderId}/Scan',
  role: 'user',
  toInput: ({ ID }: Pick<ImportFolder, 'ID' | 'Name'>) => ({ folderId: ID }),
  timeLimit: 6 * 60 * 60_000,
});
