import { retryOnce } from '@hondana/shared/api/retryOnce';
import {
  type TmdbKind,
  tmdbMoviesQuery,
  tmdbOnlineQueries,
  tmdbSearchQueries,
  tmdbShowQuery,
} from '@hondana/shared/resources/tmdb';
import { tmdbSuggestionsQuery } from '@hondana/shared/resources/tmdbLinks';
import { useWebUiSettings } from '@hondana/shared/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resultsOf, suggestedOf, type TmdbResult, tmdbNumberOf } from './results.ts';

export interface TmdbSearch {
  readonly results: readonly TmdbResult[];
  readonly isPending: boolean;
  /** Results of the previous text are shown until those of this one arrive. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Suggestions for a series, or what TMDB finds for a text; a number is looked up as well. */
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
  const isWaiting = (found.data === undefined && found.error === null) || byNumber.isLooking;
  return {
    results,
    isPending: isWaiting && results.length === 0,
    isStale: isWaiting || found.isPlaceholderData,
    // What was found by number is shown even if the search by title fails.
    error: byNumber.work ? null : error,
    retrying: found.isFetching,
    retry: () => void found.refetch(),
  };
}

/**
 * The show or movie of a number: the server's own, or TMDB's. Of movies the server says which it has; of a show that it
 * has not it says 404, which browsers report as an error, so it is asked only when TMDB is out of reach.
 */
function useWorkByNumber(kind: TmdbKind, number: number | undefined) {
  const isNumber = number !== undefined;
  const id = number ?? 0;
  const isMovie = kind === 'Movie';
  const ownMovies = useQuery({
    ...tmdbMoviesQuery({ ids: [id] }),
    enabled: isNumber && isMovie,
    retry: retryOnce,
  });
  const ownMovie = ownMovies.data?.[0];
  const online = useQuery({
    ...tmdbOnlineQueries[kind]({ id }),
    enabled: isNumber && (!isMovie || (ownMovies.isFetched && !ownMovie)),
    retry: retryOnce,
  });
  const ownShow = useQuery({
    ...tmdbShowQuery({ showId: id }),
    enabled: isNumber && !isMovie && online.isError,
    retry: false,
  });
  const work = isNumber ? (ownMovie ?? online.data ?? ownShow.data) : undefined;
  const isLooking = !work && [ownMovies, online, ownShow].some(({ isLoading }) => isLoading);
  return { work, isLooking };
}
