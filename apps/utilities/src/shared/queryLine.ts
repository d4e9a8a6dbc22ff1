import type { PageQuery } from '@hondana/shared/lists/useSparseList';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Makes calls wait for each other, where several at once only keep the server longer: the next is sent when the one
 * before it has its answer or was aborted. Those that are no longer wanted when their turn comes are never sent.
 *
 * @example
 * const inTurn = queryLine();
 * const pageQuery = inTurn((page: number) => filePageQuery(options, page));
 */
export function queryLine() {
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
          const turn = last.then(() => {
            signal.throwIfAborted();
            return queryFn(context);
          });
          last = turn.catch(() => undefined);
          return turn;
        },
      };
    };
}
