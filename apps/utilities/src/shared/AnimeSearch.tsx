import type { AnidbAnime } from '@hondana/shared/api/types';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './AnimeSearch.module.css';
import { useAnidbSearch } from './useAnidbSearch.ts';

interface AnimeSearchProps {
  /** A function when it is expensive to compute. */
  readonly initialText?: string | (() => string);
  /** Shown before anything is searched for. */
  readonly intro: string;
  /** Which results are shown; all by default. */
  readonly isShown?: (anime: AnidbAnime) => boolean;
  /** Renders one result. */
  readonly renderAnime: (anime: AnidbAnime) => ReactNode;
}

/** Finds a series that AniDB knows, in the collection or not. */
export function AnimeSearch({
  initialText = '',
  intro,
  isShown = () => true,
  renderAnime,
}: AnimeSearchProps) {
  const { text, setText, search, found } = useAnidbSearch(initialText);
  const shown = found.data?.List.filter(isShown);
  return (
    <div className={styles.search}>
      <SearchField
        label="Search series"
        placeholder="Series name or AniDB ID..."
        value={text}
        onChange={setText}
        shortcut
      />
      <div aria-busy={found.isFetching} className={styles.results}>
        {found.isLoading && <Skeleton width="100%" height="10rem" />}
        <QueryFailure query={found} compact title="Series could not be searched" />
        {search === '' && <p className={styles.quiet}>{intro}</p>}
        {shown?.length === 0 && <EmptyState compact title="No series found!" />}
        <ul aria-label="Series found" className={styles.list}>
          {shown?.map((anime) => (
            <li key={anime.ID} className={styles.anime}>
              {renderAnime(anime)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
