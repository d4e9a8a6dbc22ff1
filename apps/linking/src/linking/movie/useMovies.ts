import { retryOnce } from '@hondana/shared/api/retryOnce';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tmdbMoviesOnlineQuery, tmdbMoviesQuery } from '../tmdb.ts';

/** Titles of movies by ID, from the server; from TMDB for those it lacks. */
export function useMovies(ids: readonly number[]) {
  const own = useQuery({ ...tmdbMoviesQuery({ ids }), enabled: ids.length > 0, retry: retryOnce });
  const missing = own.isFetched ? ids.filter((id) => !own.data?.some(({ ID }) => ID === id)) : [];
  const online = useQuery({
    ...tmdbMoviesOnlineQuery({ ids: missing }),
    enabled: missing.length > 0,
    retry: retryOnce,
  });
  const titles = useMemo(
    () => new Map([...(own.data ?? []), ...(online.data ?? [])].map(({ ID, Title }) => [ID, Title])),
    [own.data, online.data],
  );
  return {
    titleOf: (id: number): string => titles.get(id) || t`Movie ${id}`,
    /** The TMDB query, if it failed for this movie. */
    failedFor: (id: number) => (missing.includes(id) && online.isError ? online : undefined),
  };
}
