import { actOnSeriesFiles } from '@hondana/shared/api/seriesActions';
import { Deed } from '../shared/Deed.tsx';
import { useRelocation } from '../shared/useRelocation.ts';
import { useSeriesDeed } from '../shared/useSeriesDeed.ts';

const actions = [
  {
    action: 'Rescan',
    name: 'Rescan Files',
    text: 'Asks AniDB again what each file is.',
    done: 'Series files rescan queued!',
  },
  {
    action: 'Rehash',
    name: 'Rehash Files',
    text: 'Reads each file whole and calculates its hashes anew.',
    done: 'Series files rehash queued!',
  },
  {
    action: 'Relocate',
    name: 'Rename/Move Files',
    text: 'Renames and moves each file as the renamer is set up to.',
    done: 'Series files renamed/moved!',
  },
] as const;

/** What can be done with all files of a series. */
export function SeriesFilesTab({ seriesId }: { readonly seriesId: number }) {
  const { run, running } = useSeriesDeed();
  const canRelocate = useRelocation();
  return (
    <div>
      {actions.map(({ action, name, text, done }) => (
        <Deed
          key={action}
          name={name}
          verb="Run"
          busy={running === name}
          onPress={() => {
            if (action === 'Relocate' && !canRelocate()) return;
            run({ name, done, act: () => actOnSeriesFiles(seriesId, action) });
          }}
        >
          {text}
        </Deed>
      ))}
    </div>
  );
}
