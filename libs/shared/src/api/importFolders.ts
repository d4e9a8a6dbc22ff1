import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { importFolderKeys } from './queryKeys.ts';
import type { File, ImportFolder, ListResult } from './types.ts';

/** What a person says of an import folder. */
export type ImportFolderValues = Pick<ImportFolder, 'Name' | 'Path' | 'DropFolderType' | 'WatchForNewFiles'>;

/**
 * The folders in which the server looks for videos (`GET ImportFolder`). `Size` is the number of series that
 * have files there, `FileSize` the bytes of all files.
 *
 * @example
 * const folders = useQuery(importFoldersQuery());
 */
export function importFoldersQuery() {
  return queryOptions({
    queryKey: [...importFolderKeys.all, 'list'] as const,
    queryFn: ({ signal }) => request<ImportFolder[]>({ path: 'ImportFolder', signal }),
  });
}

/**
 * The first file of a folder, and with it how many there are (`GET ImportFolder/{id}/File`, `Total`).
 *
 * @example
 * const count = useQuery({ ...importFolderFilesQuery(1), select: ({ Total }) => Total }).data;
 */
export function importFolderFilesQuery(folderId: number) {
  return queryOptions({
    queryKey: [...importFolderKeys.all, folderId, 'files', { pageSize: 1 }] as const,
    queryFn: ({ signal }) =>
      request<ListResult<File>>({
        path: `ImportFolder/${folderId}/File`,
        query: { pageSize: 1 },
        signal,
      }),
  });
}

/** Adds a folder (`POST ImportFolder`, administrators). Refused with 400 and a message for `Name` or `Path`. */
export function addImportFolder(values: ImportFolderValues): Promise<ImportFolder> {
  return request<ImportFolder>({ method: 'POST', path: 'ImportFolder', body: { ID: 0, ...values } });
}

/** Changes a folder (`PUT ImportFolder`, administrators); the server takes it whole. */
export async function replaceImportFolder(folder: ImportFolder): Promise<void> {
  await request<void>({ method: 'PUT', path: 'ImportFolder', body: folder });
}

/**
 * Deletes a folder (`DELETE ImportFolder/{id}`, administrators); nothing on the disk is touched.
 *
 * @param options `removeRecords`: whether the server forgets the files that lie in it; `updateMyList`: whether
 *   those are marked in AniDB's list as the settings want it.
 */
export async function deleteImportFolder(
  folderId: number,
  options: { readonly removeRecords: boolean; readonly updateMyList: boolean },
): Promise<void> {
  await request<void>({ method: 'DELETE', path: `ImportFolder/${folderId}`, query: { ...options } });
}

/** Has the server look for new files in a folder (`GET ImportFolder/{id}/Scan`); the queue does it. */
export async function scanImportFolder(folderId: number): Promise<void> {
  await request<void>({ path: `ImportFolder/${folderId}/Scan` });
}
