import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

export type ShownQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;

export interface QueryFailureProps extends Pick<ErrorStateProps, 'title' | 'as' | 'action' | 'compact'> {
  query: ShownQuery<unknown>;
}

/**
 * A query's error with Retry. Renders nothing while there are data: stale data remain usable after a failed refetch.
 * @example <QueryFailure query={tags} title="The tags could not be loaded" compact />
 */
export function QueryFailure({ query, ...looks }: QueryFailureProps) {
  if (!query.error || query.data !== undefined) return null;
  return (
    <ErrorState
      {...looks}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

export interface QueryViewProps<Data> extends Omit<QueryFailureProps, 'query'> {
  query: ShownQuery<Data>;
  pending?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query's pending, error and success states. `title` is the error's title.
 * @example
 * <QueryView query={tags} title="The tags could not be loaded" pending={<Skeleton />}>
 *   {(all) => <TagList tags={all} />}
 * </QueryView>
 */
export function QueryView<Data>({ query, pending, children, ...failure }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <QueryFailure query={query} {...failure} /> : pending;
}
