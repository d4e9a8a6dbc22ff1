import { useAddSeries } from '@hondana/shared/anime/useAddSeries';
import type { AnidbAnime } from '@hondana/shared/api/types';
import { refreshAnime } from '@hondana/shared/resources/anidbAnime';
import { useMay } from '@hondana/shared/resources/useMay';
import { Banner } from '@hondana/shared/ui/Banner';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { AnimePlace } from './AnimePlace.tsx';
import styles from './AnimeRow.module.css';

interface AnimeRowProps {
  readonly title: string;
  /** Where it could not be loaded. */
  readonly failureTitle: string;
  readonly query: UseQueryResult<AnidbAnime[]>;
  readonly ref: Ref<HTMLElement>;
  /** Shown below the title. */
  readonly remark: (anime: AnidbAnime) => ReactNode;
}

export function AnimeRow({ title, failureTitle, query, ref, remark }: AnimeRowProps) {
  const { add, addingId, added, failure } = useAddSeries();
  const mayAdd = useMay(refreshAnime);
  if (query.data?.length === 0) return null;
  return (
    <Panel ref={ref} title={title} aria-busy={query.isLoading}>
      <QueryFailure query={query} compact title={failureTitle} />
      {failure && (
        <Banner tone="danger" title={failure.title}>
          {failure.text}
        </Banner>
      )}
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
          <AnimePlace
            key={anime.ID}
            anime={anime}
            seriesId={anime.ShokoID ?? added.get(anime.ID)}
            remark={remark(anime)}
            isAdding={addingId === anime.ID}
            isWaiting={addingId !== undefined && addingId !== anime.ID}
            onAdd={mayAdd ? () => add(anime) : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}
