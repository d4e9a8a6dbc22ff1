import type { ReleaseInfo } from '@hondana/shared/api/types';
import type { BulkAction, BulkItem } from '@hondana/shared/bulk/bulkOperation';
import { fileReleaseQuery, removeFileRelease, saveFileRelease } from '@hondana/shared/resources/releaseInfo';

export interface ReleasedFile extends BulkItem {
  readonly id: number;
}

/** What is to be stored of a file, given what is stored now; undefined if that stays. May throw the reason against it. */
export type NextRelease<Item extends ReleasedFile> = (
  file: Item,
  before: ReleaseInfo | null,
) => ReleaseInfo | undefined;

/**
 * Stores releases. Each is read just before, so that what others changed meanwhile stays, and Undo stores all of it again.
 * @example await operation.run({ ...savingReleases(nextOf), running, done, failed }, files);
 */
export function savingReleases<Item extends ReleasedFile>(
  nextOf: NextRelease<Item>,
): Pick<BulkAction<Item>, 'writeFor'> {
  return {
    writeFor: async (file) => {
      const fileId = file.id;
      const before = await fileReleaseQuery.send({ fileId });
      const release = nextOf(file, before);
      return (
        release && {
          write: saveFileRelease.with({ fileId, release }),
          undo: before
            ? saveFileRelease.with({ fileId, release: before })
            : removeFileRelease.with({ fileId }),
        }
      );
    },
  };
}
