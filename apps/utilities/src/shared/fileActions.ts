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
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
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

const sizeOf = (files: readonly FileFacts[]): string =>
  formatBytes(files.reduce((sum, { size }) => sum + size, 0));

export const rescanAction = (): FileAction => ({
  label: t`Rescan`,
  running: t`Rescanning files`,
  done: ({ length }) => t`Rescanning ${plural(length, { one: '# file', other: '# files' })}!`,
  failed: (count) => t`Rescan failed for ${plural(count, { one: '# file', other: '# files' })}!`,
  writeFor: ({ id }) => ({ write: rescanFile.with({ fileId: id }) }),
});

export const rehashAction = (): FileAction => ({
  label: t`Rehash`,
  running: t`Rehashing files`,
  done: ({ length }) => t`Rehashing ${plural(length, { one: '# file', other: '# files' })}!`,
  failed: (count) => t`Rehash failed for ${plural(count, { one: '# file', other: '# files' })}!`,
  writeFor: ({ id }) => ({ write: rehashFile.with({ fileId: id }) }),
});

export const ignoreAction = (): FileAction => ({
  label: t`Ignore`,
  running: t`Ignoring files`,
  done: ({ length }) => t`${plural(length, { one: '# file', other: '# files' })} ignored!`,
  failed: (count) => t`Error ignoring ${plural(count, { one: '# file', other: '# files' })}!`,
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: true }),
    undo: setFileIgnored.with({ fileId: id, value: false }),
  }),
});

export const restoreAction = (): FileAction => ({
  label: t`Restore`,
  running: t`Restoring files`,
  done: ({ length }) => t`${plural(length, { one: '# file', other: '# files' })} restored!`,
  failed: (count) => t`Error restoring ${plural(count, { one: '# file', other: '# files' })}!`,
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({
    write: setFileIgnored.with({ fileId: id, value: false }),
    undo: setFileIgnored.with({ fileId: id, value: true }),
  }),
});

export const unlinking = (): BulkAction<BulkItem & Pick<FileFacts, 'id'>> => ({
  running: t`Unlinking files`,
  done: ({ length }) => t`${plural(length, { one: '# file', other: '# files' })} unlinked!`,
  failed: (count) => t`Error unlinking ${plural(count, { one: '# file', other: '# files' })}!`,
  // Unlinked files stay in the file search.
  confirmed: dropFromLists(isOfManualLinks),
  writeFor: ({ id }) => ({ write: unlinkFile.with({ fileId: id }) }),
});

export const unlinkAction = (): FileAction => ({
  ...unlinking(),
  label: t`Unlink`,
  ask: (files) => {
    const { length } = files;
    const size = sizeOf(files);
    return {
      title: t`Unlink ${plural(length, { one: '# file', other: '# files' })}, ${size}?`,
      text: t`${plural(length, {
        one: 'It is detached from its episodes and becomes unrecognized. Nothing on disk changes.',
        other: 'They are detached from their episodes and become unrecognized. Nothing on disk changes.',
      })}`,
      confirm: t`Unlink ${plural(length, { one: '# file', other: '# files' })}`,
    };
  },
});

export const deleteFilesAction = (): FileAction => ({
  label: t`Delete`,
  running: t`Deleting files`,
  done: ({ length }) => t`${plural(length, { one: '# file', other: '# files' })} deleted!`,
  failed: (count) =>
    t`${plural(count, { one: 'File could not be deleted!', other: 'Files could not be deleted!' })}`,
  confirmed: dropFromLists(),
  writeFor: ({ id }) => ({ write: deleteFile.with({ fileId: id, removeFolder: true }) }),
  ask: (files) => {
    const { length } = files;
    const size = sizeOf(files);
    return {
      title: t`Delete ${plural(length, { one: '# file', other: '# files' })}, ${size}?`,
      text: t`${plural(length, {
        one: 'It is deleted from disk, along with folders left empty. This cannot be undone.',
        other: 'They are deleted from disk, along with folders left empty. This cannot be undone.',
      })}`,
      confirm: t`Delete ${plural(length, { one: '# file', other: '# files' })}, ${size}`,
      typed: t`delete files`,
    };
  },
});
