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
 * Takes entries out of every list whose keys begin so and end with the number of a page. What follows moves up, as it
 * does on the server; what would come from a page that is not loaded is left open until that has been fetched.
 *
 * @param isConcerned of lists whose keys begin so, those that it is taken out of
 *
 * @example dropFromPages<File>(client, fileKeys.all, ({ ID }) => deleted.has(ID));
 */
export function dropFromPages<T>(
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
  for (const list of lists.values()) dropFrom(client, list, isGone);
}

function dropFrom<T>(
  client: QueryClient,
  pages: readonly CachedPage<T>[],
  isGone: (entry: T) => boolean,
): void {
  const gone = pages.reduce((sum, { data }) => sum + data.List.filter(isGone).length, 0);
  if (gone === 0) return;
  const inOrder = pages.toSorted((a, b) => numberOf(a) - numberOf(b));
  let left: readonly T[] = [];
  for (const [place, page] of inOrder.entries()) {
    const { key, data } = page;
    const before = inOrder[place - 1];
    if (!before || numberOf(page) !== numberOf(before) + 1) left = runFrom(inOrder, place, isGone);
    const { length } = data.List;
    client.setQueryData<ListResult<T>>(key, {
      ...data,
      Total: data.Total - gone,
      List: left.slice(0, length),
    });
    left = left.slice(length);
  }
}

function numberOf<T>({ key }: CachedPage<T>): number {
  return Number(key.at(-1));
}

/** What stays of a page and of those that follow it without a gap. */
function runFrom<T>(
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
