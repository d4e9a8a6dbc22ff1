import { seriesFileSummaryQuery } from '@hondana/shared/api/files';
import { filterKeys } from '@hondana/shared/api/queryKeys';
import { deleteSeries } from '@hondana/shared/api/series';
import type { Series } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { useLocation, useNavigate } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Deed } from '../shared/Deed.tsx';
import {
  type Deletion,
  deletionConsequence,
  deletionOptions,
  deletions,
  deletionTitle,
  typedForFiles,
} from '../shared/deletion.ts';
import { keysOfMove } from '../shared/groupMoves.ts';
import { messageOf } from '../shared/messageOf.ts';

interface SeriesDeleteTabProps {
  readonly series: Series;
  readonly onDeleted: () => void;
}

/** The three ways to delete a series; each says what goes and asks first. */
export function SeriesDeleteTab({ series, onDeleted }: SeriesDeleteTabProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Deletion>();
  const summary = useQuery(seriesFileSummaryQuery(series.IDs.ID, ['GroupName']));
  const files = Object.values(series.Sizes.FileSources).reduce((sum, count) => sum + count, 0);
  const bytes = summary.data?.Overview.TotalFileSize;
  const { ID } = series.IDs;

  const remove = async (deletion: Deletion): Promise<void> => {
    await deleteSeries(ID, deletionOptions[deletion]);
    notify({ kind: 'success', title: deletions.find(({ kind }) => kind === deletion)?.done });
    onDeleted();
    // Its own page has nothing to show any more.
    if (new RegExp(`/collection/series/${ID}(/|$)`).test(pathname)) await navigate('/collection');
    void markStale(client, [...keysOfMove(ID), filterKeys.presets]);
  };
  const amount = { series: 1, files, bytes };
  return (
    <div>
      {deletions.map(({ kind, name }) => (
        <Deed key={kind} name={name} verb="Delete…" variant="danger" onPress={() => setAsked(kind)}>
          {deletionConsequence(kind, amount)}
        </Deed>
      ))}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={deletionTitle(asked, amount)}
          confirmLabel={deletionTitle(asked, amount).replace('?', '')}
          danger
          typedConfirmation={deletionOptions[asked].deleteFiles ? typedForFiles : undefined}
          onConfirm={() => remove(asked)}
          failure={(error) => messageOf(error) ?? 'The series could not be deleted.'}
        >
          <p>
            <bdi>{series.Name}</bdi>
          </p>
          <p>{deletionConsequence(asked, amount)} This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
