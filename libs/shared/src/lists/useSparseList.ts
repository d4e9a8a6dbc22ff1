import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchAhead } from '../ahead/fetchAhead.ts';
import { mayRetry } from '../api/ApiError.ts';
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

/** Pages made ready in the direction of the movement, unless said otherwise. */
const usualAhead = 3;

/** The same at rest where answers take longer than so many milliseconds. */
const slowAhead = 1;
const slowAnswer = 500;

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
  /** Pages made ready in the direction of the movement, 3 unless said; 0 where a page costs the server much. */
  readonly ahead?: number;
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
  /** Asks again for the pages in view that failed; undefined where that cannot help. */
  readonly retry: (() => void) | undefined;
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
  /** Nothing is known yet of a page in view. */
  readonly isWaiting: boolean;
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
    isWaiting: results.some((result) => result.isLoading && result.isEnabled),
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
  ahead: aheadCount = usualAhead,
}: SparseListOptions<T, Key>): SparseList<T> {
  const client = useQueryClient();
  const [visible, setVisible] = useState<PageRange>(() => {
    const page = pageOf(startIndex, pageSize);
    return { first: page, last: page };
  });
  const [direction, setDirection] = useState<Direction>('forward');
  /** Whether the view has come here step by step, and will go on so, or at once. */
  const [isNear, setNear] = useState(false);

  const listKey = useMemo(() => pageQuery(1).queryKey.slice(0, -1), [pageQuery]);
  const [lastPage, setLastPage] = useState(visible.last);
  const watched = useMemo(
    () => ({
      first: Math.max(1, visible.first - aheadCount),
      last: Math.max(visible.last, Math.min(visible.last + aheadCount, lastPage)),
    }),
    [visible, lastPage, aheadCount],
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

  const answerTime = useAnswerTime(pages.isWaiting);
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
      const near = next.first >= known.watched.first && next.last <= known.watched.last;
      const settle = (): void => {
        setDirection(next.first < known.visible.first ? 'backward' : 'forward');
        setNear(near);
        setVisible(next);
      };
      if (near) settle();
      else rest.current = setTimeout(settle, restTime);
    },
    [pageSize, restTime],
  );

  useEffect(() => {
    // The first answer comes first; only then what may be wanted next.
    if (total === undefined) return;
    const isSlow = !isNear && answerTime.current > slowAnswer;
    const count = isSlow ? Math.min(slowAhead, aheadCount) : aheadCount;
    const ahead = pagesAhead(visible, direction, count, total, pageSize);
    const wanted = new Set([...pageNumbers(visible), ...ahead]);
    const pageIn = (key: QueryKey): number => Number(key.at(-1));
    void client.cancelQueries({
      queryKey: listKey,
      predicate: (query) => query.state.fetchStatus === 'fetching' && !wanted.has(pageIn(query.queryKey)),
    });
    const kept = client.getQueryCache().findAll({
      queryKey: listKey,
      predicate: ({ state }) => state.data !== undefined,
    });
    const numbers = kept.map((query) => pageIn(query.queryKey));
    for (const page of pagesToForget(numbers, visible, keptLimit)) {
      if (!wanted.has(page)) client.removeQueries({ queryKey: [...listKey, page], exact: true });
    }
    const onAnswer = (time: number): void => {
      answerTime.current = time;
    };
    // Stale pages are fetched again when they come into view.
    const missing = ahead.map(pageQuery).filter(({ queryKey }) => !client.getQueryData(queryKey));
    const prefetches = missing.map((query) =>
      fetchAhead(client, { ...query, retry: retryOnce }, { isNear, onAnswer }),
    );
    return () => {
      for (const cancelPrefetch of prefetches) cancelPrefetch();
    };
  }, [client, listKey, visible, direction, isNear, total, pageSize, pageQuery, answerTime, aheadCount]);

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

  return {
    total,
    itemAt,
    failed,
    retrying: pages.fetching,
    retry: failed.some(({ error }) => mayRetry(error)) ? retry : undefined,
    inView,
    show,
  };
}

/** How long the last page took, in milliseconds; written to for those that nothing waited for. */
function useAnswerTime(isWaiting: boolean): RefObject<number> {
  const time = useRef(0);
  useEffect(() => {
    if (!isWaiting) return;
    const begun = performance.now();
    return () => {
      time.current = performance.now() - begun;
    };
  }, [isWaiting]);
  return time;
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
