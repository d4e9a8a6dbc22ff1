import { readPerServer, writePerServer } from '../api/perServer.ts';
import { read } from '../api/read.ts';
import { before6, since6 } from '../api/serverVersion.ts';
import type { ImportFolder } from '../api/types.ts';
import { write } from '../api/write.ts';
import { dashboardKeys, fileKeys, importFolderKeys, releaseManagementKeys } from '../queryKeys.ts';

/** The editable fields. */
export type ImportFolderValues = Pick<ImportFolder, 'Name' | 'Path' | 'DropFolderType' | 'WatchForNewFiles'>;

const keyPrefix = () => importFolderKeys.all;

/**
 * `Size` is the number of series with files in the folder, `FileSize` the bytes of all files. Version 6 calls them managed
 * folders, with the same fields.
 * @example const folders = useQuery(importFoldersQuery());
 */
export const importFoldersQuery = readPerServer({
  before6: read({ path: 'ImportFolder', role: 'user', server: before6, keyPrefix }),
  since6: read({ path: 'ManagedFolder', role: 'user', server: since6, keyPrefix }),
});

const onePage = { pageSize: 1 };

/**
 * A folder's first file, for the `Total`.
 * @example useQuery({ ...importFolderFilesQuery({ folderId: 1 }), select: ({ Total }) => Total }).data
 */
export const importFolderFilesQuery = readPerServer({
  before6: read({
    path: 'ImportFolder/{folderId}/File',
    role: 'user',
    server: before6,
    defaults: onePage,
    keyPrefix,
  }),
  since6: read({
    path: 'ManagedFolder/{folderId}/File',
    role: 'user',
    server: since6,
    defaults: onePage,
    keyPrefix,
  }),
});

/** Stale when an import folder changes; the hub does not report it. */
const stale = () => [importFolderKeys.all, fileKeys.all, dashboardKeys.all, releaseManagementKeys.all];

/** 400 with field errors for `Name` or `Path`. */
export const addImportFolder = writePerServer({
  before6: write({
    method: 'POST',
    path: 'ImportFolder',
    role: 'administrator',
    server: before6,
    toInput: (values: ImportFolderValues) => ({ body: { ID: 0, FileSize: 0, Size: 0, ...values } }),
    stale,
  }),
  since6: write({
    method: 'POST',
    path: 'ManagedFolder',
    role: 'administrator',
    server: since6,
    toInput: (values: ImportFolderValues) => ({ body: values }),
    stale,
  }),
});

const wholeFolder = (folder: ImportFolder) => ({ body: folder });

/** The server takes the whole folder. */
export const replaceImportFolder = writePerServer({
  before6: write({
    method: 'PUT',
    path: 'ImportFolder',
    role: 'administrator',
    server: before6,
    toInput: wholeFolder,
    stale,
  }),
  since6: write({
    method: 'PUT',
    path: 'ManagedFolder',
    role: 'administrator',
    server: since6,
    toInput: wholeFolder,
    stale,
  }),
});

export interface ImportFolderDeletion {
  readonly folderId: number;
  readonly removeRecords: boolean;
  readonly updateMyList: boolean;
}

/**
 * Never touches the disk. `removeRecords` removes its files' records; `updateMyList` updates MyList as configured, which
 * version 6 always does.
 */
export const deleteImportFolder = writePerServer({
  before6: write({
    method: 'DELETE',
    path: 'ImportFolder/{folderId}',
    role: 'administrator',
    server: before6,
    toInput: (deletion: ImportFolderDeletion) => deletion,
    stale,
  }),
  since6: write({
    method: 'DELETE',
    path: 'ManagedFolder/{folderId}',
    role: 'administrator',
    server: since6,
    toInput: ({ folderId, removeRecords }: ImportFolderDeletion) => ({ folderId, removeRecords }),
    stale,
  }),
});

const folderOf = ({ ID }: Pick<ImportFolder, 'ID' | 'Name'>) => ({ folderId: ID });
/** Milliseconds. */
const scanTimeLimit = 6 * 60 * 60_000;

/**
 * Before 6, responds when the scan is complete, after 13 s to many minutes (facts 10); since 6, once it is queued.
 * The hub reports what it finds.
 */
export const scanImportFolder = writePerServer({
  before6: write({
    method: 'GET',
    path: 'ImportFolder/{folderId}/Scan',
    role: 'user',
    server: before6,
    toInput: folderOf,
    timeLimit: scanTimeLimit,
  }),
  since6: write({
    method: 'GET',
    path: 'ManagedFolder/{folderId}/Scan',
    role: 'administrator',
    server: since6,
    toInput: folderOf,
    timeLimit: scanTimeLimit,
  }),
});
