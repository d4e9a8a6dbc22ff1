import { useLocation, useSearchParams } from '@hondana/shared/navigation';
import { AnimeSearch } from '../shared/AnimeSearch.tsx';
import { animeSummary } from '../shared/animeSummary.ts';
import { EpisodePane, type EpisodePaneProps } from './EpisodePane.tsx';
import { commonShow } from './fileName/factsOf.ts';
import tableStyles from './LinkTable.module.css';
import { nameOf } from './matchByName.ts';
import styles from './SeriesPane.module.css';

/** Where the series is chosen, and then its episodes; the address names the series. */
export function SeriesPane(props: Omit<EpisodePaneProps, 'animeId' | 'onLeave'>) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const animeId = Number(parameters.get('series'));
  const choose = (id: number | undefined): void => {
    const next = new URLSearchParams(parameters);
    if (id === undefined) next.delete('series');
    else next.set('series', String(id));
    setParameters(next, { replace: true, preventScrollReset: true, state });
  };
  return (
    <section aria-label="Series and episodes" className={tableStyles.pane}>
      {Number.isInteger(animeId) && animeId > 0 ? (
        <EpisodePane key={animeId} {...props} animeId={animeId} onLeave={() => choose(undefined)} />
      ) : (
        <AnimeSearch
          initialText={() => commonShow(props.chosen.map(nameOf))}
          intro="Search for the series the files belong to."
          renderAnime={(anime) => (
            <button type="button" className={styles.anime} onClick={() => choose(anime.ID)}>
              <bdi>{anime.Title}</bdi>
              <span className={styles.quiet}>
                {animeSummary(anime)}
                {anime.ShokoID ? 'in the collection' : 'not in the collection yet'}
              </span>
            </button>
          )}
        />
      )}
    </section>
  );
}
