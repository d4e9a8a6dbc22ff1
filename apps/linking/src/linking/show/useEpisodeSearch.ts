import { retryOnce } from '@hondana/shared/api/retryOnce';
import {
  type TmdbEpisode,
  tmdbEpisodePageSize,
  tmdbEpisodeSearchQuery,
} from '@hondana/shared/resources/tmdb';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { episodesAround, episodesAtPlace } from './tmdbOrder.ts';

/** A pause in typing, in milliseconds, after which the server is asked. */
const pause = 200;

export interface EpisodeSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly episodes: readonly TmdbEpisode[];
  /** The episodes for the typed text are loading. */
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Fetches the next ones; undefined when there are none. */
  readonly more: (() => void) | undefined;
}

/**
 * A show's episodes for the typed text: by number from the loaded list, by title from the server, and before
 * anything is typed those around one of them.
 */
export function useEpisodeSearch(showId: number, list: readonly TmdbEpisode[], near: number): EpisodeSearch {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ search: '', pages: 1 });
  const wanted = searchTerm(text);
  const local =
    wanted === '' ? episodesAround(near, list, tmdbEpisodePageSize) : episodesAtPlace(wanted, list);
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ search: wanted, pages: 1 }), pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isAsking = local === undefined && asked.search === wanted;
  const pages = useQueries({
    queries: Array.from({ length: asked.pages }, (_, index) => ({
      ...tmdbEpisodeSearchQuery({ showId, search: asked.search, page: index + 1 }),
      enabled: isAsking,
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
  const found = isAsking ? pages.flatMap(({ data }) => data?.List ?? []) : [];
  const total = pages[0]?.data?.Total ?? 0;
  const failed = isAsking ? pages.filter((page) => page.isError && page.data === undefined) : [];
  const isWaiting = !isAsking || pages.some((page) => page.isFetching && page.data === undefined);
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
      isAsking && !isWaiting && found.length < total
        ? () => setAsked(({ search, pages: before }) => ({ search, pages: before + 1 }))
        : undefined,
  };
}
