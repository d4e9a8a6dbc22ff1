import { useHasRoute } from '@hondana/shared/navigation';
import { seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const debounceMs = 200;
const limit = 8;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export function useSeriesItems(text: string) {
  const wanted = searchTerm(text);
  const debouncedQuery = useDebounced(wanted);
  const hasSeries = useHasRoute('collection/*');
  const isSearched = hasSeries && debouncedQuery !== '' && wanted !== '';
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    ...seriesSearchQuery({ query: debouncedQuery, limit }),
    enabled: isSearched,
    placeholderData: (previous) => previous,
    retry: false,
  });
  return {
    found: isSearched ? data.map(({ IDs, Name }) => ({ id: IDs.ID, name: Name })) : [],
    error: isSearched ? error : null,
    isSearching: hasSeries && wanted !== '' && (isFetching || debouncedQuery !== wanted),
  };
}
