import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { prefetchWhenIdle } from '../ahead/prefetchWhenIdle.ts';
import { retryOnce } from '../api/retryOnce.ts';
import type { ListResult } from '../api/types.ts';
import { mayRetry } from '../http/ApiError.ts';
import {
  type Direction,
  type IndexRange,
  type PageRange,
  pageNumbers,
  pageOf,
  pagesAhead,
  pagesOf,
  pagesToEvict,
} from './pages.ts';
import { useHasScrolled } from './useHasScrolled.ts';

const defaultAhead = 3;

/** While the view rests and answers take longer than `slowAnswerMs`. */
const slowAhead = 1;
const slowAnswerMs = 500;

const maxCachedPages = 40;

/** Overscan in entries, two rows of posters: no empty row scrolls into view. */
const overscan = 14;

export type PageQuery<T, Key extends QueryKey> = (
  page: number,
) => UseQueryOptions<ListResult<T>, Error, ListResult<T>, Key> & { readonly queryKey: Key };

export interface SparseListOptions<T, Key extends QueryKey> {
  /** The query of one page, from 1. Its key is the list's key and the page. Must keep its identity per list. */
  readonly pageQuery: PageQuery<T, Key>;
  readonly pageSize: number;
  /** First visible entry, so that the right page is requested before the first layout. */
  readonly startIndex: number;
  /** Milliseconds that the view must rest after a jump before pages are requested (spec 1, section 9). */
  readonly restTime: number;
  /** Pages to prefetch in the scroll direction, 3 by default; 0 where pages are expensive. One until it is scrolled. */
  readonly ahead?: number;
}

export interface FailedPage {
  readonly range: IndexRange;
  readonly error: Error;
}

export interface SparseList<T> {
  /** Entries in the whole list; undefined until a page is loaded. */
  readonly total: number | undefined;
  readonly itemAt: (index: number) => T | undefined;
  readonly failed: readonly FailedPage[];
  readonly retrying: boolean;
  /** Refetches the failed pages in view; undefined when retrying is useless. */
  readonly retry: (() => void) | undefined;
  readonly inView: readonly (readonly T[])[];
  /** Call on every change of the visible range. */
  readonly show: (visible: IndexRange) => void;
}

/** By page number, not position: structural sharing must compare a page with its own previous answer. */
interface Pages<T> {
  readonly lists: Readonly<Record<number, ListResult<T> | undefined>>;
  readonly errors: Readonly<Record<number, Error | null>>;
  readonly total: number | undefined;
  readonly fetching: boolean;
  /** A page in view has neither data nor an error yet. */
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
 * A list that fetches only the pages in view and prefetches the next one, once it is scrolled more in that direction. Only pages in view
 * are active: when the list becomes stale, only they refetch at once.
 * @example
 * const list = useSparseList({ pageQuery, pageSize: 50, startIndex: 0, restTime: 50 });
 * <VirtualList count={list.total ?? 0} onVisibleRangeChange={(first, last) => list.show({ first, last })} … />
 */
export function useSparseList<T, Key extends QueryKey>({
  pageQuery,
  pageSize,
  startIndex,
  restTime,
  ahead: aheadCount = defaultAhead,
}: SparseListOptions<T, Key>): SparseList<T> {
  const client = useQueryClient();
  const [visible, setVisible] = useState<PageRange>(() => {
    const page = pageOf(startIndex, pageSize);
    return { first: page, last: page };
  });
  const [direction, setDirection] = useState<Direction>('forward');
  /** Whether the view scrolled here page by page, rather than jumped. */
  const [isNear, setNear] = useState(false);
  const hasScrolled = useHasScrolled();

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
      // Disabled observers: prefetched pages show as soon as they arrive.
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

  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ visible, watched, total });
  latest.current = { visible, watched, total };
  useEffect(() => () => clearTimeout(restTimer.current), []);

  const show = useCallback(
    (range: IndexRange) => {
      const known = latest.current;
      const end = known.total === undefined ? range.last : known.total - 1;
      const first = Math.max(0, range.first - overscan);
      const next = pagesOf({ first, last: Math.min(end, range.last + overscan) }, pageSize);
      clearTimeout(restTimer.current);
      if (next.first === known.visible.first && next.last === known.visible.last) return;
      const near = next.first >= known.watched.first && next.last <= known.watched.last;
      const settle = (): void => {
        setDirection(next.first < known.visible.first ? 'backward' : 'forward');
        setNear(near);
        setVisible(next);
      };
      if (near) settle();
      else restTimer.current = setTimeout(settle, restTime);
    },
    [pageSize, restTime],
  );

  useEffect(() => {
    // Prefetch only after the first answer.
    if (total === undefined) return;
    const isSlow = !isNear && answerTime.current > slowAnswerMs;
    const most = hasScrolled ? aheadCount : Math.min(1, aheadCount);
    const count = isSlow ? Math.min(slowAhead, most) : most;
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
    for (const page of pagesToEvict(numbers, visible, maxCachedPages)) {
      if (!wanted.has(page)) client.removeQueries({ queryKey: [...listKey, page], exact: true });
    }
    const onAnswer = (time: number): void => {
      answerTime.current = time;
    };
    // Stale pages are refetched when they come into view.
    const missing = ahead.map(pageQuery).filter(({ queryKey }) => !client.getQueryData(queryKey));
    const prefetches = missing.map((query) =>
      prefetchWhenIdle(client, { ...query, retry: retryOnce }, { isNear, onAnswer }),
    );
    return () => {
      for (const cancelPrefetch of prefetches) cancelPrefetch();
    };
  }, [
    client,
    listKey,
    visible,
    direction,
    isNear,
    total,
    pageSize,
    pageQuery,
    answerTime,
    aheadCount,
    hasScrolled,
  ]);

  const itemAt = useCallback(
    (index: number): T | undefined => {
      const page = pageOf(index, pageSize);
      // The view may be ahead of the observed pages.
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

/** How long the last page took, in milliseconds. The caller writes it for prefetched pages. */
function useAnswerTime(isWaiting: boolean): RefObject<number> {
  const time = useRef(0);
  useEffect(() => {
    if (!isWaiting) return;
    const startedAt = performance.now();
    return () => {
      time.current = performance.now() - startedAt;
    };
  }, [isWaiting]);
  return time;
}

/** The newest page's total; when it changes, pages with another total are invalidated. */
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
