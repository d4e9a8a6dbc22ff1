import type { PageQuery } from '@hondana/shared/lists/useSparseList';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Sends queries one at a time, for slow endpoints where parallel requests only burden the server. A query aborted while
 * waiting is never sent.
 *
 * @example
 * const oneAtATime = sequentialQueries();
 * const pageQuery = oneAtATime((page: number) => filePageQuery(options, page));
 */
export function sequentialQueries() {
  let last: Promise<unknown> = Promise.resolve();
  return <T, Key extends QueryKey>(pageQuery: PageQuery<T, Key>): PageQuery<T, Key> =>
    (page) => {
      const query = pageQuery(page);
      const { queryFn } = query;
      if (typeof queryFn !== 'function') return query;
      return {
        ...query,
        queryFn: (context) => {
          const { signal } = context;
          const result = last.then(() => {
            signal.throwIfAborted();
            return queryFn(context);
          });
          last = result.catch(() => undefined);
          return result;
        },
      };
    };
}
