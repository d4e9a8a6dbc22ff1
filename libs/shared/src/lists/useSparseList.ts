import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { retryOnce } from '../api/retryOnce.ts';
import type { ListResult } from '../api/types.ts';
import {
  type Direction,
  type IndexRange,
  type PageRange,
  pageNumbers,
  pageOf,
  pagesAhead,
  pagesOf,
  pagesToForget,
} from './pages.ts';

/** Pages made ready in the direction of the movement. */
const aheadCount = 3;

/** Most pages of one list that are kept. */
const keptLimit = 40;

/** Entries kept ready above and below those in view, so that no row comes into view empty: two rows of posters. */
const margin = 14;

export type PageQuery<T, Key extends QueryKey> = (
  page: number,
) => UseQueryOptions<ListResult<T>, Error, ListResult<T>, Key> & { readonly queryKey: Key };

export interface SparseListOptions<T, Key extends QueryKey> {
  /**
   * The query of one page, counted from 1; its key ends with the page and is otherwise the list's. The same
   * function as long as the list is the same.
   */
  readonly pageQuery: PageQuery<T, Key>;
  readonly pageSize: number;
  /** Where the view will begin, so that the right page is requested before the first layout. */
  readonly startIndex: number;
  /** After a jump the view must rest so long, in milliseconds, before anything is requested (spec 1, section 9). */
  readonly restTime: number;
}

export interface FailedPage {
  readonly range: IndexRange;
  readonly error: Error;
}

export interface SparseList<T> {
  /** Entries in the whole list, as soon as any page is known. */
  readonly total: number | undefined;
  /** Undefined while its page is loading. */
  readonly itemAt: (index: number) => T | undefined;
  /** Pages in view that could not be fetched. */
  readonly failed: readonly FailedPage[];
  readonly retrying: boolean;
  /** Asks again for the pages in view that failed. */
  readonly retry: () => void;
  /** The entries of each page in view that is there. */
  readonly inView: readonly (readonly T[])[];
  /** Must be called on every change of what is in view. */
  readonly show: (visible: IndexRange) => void;
}

/** By the number of the page: an answer is compared with its own page's last one, not with another page's. */
interface Pages<T> {
  readonly lists: Readonly<Record<number, ListResult<T> | undefined>>;
  readonly errors: Readonly<Record<number, Error | null>>;
  /** What the newest page says of the whole list. */
  readonly total: number | undefined;
  readonly fetching: boolean;
}

function combine<T>(results: UseQueryResult<ListResult<T>>[], firstPage: number): Pages<T> {
  const byPage = <V>(read: (result: UseQueryResult<ListResult<T>>) => V): Record<number, V> =>
    Object.fromEntries(results.map((result, step) => [firstPage + step, read(result)]));
  const newest = Math.max(...results.map((result) => result.dataUpdatedAt));
  return {
    lists: byPage((result) => result.data),
    errors: byPage((result) => (result.data ? null : result.error)),
    total: results.find((result) => result.dataUpdatedAt === newest)?.data?.Total,
    fetching: results.some((result) => result.isFetching && result.isError),
  };
}

/**
 * A list of which only the pages in view are fetched, and the next ones in the direction of scrolling. Only pages in
 * view are active: when the list becomes stale, they are the ones fetched again at once.
 *
 * @example
 * const list = useSparseList({ pageQuery, pageSize: 50, startIndex: 0, restTime: 50 });
 * <VirtualList count={list.total ?? 0} onVisibleRangeChange={(first, last) => list.show({ first, last })} … />
 */
export function useSparseList<T, Key extends QueryKey>({
  pageQuery,
  pageSize,
  startIndex,
  restTime,
}: SparseListOptions<T, Key>): SparseList<T> {
  const client = useQueryClient();
  const [visible, setVisible] = useState<PageRange>(() => {
    const page = pageOf(startIndex, pageSize);
    return { first: page, last: page };
  });
  const [direction, setDirection] = useState<Direction>('forward');

  const listKey = useMemo(() => pageQuery(1).queryKey.slice(0, -1), [pageQuery]);
  const [lastPage, setLastPage] = useState(visible.last);
  const watched = useMemo(
    () => ({
      first: Math.max(1, visible.first - aheadCount),
      last: Math.max(visible.last, Math.min(visible.last + aheadCount, lastPage)),
    }),
    [visible, lastPage],
  );

  const pages = useQueries({
    queries: pageNumbers(watched).map((page) => ({
      ...pageQuery(page),
      retry: retryOnce,
      retryDelay: 500,
      // The others are only listened to, so that what has been made ready shows as soon as it is there.
      enabled: page >= visible.first && page <= visible.last,
    })),
    combine: useCallback(
      (results: UseQueryResult<ListResult<T>>[]) => combine(results, watched.first),
      [watched.first],
    ),
  });

  const total = useTotal(pages.total, listKey);
  const pageCount = total === undefined ? visible.last : Math.max(1, Math.ceil(total / pageSize));
  if (pageCount !== lastPage) setLastPage(pageCount);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ visible, watched, total });
  latest.current = { visible, watched, total };
  useEffect(() => () => clearTimeout(rest.current), []);

  const show = useCallback(
    (range: IndexRange) => {
      const known = latest.current;
      const end = known.total === undefined ? range.last : known.total - 1;
      const first = Math.max(0, range.first - margin);
      const next = pagesOf({ first, last: Math.min(end, range.last + margin) }, pageSize);
      clearTimeout(rest.current);
      if (next.first === known.visible.first && next.last === known.visible.last) return;
      const settle = (): void => {
        setDirection(next.first < known.visible.first ? 'backward' : 'forward');
        setVisible(next);
      };
      const near = next.first >= known.watched.first && next.last <= known.watched.last;
      if (near) settle();
      else rest.current = setTimeout(settle, restTime);
    },
    [pageSize, restTime],
  );

  useEffect(() => {
    // The first answer comes first; only then what may be wanted next.
    if (total === undefined) return;
    const ahead = pagesAhead(visible, direction, aheadCount, total, pageSize);
    const wanted = new Set([...pageNumbers(visible), ...ahead]);
    const pageIn = (key: QueryKey): number => Number(key.at(-1));
    void client.cancelQueries({
      queryKey: listKey,
      predicate: (query) => query.state.fetchStatus === 'fetching' && !wanted.has(pageIn(query.queryKey)),
    });
    for (const page of ahead) {
      const query = pageQuery(page);
      // Stale pages are fetched again when they come into view.
      if (!client.getQueryData(query.queryKey)) void client.prefetchQuery({ ...query, retry: retryOnce });
    }
    const kept = client.getQueryCache().findAll({
      queryKey: listKey,
      predicate: ({ state }) => state.data !== undefined,
    });
    const numbers = kept.map((query) => pageIn(query.queryKey));
    for (const page of pagesToForget(numbers, visible, keptLimit)) {
      if (!wanted.has(page)) client.removeQueries({ queryKey: [...listKey, page], exact: true });
    }
  }, [client, listKey, visible, direction, total, pageSize, pageQuery]);

  const itemAt = useCallback(
    (index: number): T | undefined => {
      const page = pageOf(index, pageSize);
      // The view may have left the pages listened to a moment ago.
      const list = pages.lists[page] ?? client.getQueryData<ListResult<T>>([...listKey, page]);
      return list?.List[index - (page - 1) * pageSize];
    },
    [client, listKey, pages.lists, pageSize],
  );

  const failed = useMemo(
    () =>
      pageNumbers(visible).flatMap((page): FailedPage[] => {
        const error = pages.errors[page];
        if (!error) return [];
        const first = (page - 1) * pageSize;
        return [{ error, range: { first, last: Math.min(first + pageSize, total ?? first + pageSize) - 1 } }];
      }),
    [pages.errors, visible, pageSize, total],
  );

  const retry = useCallback(() => {
    void client.refetchQueries({
      queryKey: listKey,
      type: 'active',
      predicate: (query) => query.state.status === 'error',
    });
  }, [client, listKey]);

  const inView = useMemo(
    () =>
      pageNumbers(visible).flatMap((page) => {
        const list = pages.lists[page]?.List;
        return list ? [list] : [];
      }),
    [pages.lists, visible],
  );

  return { total, itemAt, failed, retrying: pages.fetching, retry, inView, show };
}

/** The newest page says how long the list is. When that has changed, every page with another total is stale. */
function useTotal<T>(own: number | undefined, listKey: QueryKey): number | undefined {
  const client = useQueryClient();
  const known =
    own ??
    client.getQueriesData<ListResult<T>>({ queryKey: listKey }).find(([, page]) => page !== undefined)?.[1]
      ?.Total;

  useEffect(() => {
    if (own === undefined) return;
    void client.invalidateQueries({
      queryKey: listKey,
      predicate: (query) => {
        const data = query.state.data as ListResult<T> | undefined;
        return data !== undefined && data.Total !== own && !query.state.isInvalidated;
      },
    });
  }, [client, own, listKey]);

  return known;
}
