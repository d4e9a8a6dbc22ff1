import type { Episode, File, ListResult } from '@hondana/shared/api/types';
import type { BulkAction, BulkItem } from '@hondana/shared/bulk/bulkOperation';
import { dropFromPages } from '@hondana/shared/lists/dropFromPages';
import { manuallyLinkedKey } from '@hondana/shared/resources/episodes';
import {
  deleteFile,
  rehashFile,
  rescanFile,
  setFileIgnored,
  unlinkFile,
} from '@hondana/shared/resources/files';
import { fileKeys, seriesKeys } from '@hondana/shared/resources/queryKeys';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { FileFacts } from './fileFacts.ts';

/** The question before an action on files. */
export interface FileQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly typed?: string;
}

/** An action on many files; what fails is reported in the words of the catalogue (spec 3, section 8). */
export interface FileAction extends BulkAction<FileFacts> {
  readonly label: string;
  readonly ask?: (files: readonly FileFacts[]) => FileQuestion;
}

type Confirmed = NonNullable<BulkAction<Pick<FileFacts, 'id' | 'key' | 'name'>>['confirmed']>;

/** Takes files out of the lists that no longer have them, without waiting for the server to list them again. */
const leaveLists =
  (isConcerned?: (listKey: QueryKey) => boolean): Confirmed =>
  (client, files) => {
    const gone = new Set(files.map(({ id }) => id));
    dropFromPages<File>(client, fileKeys.all, ({ ID }) => gone.has(ID), isConcerned);
    dropFromEpisodes(client, gone);
  };

/** The manually linked files of a series are listed by its episodes. */
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

/** A number of files with their total size. */
export function amountOf(files: readonly FileFacts[]): string {
  return `${fileCount(files.length)}, ${formatBytes(files.reduce((sum, { size }) => sum + size, 0))}`;
}

export const rescanAction: FileAction = {
  label: 'Rescan',
  running: 'Rescanning files',
  done: ({ length }) => `Rescanning ${fileCount(length)}!`,
  failed: (count) => `Rescan failed for ${fileCount(count)}!`,
  step: ({ id }) => ({ write: rescanFile.with({ fileId: id }) }),
};

export const rehashAction: FileAction = {
  label: 'Rehash',
  running: 'Rehashing files',
  done: ({ length }) => `Rehashing ${fileCount(length)}!`,
  failed: (count) => `Rehash failed for ${fileCount(count)}!`,
  step: ({ id }) => ({ write: rehashFile.with({ fileId: id }) }),
};

export const ignoreAction: FileAction = {
  label: 'Ignore',
  running: 'Ignoring files',
  done: ({ length }) => `${fileCount(length)} ignored!`,
  failed: (count) => `Error ignoring ${fileCount(count)}!`,
  confirmed: leaveLists(),
  step: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: true }),
    undo: setFileIgnored.with({ fileId: id, value: false }),
  }),
};

export const restoreAction: FileAction = {
  label: 'Restore',
  running: 'Restoring files',
  done: ({ length }) => `${fileCount(length)} restored!`,
  failed: (count) => `Error restoring ${fileCount(count)}!`,
  confirmed: leaveLists(),
  step: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: false }),
    undo: setFileIgnored.with({ fileId: id, value: true }),
  }),
};

/** Unlinks files, whichever list they are in. */
export const unlinking: BulkAction<BulkItem & Pick<FileFacts, 'id'>> = {
  running: 'Unlinking files',
  done: ({ length }) => `${fileCount(length)} unlinked!`,
  failed: (count) => `Error unlinking ${fileCount(count)}!`,
  // A search of all files still has it.
  confirmed: leaveLists(isOfManualLinks),
  step: ({ id }) => ({ write: unlinkFile.with({ fileId: id }) }),
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
  confirmed: leaveLists(),
  step: ({ id }) => ({ write: deleteFile.with({ fileId: id, removeFolder: true }) }),
  ask: (files) => ({
    title: `Delete ${amountOf(files)}?`,
    text: `${files.length === 1 ? 'It is' : 'They are'} deleted from disk, along with folders left empty. This cannot be undone.`,
    confirm: `Delete ${amountOf(files)}`,
    typed: 'delete files',
  }),
};
