import { pictureAddress } from '@hondana/shared/anime/pictureAddress';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { AnidbAnime } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Panel } from '@hondana/shared/ui/Panel';
import { Poster } from '@hondana/shared/ui/Poster';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './AnimeRow.module.css';

interface AnimeRowProps {
  readonly title: string;
  readonly query: UseQueryResult<AnidbAnime[]>;
  /** What is said under an anime's title. */
  readonly remark: (anime: AnidbAnime) => ReactNode;
}

/** Anime side by side; the row is not there when there are none. */
export function AnimeRow({ title, query, remark }: AnimeRowProps) {
  if (query.data?.length === 0) return null;
  return (
    <Panel title={title} aria-busy={query.isPending}>
      <QueryFailure query={query} compact title={`${title} could not be loaded`} />
      <ul className={styles.row}>
        {query.isPending &&
          [0, 1, 2, 3, 4, 5].map((place) => (
            <li key={place} className={styles.place}>
              <Skeleton shape="block" width="100%" height="auto" className={styles.picture} />
              <Skeleton width="80%" />
              <Skeleton width="50%" />
            </li>
          ))}
        {query.data?.map((anime) => (
          <li key={anime.ID} className={styles.place}>
            <AnimeLink anime={anime} remark={remark(anime)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Leads to the series when it is in the collection, otherwise to AniDB. */
function AnimeLink({ anime, remark }: { readonly anime: AnidbAnime; readonly remark: ReactNode }) {
  const lang = titleLanguage(anime.Title, anime.Titles);
  const content = (
    <>
      <Poster src={pictureAddress(anime.Poster)} title={anime.Title} lang={lang} />
      <span lang={lang} dir="auto" title={anime.Title} className={styles.title}>
        {anime.Title}
      </span>
      <span className={styles.remark}>{remark}</span>
    </>
  );
  if (anime.ShokoID) {
    return (
      <Link to={`/collection/series/${anime.ShokoID}`} className={styles.link}>
        {content}
      </Link>
    );
  }
  return (
    <a
      href={`https://anidb.net/anime/${anime.ID}`}
      target="_blank"
      rel="noreferrer"
      className={styles.link}
      data-outside=""
    >
      {content}
      <span className={styles.remark}>Not in your collection</span>
    </a>
  );
}
