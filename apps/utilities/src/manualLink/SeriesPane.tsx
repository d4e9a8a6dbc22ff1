import { useSearchParams } from '@hondana/shared/navigation';
import { AnimeSearch } from './AnimeSearch.tsx';
import { EpisodePane, type EpisodePaneProps } from './EpisodePane.tsx';
import styles from './LinkTable.module.css';
import { commonShow } from './matchByName.ts';

/** Where the series is chosen, and then its episodes; the address knows which series it is. */
export function SeriesPane(props: Omit<EpisodePaneProps, 'animeId' | 'onLeave'>) {
  const [parameters, setParameters] = useSearchParams();
  const animeId = Number(parameters.get('series'));
  const choose = (id: number | undefined): void => {
    const next = new URLSearchParams(parameters);
    if (id === undefined) next.delete('series');
    else next.set('series', String(id));
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-label="Series and episodes" className={styles.pane}>
      {Number.isInteger(animeId) && animeId > 0 ? (
        <EpisodePane key={animeId} {...props} animeId={animeId} onLeave={() => choose(undefined)} />
      ) : (
        <AnimeSearch initialText={commonShow(props.chosen)} onChoose={choose} />
      )}
    </section>
  );
}
