import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { AnidbAnime, Series } from '@hondana/shared/api/types';
import { anidbSearchQuery, seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const debounceMs = 200;

/** Type and episode count are missing if only the collection's search found it. */
export type FoundAnime = Pick<AnidbAnime, 'ID' | 'ShokoID' | 'Title'> &
  Partial<Pick<AnidbAnime, 'Type' | 'EpisodeCount'>>;

/** Without duplicates; the collection's series first. */
function merged(inCollection: readonly Series[], onAnidb: readonly AnidbAnime[]): readonly FoundAnime[] {
  const byId = new Map(onAnidb.map((anime) => [anime.ID, anime]));
  const first = inCollection.map(
    ({ IDs, Name }): FoundAnime => byId.get(IDs.AniDB) ?? { ID: IDs.AniDB, ShokoID: IDs.ID, Title: Name },
  );
  const known = new Set(first.map(({ ID }) => ID));
  return [...first, ...onAnidb.filter(({ ID }) => !known.has(ID))];
}

/** Searches AniDB and the collection: a server without AniDB's titles (new, banned, offline) still finds its own. */
export function useAnimeSearch(initialText: string | (() => string)) {
  const [text, setText] = useState(initialText);
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(searchTerm(text)), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const options = { enabled: search !== '', retry: retryOnce };
  const inCollection = useQuery({
    ...seriesSearchQuery({ query: search, limit: 10, searchById: true }),
    ...options,
  });
  const onAnidb = useQuery({ ...anidbSearchQuery({ query: search }), ...options });
  const isLoading = inCollection.isLoading || onAnidb.isLoading;
  return {
    text,
    setText,
    search,
    /** Undefined until both searches have finished. */
    anime: search === '' || isLoading ? undefined : merged(inCollection.data ?? [], onAnidb.data?.List ?? []),
    isLoading,
    isFetching: inCollection.isFetching || onAnidb.isFetching,
    failed: [onAnidb, inCollection].find(({ isError, data }) => isError && data === undefined),
  };
}
