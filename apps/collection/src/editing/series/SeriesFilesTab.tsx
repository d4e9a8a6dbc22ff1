import type { Series } from '@hondana/shared/api/types';
import {
  rehashSeriesFiles,
  relocateSeriesFiles,
  rescanSeriesFiles,
} from '@hondana/shared/resources/seriesActions';
import { useState } from 'react';
import { RelocationQuestion } from '../../shared/RelocationQuestion.tsx';
import { useRelocation } from '../../shared/useRelocation.ts';
import { type EditorAction, EditorActionRow } from '../EditorAction.tsx';

type SeriesAction = EditorAction<{ readonly seriesId: number }>;

const fileActions: readonly SeriesAction[] = [
  {
    label: 'Rescan Files',
    text: 'Looks up each file on AniDB again.',
    done: 'Series files rescan queued!',
    write: rescanSeriesFiles,
  },
  {
    label: 'Rehash Files',
    text: 'Reads each file in full and recalculates its hashes.',
    done: 'Series files rehash queued!',
    write: rehashSeriesFiles,
  },
];

const relocation: SeriesAction = {
  label: 'Rename/Move Files',
  text: 'Renames and moves each file using the default renamer.',
  done: 'Series files rename/move queued!',
  write: relocateSeriesFiles,
};

/** What can be done with all files of a series. */
export function SeriesFilesTab({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const canRelocate = useRelocation();
  const [relocate, setRelocate] = useState<() => void>();
  const [isAsking, setAsking] = useState(false);
  const ask = async (run: () => void): Promise<void> => {
    if (!(await canRelocate())) return;
    setRelocate(() => run);
    setAsking(true);
  };
  return (
    <div>
      {fileActions.map((action) => (
        <EditorActionRow key={action.label} action={action} input={{ seriesId }} />
      ))}
      <EditorActionRow action={relocation} input={{ seriesId }} ask={(run) => void ask(run)} />
      <RelocationQuestion
        open={isAsking}
        onOpenChange={setAsking}
        series={[series]}
        onConfirm={() => relocate?.()}
      />
    </div>
  );
}
