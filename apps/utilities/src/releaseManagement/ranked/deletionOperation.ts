import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import { deletePlaces } from './rankedReleases.ts';

/** A file, or all that goes of a series. */
export interface DeletionTask extends BulkItem {
  readonly placeIds: readonly number[];
}

export const deletionOperation = perSession((ended) => ({
  ofSeries: bulkOperation<DeletionTask>(ended),
  ofAll: bulkOperation<DeletionTask>(ended),
}));

/** The server answers before it deletes; the lists follow its events. */
export function deletionAction(): BulkAction<DeletionTask> {
  return {
    running: t`Deleting files`,
    done: (tasks) => {
      const count = tasks.reduce((sum, { placeIds }) => sum + placeIds.length, 0);
      return {
        title: t`${plural(count, { one: 'Deletion of # file queued', other: 'Deletion of # files queued' })}`,
        text: t`The server deletes them in its queue.`,
      };
    },
    failed: (count) => t`${plural(count, { one: '# deletion failed', other: '# deletions failed' })}`,
    writeFor: ({ placeIds }) => ({ write: deletePlaces.with({ placeIds }) }),
  };
}
