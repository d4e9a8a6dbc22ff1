import { retryOnce } from '@hondana/shared/api/retryOnce';
import { tmdbMoviesOnlineQuery, tmdbOnlineQueries } from '@hondana/shared/resources/tmdb';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Heading } from '@hondana/shared/ui/Heading';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RemoveLink } from '../RemoveLink.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import type { SeriesView } from '../SeriesView.ts';
import { MovieRow } from './MovieRow.tsx';
import styles from './MovieView.module.css';
import { moviesOfEpisode, toggleMovie } from './movieLinks.ts';

const rowHeight = (width: number, rem: number) => (width < 744 ? 7 : 4) * rem;

interface MovieViewProps extends SeriesView {
  readonly movieId: number;
}

/** The episodes of a series, each with or without a TMDB movie. */
export function MovieView({ series, mayEdit, anidb, links, draft, changeDraft, movieId }: MovieViewProps) {
  const movie = useQuery({ ...tmdbOnlineQueries.Movie({ id: movieId }), retry: retryOnce });
  const saved = links.movies;
  const otherIds = useMemo(
    () => [...new Set([...saved.values()].flat())].filter((id) => id !== movieId).sort((a, b) => a - b),
    [saved, movieId],
  );
  const others = useQuery({
    ...tmdbMoviesOnlineQuery({ ids: otherIds }),
    enabled: otherIds.length > 0,
    retry: retryOnce,
  });
  const titles = useMemo(
    () => new Map((others.data ?? []).map(({ ID, Title }) => [ID, Title || `Movie ${ID}`])),
    [others.data],
  );
  const overrides = mayEdit ? draft.movies : {};
  const isLinked = series.IDs.TMDB.Movie.includes(movieId);
  const title = movie.data?.Title || `Movie ${movieId}`;
  const failure = links.error ?? (anidb.isComplete ? null : anidb.error);
  if (failure) {
    return (
      <ErrorState
        title={links.error ? 'The links could not be loaded' : 'The episodes could not be loaded'}
        detail={failure.message}
        retrying={links.retrying || anidb.retrying}
        onRetry={links.error ? links.retry : anidb.retry}
      />
    );
  }
  if (anidb.isPending || links.isPending) return <RowsSkeleton />;
  return (
    <>
      <div className={styles.tools}>
        <Heading level={2} look="large" dir="auto" className={styles.title}>
          {title}
          {!isLinked && <span className={styles.fresh}> – not linked yet</span>}
        </Heading>
        <LinkButton
          size="small"
          variant="quiet"
          icon={externalLinkIcon}
          href={`https://www.themoviedb.org/movie/${movieId}`}
          target="_blank"
          rel="noreferrer"
        >
          TMDB {movieId}
        </LinkButton>
        {mayEdit && isLinked && <RemoveLink series={series} kind="Movie" id={movieId} name={title} />}
      </div>
      {movie.isError && !movie.data && (
        <Banner
          tone="danger"
          title="The movie could not be looked up"
          actions={
            <Button size="small" busy={movie.isFetching} onClick={() => void movie.refetch()}>
              Retry
            </Button>
          }
        >
          {movie.error.message}
        </Banner>
      )}
      {anidb.total === 0 ? (
        <EmptyState title="There are no episodes to link." />
      ) : (
        <VirtualList
          label="Episode links"
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
                other={other === undefined ? undefined : (titles.get(other) ?? `Movie ${other}`)}
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
    </>
  );
}
