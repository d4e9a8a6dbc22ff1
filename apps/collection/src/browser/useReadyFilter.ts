import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { FilterBody } from '@hondana/shared/api/types';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

interface ReadyFilter {
  readonly filter: FilterBody;
  /** The list that was asked for last is still on its way. */
  readonly isWaiting: boolean;
}

/**
 * The filter to show: the wanted one as soon as its list has an answer, until then the one before, so that
 * typing does not make the list flicker.
 */
export function useReadyFilter<Data, Key extends QueryKey>(
  wanted: FilterBody,
  query: (filter: FilterBody) => UseQueryOptions<Data, Error, Data, Key>,
): ReadyFilter {
  const id = JSON.stringify(wanted);
  // The same filter is the same object, however often it is put together.
  const stable = useMemo(() => JSON.parse(id) as FilterBody, [id]);
  const [shown, setShown] = useState({ id, filter: stable });
  const isAnother = shown.id !== id;
  const { isPending } = useQuery({ ...query(stable), retry: retryOnce, enabled: isAnother });

  const isWaiting = isAnother && isPending;
  if (isAnother && !isPending) setShown({ id, filter: stable });

  const first = useRef(shown);
  useLayoutEffect(() => {
    // A new list begins at its beginning; the first one may have a place to return to.
    if (shown !== first.current) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);

  return { filter: shown.filter, isWaiting };
}
