import { retryOnce } from '@hondana/shared/api/retryOnce';
import { type TmdbKind, tmdbOnlineQueries, tmdbSearchQueries } from '@hondana/shared/resources/tmdb';
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
  const online = useQuery({
    ...tmdbOnlineQueries[kind]({ id: number ?? 0 }),
    enabled: number !== undefined,
    retry: retryOnce,
  });
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
  const isLooking = number !== undefined && online.isFetching && online.data === undefined;
  const error = found.data === undefined ? found.error : null;
  const results = resultsOf(number === undefined ? null : online.data, found.data?.List ?? []);
  const isWaiting = (found.data === undefined && found.error === null) || isLooking;
  return {
    results,
    isPending: isWaiting && results.length === 0,
    isStale: isWaiting || found.isPlaceholderData,
    // What was found by number is shown even if the search by title fails.
    error: online.data ? null : error,
    retrying: found.isFetching,
    retry: () => void found.refetch(),
  };
}
