import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { anidbSearchQuery } from './anidbSearch.ts';

/** A pause in typing before AniDB's names are searched, in milliseconds. */
const pause = 200;

/** Searches AniDB's names for what is typed. */
export function useAnidbSearch(initialText: string | (() => string)) {
  const [text, setText] = useState(initialText);
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    ...anidbSearchQuery({ query: search }),
    enabled: search !== '',
    retry: retryOnce,
  });
  return { text, setText, search, found };
}
