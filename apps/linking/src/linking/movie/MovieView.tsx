import { Banner } from '@hondana/shared/ui/Banner';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { SeriesView } from '../SeriesView.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { WorkHead } from '../WorkHead.tsx';
import { MovieRow } from './MovieRow.tsx';
import { moviesOfEpisode, toggleMovie } from './movieLinks.ts';
import { useMovies } from './useMovies.ts';

const rowHeight = (width: number, rem: number) => (width < 46.5 * rem ? 7 : 4) * rem;

interface MovieViewProps extends SeriesView {
  readonly movieId: number;
}

export function MovieView({ series, mayEdit, anidb, links, draft, changeDraft, movieId }: MovieViewProps) {
  const saved = links.movies;
  const ids = useMemo(
    () => [...new Set([movieId, ...[...saved.values()].flat()])].sort((a, b) => a - b),
    [saved, movieId],
  );
  const { titleOf, failedFor } = useMovies(ids);
  const failed = failedFor(movieId);
  const overrides = mayEdit ? draft.movies : {};
  const isLinked = series.IDs.TMDB.Movie.includes(movieId);
  const title = titleOf(movieId);
  return (
    <WhenLoaded anidb={anidb} links={links}>
      <WorkHead
        series={series}
        kind="Movie"
        id={movieId}
        title={title}
        isLinked={isLinked}
        mayEdit={mayEdit}
      />
      {failed && (
        <Banner
          tone="danger"
          title={t`The movie could not be loaded`}
          actions={
            <RetryButton
              size="small"
              error={failed.error}
              busy={failed.isFetching}
              onRetry={() => void failed.refetch()}
            />
          }
        >
          {failed.error?.message}
        </Banner>
      )}
      {anidb.total === 0 ? (
        <EmptyState title={t`There are no episodes to link.`} />
      ) : (
        <VirtualList
          label={t`Episode links`}
          count={anidb.total}
          itemHeight={rowHeight}
          gap={8}
          overscan={10}
          renderItem={(index, focus) => {
            const episode = anidb.episodes[index];
            if (!episode) return <div {...focus} />;
            const movies = moviesOfEpisode(episode.ID, saved, overrides);
            const other = movies.find((id) => id !== movieId);
            return (
              <MovieRow
                key={episode.ID}
                episode={episode}
                title={title}
                isLinked={movies.includes(movieId)}
                isChanged={overrides[episode.ID] !== undefined}
                other={other === undefined ? undefined : titleOf(other)}
                focus={focus}
                onToggle={
                  mayEdit
                    ? () =>
                        changeDraft((one) => ({
                          ...one,
                          movies: toggleMovie(one.movies, saved, episode.ID, movieId),
                        }))
                    : undefined
                }
              />
            );
          }}
        />
      )}
    </WhenLoaded>
  );
}
