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
  /** Existing links and, for a new show, those that linking it would make. */
  readonly saved: SavedLinks;
  readonly existing: SavedLinks;
  readonly movies: MovieLinks;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** @param newShow a show about to be linked; its links are the server's matches */
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
