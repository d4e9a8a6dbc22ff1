import type { Series } from '@hondana/shared/api/types';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupSeriesQuery } from '../../shared/groups.ts';
import { RelocationQuestion } from '../../shared/RelocationQuestion.tsx';
import { useRelocation } from '../../shared/useRelocation.ts';
import { ActionRow } from '../ActionRow.tsx';

const relocation = perSession((ended) => bulkOperation<BulkItem>(ended));

const relocateAction = (): BulkAction<BulkItem> => ({
  running: t`Queueing renames and moves`,
  done: (_, { failed }) => (failed === 0 ? t`Group files rename/move queued!` : undefined),
  failed: (count) =>
    t`Rename/move could not be queued for ${plural(count, { one: '# series', other: '# series' })}`,
  writeFor: ({ key }) => ({ write: relocateSeriesFiles.with({ seriesId: Number(key) }) }),
});

export function GroupFilesTab({ groupId }: { readonly groupId: number }) {
  const client = useQueryClient();
  const canRelocate = useRelocation();
  const operation = useBulkOperation(relocation(), () => {});
  const [isAsking, setAsking] = useState(false);
  const [series, setSeries] = useState<readonly Series[]>([]);
  const ask = async (): Promise<void> => {
    if (!(await canRelocate())) return;
    const found = await operation.lookUp(t`Looking up series`, () =>
      client.fetchQuery(groupSeriesQuery({ groupId, recursive: true })),
    );
    if (!found) return;
    setSeries(found);
    setAsking(true);
  };
  const relocate = (): void =>
    void operation.run(
      relocateAction(),
      series.map(({ IDs, Name }) => ({ key: String(IDs.ID), name: Name })),
    );
  return (
    <>
      <ActionRow
        name={t`Rename/Move Files`}
        verb={t`Rename/Move`}
        busy={operation.progress !== undefined}
        onPress={() => void ask()}
      >
        <Trans>Renames and moves the files of every series in the group using the default renamer.</Trans>
      </ActionRow>
      <BulkReport operation={operation} />
      <RelocationQuestion open={isAsking} onOpenChange={setAsking} series={series} onConfirm={relocate} />
    </>
  );
}
