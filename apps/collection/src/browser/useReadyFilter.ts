import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { FilterBody } from '@hondana/shared/api/types';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

interface ReadyFilter {
  readonly filter: FilterBody;
  readonly isWaiting: boolean;
}

/** Keeps the previous filter until the wanted list has a response, so that typing doesn't make the list flicker. */
export function useReadyFilter<Data, Key extends QueryKey>(
  wanted: FilterBody,
  query: (filter: FilterBody) => UseQueryOptions<Data, Error, Data, Key>,
): ReadyFilter {
  const id = JSON.stringify(wanted);
  // A stable object for equal filters.
  const stable = useMemo(() => JSON.parse(id) as FilterBody, [id]);
  const [shown, setShown] = useState({ id, filter: stable });
  const isAnother = shown.id !== id;
  const { isPending } = useQuery({ ...query(stable), retry: retryOnce, enabled: isAnother });

  const isWaiting = isAnother && isPending;
  if (isAnother && !isPending) setShown({ id, filter: stable });

  const first = useRef(shown);
  useLayoutEffect(() => {
    // A new list starts at the top; the first one may have a place to restore.
    if (shown !== first.current) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);

  return { filter: shown.filter, isWaiting };
}
