import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { seriesFileActions } from '../../shared/knownSeriesActions.ts';
import { RelocationQuestion } from '../../shared/RelocationQuestion.tsx';
import { useRelocation } from '../../shared/useRelocation.ts';
import { ActionRow } from '../ActionRow.tsx';
import { EditorActionRow } from '../EditorAction.tsx';

export function SeriesFilesTab({ series }: { readonly series: Series }) {
  return (
    <div>
      {seriesFileActions.map((action) => (
        <EditorActionRow key={action.label.id} action={action} input={{ seriesId: series.IDs.ID }} />
      ))}
      <RelocationRow series={series} />
    </div>
  );
}

function RelocationRow({ series }: { readonly series: Series }) {
  const canRelocate = useRelocation();
  const [isAsking, setAsking] = useState(false);
  const may = useMay(relocateSeriesFiles);
  const relocate = useWrite(relocateSeriesFiles, {
    done: t`Series files rename/move queued!`,
    failed: t`Rename/Move Files failed`,
  });
  if (!may) return null;
  return (
    <>
      <ActionRow
        name={t`Rename/Move Files`}
        verb={t`Run`}
        busy={relocate.isPending}
        onPress={async () => {
          if (await canRelocate()) setAsking(true);
        }}
      >
        <Trans>Renames and moves each file using the default renamer.</Trans>
      </ActionRow>
      <RelocationQuestion
        open={isAsking}
        onOpenChange={setAsking}
        series={[series]}
        onConfirm={() => relocate.mutate({ seriesId: series.IDs.ID })}
      />
    </>
  );
}
