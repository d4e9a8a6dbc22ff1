import type { PreparedWrite } from '@hondana/shared/api/write';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { textOf } from '@hondana/shared/language/texts';
import type { NoticeText } from '@hondana/shared/overlays/notices';
import { setEpisodeHidden } from '@hondana/shared/resources/episodes';
import { deleteFile, deleteFileLocation, setFileVariation } from '@hondana/shared/resources/files';
import { perSession } from '@hondana/shared/session/perSession';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { dropDecided, dropHidden, type ReleaseListing } from './dropConfirmed.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseChange } from './releasePlan.ts';

export type ReleaseTask = BulkItem & ReleaseChange;

export const releaseOperations = perSession((ended) => ({
  changes: bulkOperation<ReleaseTask>(ended),
  loose: bulkOperation<ReleaseTask>(ended),
  hiding: bulkOperation<BulkItem>(ended),
  looking: bulkOperation<BulkItem>(ended),
}));

const someFailed = (): string => t`One or more operations failed!`;

/** As in the catalogue (spec 3, section 8), with what was done. */
function successText(text: string, failed: number): NoticeText {
  return failed > 0 ? text : { title: t`Successful!`, text };
}

function changesText(changes: readonly ReleaseChange[]): string {
  const deleted = changes.filter(({ choice }) => choice === 'delete').length;
  const marked = changes.length - deleted;
  return joinSentences([
    deleted > 0 && t`${plural(deleted, { one: '# file', other: '# files' })} deleted!`,
    marked > 0 && t`${plural(marked, { one: '# file', other: '# files' })} changed!`,
  ]);
}

function writeOf(kind: ReleaseKind, { item, choice }: ReleaseChange): PreparedWrite {
  if (choice !== 'delete') return setFileVariation.with({ fileId: item.id, value: choice === 'variation' });
  return kind.name === 'duplicates'
    ? deleteFileLocation.with({ locationId: item.id })
    : deleteFile.with({ fileId: item.id, removeFolder: false });
}

/** For places outside the lists of series. */
export function placesAction(kind: ReleaseKind): BulkAction<ReleaseTask> {
  return {
    running: t`Applying`,
    done: (tasks, { failed }) => successText(changesText(tasks), failed),
    failed: () => ({ title: someFailed(), text: kind.failed && textOf(kind.failed) }),
    writeFor: (task) => ({ write: writeOf(kind, task) }),
  };
}

export function releaseAction(listing: ReleaseListing): BulkAction<ReleaseTask> {
  return {
    ...placesAction(listing.kind),
    confirmed: (client, tasks) => dropDecided(client, listing, tasks),
  };
}

export function hideAction(listing: ReleaseListing): BulkAction<BulkItem> {
  const { seriesId } = listing;
  return {
    running: t`Applying`,
    done: ({ length }, { failed }) =>
      successText(t`${plural(length, { one: '# episode', other: '# episodes' })} hidden!`, failed),
    failed: someFailed,
    confirmed: (client, episodes) => dropHidden(client, listing, episodes),
    writeFor: ({ key }) => ({
      write: setEpisodeHidden.with({ seriesId, episodeId: Number(key), hidden: true }),
      undo: setEpisodeHidden.with({ seriesId, episodeId: Number(key), hidden: false }),
    }),
  };
}
