import { retryOnce } from '@hondana/shared/api/retryOnce';
import {
  tmdbEpisodeLinksQuery,
  tmdbMatchesQuery,
  tmdbMovieLinksQuery,
} from '@hondana/shared/resources/tmdbLinks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SavedLinks, savedLinksOf } from './links/linkRows.ts';
import { type MovieLinks, movieLinksOf } from './movie/movieLinks.ts';

export interface SeriesLinks {
  /** What is linked, or would be when a new show is linked. */
  readonly saved: SavedLinks;
  /** What is linked, without what would be. */
  readonly existing: SavedLinks;
  readonly movies: MovieLinks;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/**
 * What the server has of a series' links.
 *
 * @param newShow a show that is about to be linked: what the server would match with it stands in
 */
export function useSeriesLinks(seriesId: number, newShow: number | undefined): SeriesLinks {
  const links = useQuery({ ...tmdbEpisodeLinksQuery({ seriesId }), retry: retryOnce });
  const movieLinks = useQuery({ ...tmdbMovieLinksQuery({ seriesId }), retry: retryOnce });
  const matches = useQuery({
    ...tmdbMatchesQuery({ seriesId, tmdbShowId: newShow ?? 0 }),
    enabled: newShow !== undefined,
    retry: retryOnce,
  });
  const existing = useMemo(() => savedLinksOf(links.data?.List ?? []), [links.data]);
  const saved = useMemo(
    () => (newShow === undefined ? existing : savedLinksOf(links.data?.List ?? [], matches.data?.List ?? [])),
    [existing, links.data, matches.data, newShow],
  );
  const movies = useMemo(() => movieLinksOf(movieLinks.data ?? []), [movieLinks.data]);
  const needed = newShow === undefined ? [links, movieLinks] : [links, movieLinks, matches];
  const failed = needed.filter((query) => query.data === undefined && query.isError);
  return {
    saved,
    existing,
    movies,
    isPending: needed.some((query) => query.data === undefined && !query.isError),
    error: failed[0]?.error ?? null,
    retrying: failed.some((query) => query.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
