/** An inclusive range of entries, from 0. */
export interface IndexRange {
  readonly first: number;
  readonly last: number;
}

/** An inclusive range of pages, from 1, as on the server. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

export type Direction = 'forward' | 'backward';

/** The page of an entry. */
export function pageOf(index: number, pageSize: number): number {
  return Math.floor(index / pageSize) + 1;
}

/** The pages of a range of entries. */
export function pagesOf({ first, last }: IndexRange, pageSize: number): PageRange {
  return { first: pageOf(first, pageSize), last: pageOf(Math.max(first, last), pageSize) };
}

/** The page numbers of a range. */
export function pageNumbers({ first, last }: PageRange): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

/**
 * The pages to prefetch, nearest first.
 * @param total entries in the whole list
 */
export function pagesAhead(
  visible: PageRange,
  direction: Direction,
  count: number,
  total: number,
  pageSize: number,
): number[] {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const ahead = Array.from({ length: count }, (_, step) =>
    direction === 'forward' ? visible.last + 1 + step : visible.first - 1 - step,
  );
  return ahead.filter((page) => page >= 1 && page <= lastPage);
}

/**
 * The pages to remove so that at most `limit` stay cached, farthest from the view first.
 * @param kept numbers of the cached pages
 */
export function pagesToEvict(kept: readonly number[], visible: PageRange, limit: number): number[] {
  const distance = (page: number): number => Math.max(visible.first - page, page - visible.last, 0);
  return kept.toSorted((left, right) => distance(left) - distance(right)).slice(limit);
}
