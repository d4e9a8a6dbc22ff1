import {
  rehashSeriesFiles,
  relocateSeriesFiles,
  rescanSeriesFiles,
} from '@hondana/shared/resources/seriesActions';
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
export function SeriesFilesTab({ seriesId }: { readonly seriesId: number }) {
  const canRelocate = useRelocation();
  return (
    <div>
      {fileActions.map((action) => (
        <EditorActionRow key={action.label} action={action} input={{ seriesId }} />
      ))}
      <EditorActionRow action={relocation} input={{ seriesId }} canRun={canRelocate} />
    </div>
  );
}
