import { useHasRoute } from '@hondana/shared/navigation';
import { seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long a pause in typing is before the server is asked, in milliseconds. */
const pause = 200;
const limit = 8;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Series by name, asked of the server after a pause; a question that is no longer wanted is called off. */
export function useSeriesItems(text: string) {
  const wanted = searchTerm(text);
  const asked = usePaused(wanted);
  const hasSeries = useHasRoute('collection/*');
  const isSearched = hasSeries && asked !== '' && wanted !== '';
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    ...seriesSearchQuery({ query: asked, limit }),
    enabled: isSearched,
    placeholderData: (previous) => previous,
    retry: false,
  });
  return {
    found: isSearched ? data.map(({ IDs, Name }) => ({ id: IDs.ID, name: Name })) : [],
    error: isSearched ? error : null,
    isSearching: hasSeries && wanted !== '' && (isFetching || asked !== wanted),
  };
}
