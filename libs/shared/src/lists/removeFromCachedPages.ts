import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListResult } from '../api/types.ts';

interface CachedPage<T> {
  readonly key: QueryKey;
  readonly data: ListResult<T>;
}

function isList(data: unknown): data is ListResult<never> {
  return typeof data === 'object' && data !== null && 'List' in data && Array.isArray(data.List);
}

/**
 * Removes entries from every cached list whose query keys are `keyPrefix`, …, page number. Later entries move up, as on
 * the server; the gap at the end of the loaded pages stays until the next page is fetched.
 * @param isConcerned limits it to some of those lists
 * @example removeFromCachedPages<File>(client, fileKeys.all, ({ ID }) => deleted.has(ID));
 */
export function removeFromCachedPages<T>(
  client: QueryClient,
  keyPrefix: QueryKey,
  isGone: (entry: T) => boolean,
  isConcerned: (listKey: QueryKey) => boolean = () => true,
): void {
  const pages = client
    .getQueriesData<unknown>({ queryKey: keyPrefix })
    .filter(([key]) => isConcerned(key.slice(0, -1)))
    .flatMap(([key, data]): CachedPage<T>[] =>
      typeof key.at(-1) === 'number' && isList(data) ? [{ key, data }] : [],
    );
  const lists = Map.groupBy(pages, ({ key }) => JSON.stringify(key.slice(0, -1)));
  for (const list of lists.values()) removeFromList(client, list, isGone);
}

function removeFromList<T>(
  client: QueryClient,
  pages: readonly CachedPage<T>[],
  isGone: (entry: T) => boolean,
): void {
  const removedCount = pages.reduce((sum, { data }) => sum + data.List.filter(isGone).length, 0);
  if (removedCount === 0) return;
  const inOrder = pages.toSorted((a, b) => numberOf(a) - numberOf(b));
  let remaining: readonly T[] = [];
  for (const [index, page] of inOrder.entries()) {
    const { key, data } = page;
    const before = inOrder[index - 1];
    if (!before || numberOf(page) !== numberOf(before) + 1) remaining = remainingFrom(inOrder, index, isGone);
    const { length } = data.List;
    client.setQueryData<ListResult<T>>(key, {
      ...data,
      Total: data.Total - removedCount,
      List: remaining.slice(0, length),
    });
    remaining = remaining.slice(length);
  }
}

function numberOf<T>({ key }: CachedPage<T>): number {
  return Number(key.at(-1));
}

/** The remaining entries of a page and of those that follow it without a gap. */
function remainingFrom<T>(
  pages: readonly CachedPage<T>[],
  start: number,
  isGone: (entry: T) => boolean,
): readonly T[] {
  const first = pages[start];
  if (!first) return [];
  return pages
    .slice(start)
    .filter((page, step) => numberOf(page) === numberOf(first) + step)
    .flatMap(({ data }) => data.List.filter((entry) => !isGone(entry)));
}
