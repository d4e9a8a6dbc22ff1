import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { tmdbSuggestionsQuery } from '@hondana/shared/resources/tmdbLinks';
import { useWebUiSettings } from '@hondana/shared/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tmdbMoviesQuery, tmdbOnlineQueries, tmdbSearchQueries, tmdbShowsQuery } from '../tmdb.ts';
import { resultsOf, suggestedOf, type TmdbResult, tmdbNumberOf } from './results.ts';

export interface TmdbSearch {
  readonly results: readonly TmdbResult[];
  readonly isPending: boolean;
  /** Shows the previous text's results until the new ones arrive. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** For a number, also looks it up as an ID. */
export function useTmdbSearch(seriesId: number, kind: TmdbKind, text: string): TmdbSearch {
  const includeRestricted = useWebUiSettings(({ collection }) => collection.tmdb.includeRestricted);
  const number = tmdbNumberOf(text);
  const isTyped = text !== '';
  const suggestions = useQuery({
    ...tmdbSuggestionsQuery({ seriesId }),
    enabled: !isTyped,
    retry: retryOnce,
  });
  const byNumber = useWorkByNumber(kind, number);
  const found = useQuery({
    ...tmdbSearchQueries[kind]({ query: text, includeRestricted }),
    enabled: isTyped,
    retry: retryOnce,
    placeholderData: keepPreviousData,
  });
  if (!isTyped) {
    const { data, error, isFetching, refetch } = suggestions;
    return {
      results: data ? suggestedOf(data, kind) : [],
      isPending: data === undefined && error === null,
      isStale: false,
      error: data === undefined ? error : null,
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }
  const error = found.data === undefined ? found.error : null;
  const results = resultsOf(byNumber.work, found.data?.List ?? []);
  const isWaiting = (found.data === undefined && found.error === null) || byNumber.isSearching;
  return {
    results,
    isPending: isWaiting && results.length === 0,
    isStale: isWaiting || found.isPlaceholderData,
    // Results by ID are shown even if the title search fails.
    error: byNumber.work ? null : error,
    retrying: found.isFetching,
    retry: () => void found.refetch(),
  };
}

/**
 * The server's own show or movie, otherwise TMDB's. The server lists those it has; asked for a single one that it lacks,
 * it would answer 404, an error in the browser's console.
 */
function useWorkByNumber(kind: TmdbKind, number: number | undefined) {
  const isNumber = number !== undefined;
  const id = number ?? 0;
  const movies = useQuery({
    ...tmdbMoviesQuery({ ids: [id] }),
    enabled: isNumber && kind === 'Movie',
    retry: retryOnce,
  });
  const shows = useQuery({
    ...tmdbShowsQuery({ ids: [id] }),
    enabled: isNumber && kind === 'Show',
    retry: retryOnce,
  });
  const own = kind === 'Movie' ? movies : shows;
  const ownWork = own.data?.[0];
  const online = useQuery({
    ...tmdbOnlineQueries[kind]({ id }),
    enabled: isNumber && own.isFetched && !ownWork,
    retry: retryOnce,
  });
  const work = isNumber ? (ownWork ?? online.data) : undefined;
  return { work, isSearching: !work && (own.isLoading || online.isLoading) };
}
