import { retryOnce } from '@hondana/shared/api/retryOnce';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type TmdbEpisode, tmdbEpisodePageSize, tmdbEpisodeSearchQuery } from '../tmdb.ts';
import { episodesAround, episodesAtPlace } from './tmdbOrder.ts';

const debounceMs = 200;

export interface EpisodeSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly episodes: readonly TmdbEpisode[];
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly more: (() => void) | undefined;
}

/** By number from the loaded list, by title from the server; without text, the episodes near one. */
export function useEpisodeSearch(showId: number, list: readonly TmdbEpisode[], near: number): EpisodeSearch {
  const [text, setText] = useState('');
  const [request, setRequest] = useState({ search: '', pages: 1 });
  const term = searchTerm(text);
  const local = term === '' ? episodesAround(near, list, tmdbEpisodePageSize) : episodesAtPlace(term, list);
  useEffect(() => {
    const timer = setTimeout(() => setRequest({ search: term, pages: 1 }), debounceMs);
    return () => clearTimeout(timer);
  }, [term]);

  const isServerSearch = local === undefined && request.search === term;
  const pages = useQueries({
    queries: Array.from({ length: request.pages }, (_, index) => ({
      ...tmdbEpisodeSearchQuery({ showId, search: request.search, page: index + 1 }),
      enabled: isServerSearch,
      retry: retryOnce,
    })),
  });
  if (local !== undefined) {
    return {
      text,
      setText,
      episodes: local.slice(0, 200),
      isWaiting: false,
      error: null,
      retry: () => {},
      more: undefined,
    };
  }
  const found = isServerSearch ? pages.flatMap(({ data }) => data?.List ?? []) : [];
  const total = pages[0]?.data?.Total ?? 0;
  const failed = isServerSearch ? pages.filter((page) => page.isError && page.data === undefined) : [];
  const isWaiting = !isServerSearch || pages.some((page) => page.isFetching && page.data === undefined);
  return {
    text,
    setText,
    episodes: found,
    isWaiting,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
    more:
      isServerSearch && !isWaiting && found.length < total
        ? () => setRequest(({ search, pages: before }) => ({ search, pages: before + 1 }))
        : undefined,
  };
}
