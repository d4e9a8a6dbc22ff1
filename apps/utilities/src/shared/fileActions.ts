import type { Episode, File, ListResult } from '@hondana/shared/api/types';
import type { BulkAction, BulkItem } from '@hondana/shared/bulk/bulkOperation';
import { removeFromCachedPages } from '@hondana/shared/lists/removeFromCachedPages';
import { fileKeys, seriesKeys } from '@hondana/shared/queryKeys';
import { manuallyLinkedKey } from '@hondana/shared/resources/episodes';
import {
  deleteFile,
  rehashFile,
  rescanFile,
  setFileIgnored,
  unlinkFile,
} from '@hondana/shared/resources/files';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { FileFacts } from './fileFacts.ts';

export interface FileQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly typed?: string;
}

/** Failures are reported as in the catalogue (spec 3, section 8). */
export interface FileAction extends BulkAction<FileFacts> {
  readonly label: string;
  readonly ask?: (files: readonly FileFacts[]) => FileQuestion;
}

type Confirmed = NonNullable<BulkAction<Pick<FileFacts, 'id' | 'key' | 'name'>>['confirmed']>;

/** Removes files from cached lists without waiting for a refetch. */
const dropFromLists =
  (isConcerned?: (listKey: QueryKey) => boolean): Confirmed =>
  (client, files) => {
    const gone = new Set(files.map(({ id }) => id));
    removeFromCachedPages<File>(client, fileKeys.all, ({ ID }) => gone.has(ID), isConcerned);
    dropFromEpisodes(client, gone);
  };

/** A series' manually linked files are cached by episode. */
function dropFromEpisodes(client: QueryClient, gone: ReadonlySet<number>): void {
  client.setQueriesData<InfiniteData<ListResult<Episode>>>(
    { queryKey: seriesKeys.all, predicate: ({ queryKey }) => queryKey.at(-1) === manuallyLinkedKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          List: page.List.map((episode) => ({
            ...episode,
            Files: episode.Files?.filter(({ ID }) => !gone.has(ID)) ?? [],
          })),
        })),
      },
  );
}

const isOfManualLinks = (listKey: QueryKey): boolean => JSON.stringify(listKey).includes('ManualLinks');

const fileCount = (count: number) => plural(count, 'file', 'files');

export function amountOf(files: readonly FileFacts[]): string {
  return `${fileCount(files.length)}, ${formatBytes(files.reduce((sum, { size }) => sum + size, 0))}`;
}

export const rescanAction: FileAction = {
  label: 'Rescan',
  running: 'Rescanning files',
  done: ({ length }) => `Rescanning ${fileCount(length)}!`,
  failed: (count) => `Rescan failed for ${fileCount(count)}!`,
  writeFor: ({ id }) => ({ write: rescanFile.with({ fileId: id }) }),
};

export const rehashAction: FileAction = {
  label: 'Rehash',
  running: 'Rehashing files',
  done: ({ length }) => `Rehashing ${fileCount(length)}!`,
  failed: (count) => `Rehash failed for ${fileCount(count)}!`,
  writeFor: ({ id }) => ({ write: rehashFile.with({ fileId: id }) }),
};

export const ignoreAction: FileAction = {
  label: 'Ignore',
  running: 'Ignoring files',
  done: ({ length }) => `${fileCount(length)} ignored!`,
  failed: (count) => `Error ignoring ${fileCount(count)}!`,
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: true }),
    undo: setFileIgnored.with({ fileId: id, value: false }),
  }),
};

export const restoreAction: FileAction = {
  label: 'Restore',
  running: 'Restoring files',
  done: ({ length }) => `${fileCount(length)} restored!`,
  failed: (count) => `Error restoring ${fileCount(count)}!`,
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: false }),
    undo: setFileIgnored.with({ fileId: id, value: true }),
  }),
};

export const unlinking: BulkAction<BulkItem & Pick<FileFacts, 'id'>> = {
  running: 'Unlinking files',
  done: ({ length }) => `${fileCount(length)} unlinked!`,
  failed: (count) => `Error unlinking ${fileCount(count)}!`,
  // Unlinked files stay in the file search.
  confirmed: dropFromLists(isOfManualLinks),
  writeFor: ({ id }) => ({ write: unlinkFile.with({ fileId: id }) }),
};

export const unlinkAction: FileAction = {
  ...unlinking,
  label: 'Unlink',
  ask: (files) => ({
    title: `Unlink ${amountOf(files)}?`,
    text: `${files.length === 1 ? 'It is detached from its episodes and becomes' : 'They are detached from their episodes and become'} unrecognized. Nothing on disk changes.`,
    confirm: `Unlink ${fileCount(files.length)}`,
  }),
};

export const deleteFilesAction: FileAction = {
  label: 'Delete',
  running: 'Deleting files',
  done: ({ length }) => `${fileCount(length)} deleted!`,
  failed: (count) => (count === 1 ? 'File could not be deleted!' : 'Files could not be deleted!'),
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({ write: deleteFile.with({ fileId: id, removeFolder: true }) }),
  ask: (files) => ({
    title: `Delete ${amountOf(files)}?`,
    text: `${files.length === 1 ? 'It is' : 'They are'} deleted from disk, along with folders left empty. This cannot be undone.`,
    confirm: `Delete ${amountOf(files)}`,
    typed: 'delete files',
  }),
};
