import { anidbSearchQuery } from '@hondana/shared/api/anidbSearch';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from './AnimeSearch.module.css';

/** A pause in typing before AniDB's names are searched, in milliseconds (S3-201). */
const pause = 200;

interface AnimeSearchProps {
  /** What the files seem to be of. */
  readonly initialText: string;
  readonly onChoose: (animeId: number) => void;
}

/** Finds a series, in the collection or not. */
export function AnimeSearch({ initialText, onChoose }: AnimeSearchProps) {
  const [text, setText] = useState(initialText);
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({ ...anidbSearchQuery(search), retry: retryOnce });
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
        {found.isError && (
          <ErrorState
            compact
            title="Series could not be searched"
            detail={found.error.message}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        )}
        {search === '' && <p className={styles.quiet}>Search for the series that the files are of.</p>}
        {found.data?.List.length === 0 && <EmptyState compact title="No series found!" />}
        <ul aria-label="Series found" className={styles.list}>
          {found.data?.List.map(({ ID, ShokoID, Title, Type, EpisodeCount }) => (
            <li key={ID}>
              <button type="button" className={styles.anime} onClick={() => onChoose(ID)}>
                <bdi>{Title}</bdi>
                <span className={styles.quiet}>
                  {Type}
                  {EpisodeCount ? ` · ${plural(EpisodeCount, 'episode', 'episodes')}` : ''} ·{' '}
                  {ShokoID ? 'in the collection' : 'not in the collection yet'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
