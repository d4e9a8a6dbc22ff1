import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { ListResult } from '@hondana/shared/api/types';
import { mayRetry } from '@hondana/shared/http/ApiError';
import type { PageQuery } from '@hondana/shared/lists/useSparseList';
import { type QueryKey, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

interface Pages<T> {
  readonly lists: readonly (ListResult<T> | undefined)[];
  readonly errors: readonly (Error | null)[];
  readonly retrying: boolean;
}

function combine<T>(results: UseQueryResult<ListResult<T>>[]): Pages<T> {
  return {
    lists: results.map(({ data }) => data),
    errors: results.map(({ data, error }) => (data ? null : error)),
    retrying: results.some(({ isFetching, isError }) => isFetching && isError),
  };
}

/**
 * Loads a list that the server can't search or sort: one page at a time, sharing its cache with the paged list. Some
 * pages take the server a second, so a change refetches only the first, and the others once the total has changed.
 */
export function useWholeList<T, Key extends QueryKey>(pageQuery: PageQuery<T, Key>, pageSize: number) {
  const client = useQueryClient();
  const [isStopped, setStopped] = useState(false);
  const listKey = useMemo(() => pageQuery(1).queryKey.slice(0, -1), [pageQuery]);
  const total = client.getQueryData<ListResult<T>>(pageQuery(1).queryKey)?.Total;
  const numbers = Array.from(
    { length: Math.max(1, Math.ceil((total ?? 0) / pageSize)) },
    (_, step) => step + 1,
  );
  const isMissing = (page: number): boolean => {
    const state = client.getQueryState<ListResult<T>>(pageQuery(page).queryKey);
    return state?.data === undefined || (state.isInvalidated && state.data.Total !== total);
  };
  const next = isStopped ? undefined : numbers.find(isMissing);
  const pages = useQueries({
    queries: numbers.map((page) => ({
      ...pageQuery(page),
      retry: retryOnce,
      retryDelay: 500,
      // The others only observe the cache.
      enabled: page === next || (page === 1 && !isMissing(1)),
    })),
    combine: combine<T>,
  });
  const items = useMemo(() => pages.lists.flatMap((page) => page?.List ?? []), [pages.lists]);
  const failed = pages.errors.flatMap((error, index) =>
    error ? [{ error, range: { first: index * pageSize, last: (index + 1) * pageSize - 1 } }] : [],
  );
  const retry = () =>
    void client.refetchQueries({
      queryKey: listKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  return {
    items,
    total,
    isComplete: pages.lists.every((page) => page !== undefined),
    failed,
    retrying: pages.retrying,
    retry: failed.some(({ error }) => mayRetry(error)) ? retry : undefined,
    isStopped,
    stop: () => {
      setStopped(true);
      void client.cancelQueries({ queryKey: listKey });
    },
    goOn: () => setStopped(false),
  };
}
