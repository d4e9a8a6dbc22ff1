import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { AnidbAnime, Series } from '@hondana/shared/api/types';
import { seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { anidbSearchQuery } from './anidbSearch.ts';

/** A pause in typing before names are searched, in milliseconds. */
const pause = 200;

/** A series that was found; of those that only the library found less is known. */
export type FoundAnime = Pick<AnidbAnime, 'ID' | 'ShokoID' | 'Title'> &
  Partial<Pick<AnidbAnime, 'Type' | 'EpisodeCount'>>;

/** Each once, those of the library first. */
function merged(ofLibrary: readonly Series[], ofAnidb: readonly AnidbAnime[]): readonly FoundAnime[] {
  const byId = new Map(ofAnidb.map((anime) => [anime.ID, anime]));
  const here = ofLibrary.map(
    ({ IDs, Name }): FoundAnime => byId.get(IDs.AniDB) ?? { ID: IDs.AniDB, ShokoID: IDs.ID, Title: Name },
  );
  const known = new Set(here.map(({ ID }) => ID));
  return [...here, ...ofAnidb.filter(({ ID }) => !known.has(ID))];
}

/**
 * Searches AniDB's names for what is typed, and the library beside them: a server that has no list of AniDB's titles
 * (new, banned, offline) still finds what it has.
 */
export function useAnimeSearch(initialText: string | (() => string)) {
  const [text, setText] = useState(initialText);
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(searchTerm(text)), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = { enabled: search !== '', retry: retryOnce };
  const ofLibrary = useQuery({
    ...seriesSearchQuery({ query: search, limit: 10, searchById: true }),
    ...asked,
  });
  const ofAnidb = useQuery({ ...anidbSearchQuery({ query: search }), ...asked });
  const isLoading = ofLibrary.isLoading || ofAnidb.isLoading;
  return {
    text,
    setText,
    search,
    /** Undefined until both have answered. */
    anime: search === '' || isLoading ? undefined : merged(ofLibrary.data ?? [], ofAnidb.data?.List ?? []),
    isLoading,
    isFetching: ofLibrary.isFetching || ofAnidb.isFetching,
    /** The one that failed, to be tried again. */
    failed: [ofAnidb, ofLibrary].find(({ isError, data }) => isError && data === undefined),
  };
}
