import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

/** The parts of a query's result that are shown. */
export type ShownQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;

export interface QueryFailureProps extends Pick<ErrorStateProps, 'title' | 'as' | 'action' | 'compact'> {
  query: ShownQuery<unknown>;
}

/**
 * Says that a query failed and asks again. Nothing while there are data: older ones, whose refetch failed, still serve.
 *
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
  /** Shown until the first answer. */
  pending?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query fetched: waiting for it, failed, or there. `title` is what is said when it failed.
 *
 * @example
 * <QueryView query={tags} title="The tags could not be loaded" pending={<Skeleton />}>
 *   {(all) => <TagList tags={all} />}
 * </QueryView>
 */
export function QueryView<Data>({ query, pending, children, ...failure }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <QueryFailure query={query} {...failure} /> : pending;
}
