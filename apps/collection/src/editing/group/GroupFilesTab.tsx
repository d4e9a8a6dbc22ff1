import type { Series } from '@hondana/shared/api/types';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { perSession } from '@hondana/shared/session/perSession';
import { plural } from '@hondana/shared/ui/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileCount } from '../../shared/fileCount.ts';
import { groupSeriesQuery } from '../../shared/groups.ts';
import { useRelocation } from '../../shared/useRelocation.ts';
import { ActionRow } from '../ActionRow.tsx';

const relocation = perSession((ended) => bulkOperation<BulkItem>(ended));

const relocateAction: BulkAction<BulkItem> = {
  running: 'Queueing renames and moves',
  done: (_, { failed }) => (failed === 0 ? 'Group files rename/move queued!' : undefined),
  failed: (count) => `Rename/move could not be queued for ${plural(count, 'series', 'series')}`,
  step: ({ key }) => ({ write: relocateSeriesFiles.with({ seriesId: Number(key) }) }),
};

/** What can be done with the files of every series of a group. */
export function GroupFilesTab({ groupId }: { readonly groupId: number }) {
  const client = useQueryClient();
  const canRelocate = useRelocation();
  const operation = useBulkOperation(relocation(), () => {});
  const [isAsking, setAsking] = useState(false);
  const [series, setSeries] = useState<readonly Series[]>([]);
  const renamer = useQuery({
    ...serverSettingsQuery(),
    select: ({ Plugins }) => Plugins.Renamer.DefaultRenamer,
  }).data;
  const ask = async (): Promise<void> => {
    if (!(await canRelocate())) return;
    const found = await operation.lookUp('Looking up series', () =>
      client.fetchQuery(groupSeriesQuery({ groupId, recursive: true })),
    );
    if (!found) return;
    setSeries(found);
    setAsking(true);
  };
  const relocate = (): void =>
    void operation.run(
      relocateAction,
      series.map(({ IDs, Name }) => ({ key: String(IDs.ID), name: Name })),
    );
  const files = series.reduce((sum, one) => sum + fileCount(one), 0);
  return (
    <>
      <ActionRow
        name="Rename/Move Files"
        verb="Rename/Move"
        busy={operation.progress !== undefined}
        onPress={() => void ask()}
      >
        Renames and moves the files of every series in the group using the default renamer.
      </ActionRow>
      <BulkReport operation={operation} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Rename/move the files of ${plural(series.length, 'series', 'series')}?`}
        confirmLabel="Rename/Move Files"
        onConfirm={relocate}
      >
        {renamer ? (
          <>
            {plural(files, 'file', 'files')} will be queued and renamed or moved using the renamer “
            <bdi>{renamer}</bdi>”.
          </>
        ) : (
          `${plural(files, 'file', 'files')} will be queued and renamed or moved using the default renamer.`
        )}
      </ConfirmDialog>
    </>
  );
}
