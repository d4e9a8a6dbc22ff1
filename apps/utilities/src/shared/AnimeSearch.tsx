import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './AnimeSearch.module.css';
import { type FoundAnime, useAnimeSearch } from './useAnimeSearch.ts';

interface AnimeSearchProps {
  /** A function if it is expensive to compute. */
  readonly initialText?: string | (() => string);
  readonly intro: string;
  readonly above?: ReactNode;
  readonly renderAnime: (anime: FoundAnime) => ReactNode;
}

export function AnimeSearch({ initialText = '', intro, above, renderAnime }: AnimeSearchProps) {
  const { text, setText, search, anime: found, isLoading, isFetching, failed } = useAnimeSearch(initialText);
  return (
    <div className={styles.search}>
      <SearchField
        label={t`Search series`}
        placeholder={t`Series name or AniDB ID...`}
        value={text}
        onChange={setText}
        shortcut
      />
      {above}
      <div aria-busy={isFetching} className={styles.results}>
        {isLoading && <Skeleton width="100%" height="10rem" />}
        {failed && <QueryFailure query={failed} compact title={t`Series could not be searched`} />}
        {search === '' && <p className={styles.quiet}>{intro}</p>}
        {found?.length === 0 && !failed && <EmptyState compact title={t`No series found!`} />}
        <ul aria-label={t`Series found`} className={styles.list}>
          {found?.map((anime) => (
            <li key={anime.ID} className={styles.anime}>
              {renderAnime(anime)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
