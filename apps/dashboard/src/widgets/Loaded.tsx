import { ErrorState } from '@hondana/shared/ui/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is said when there is nothing to show because of a failure. */
  readonly failure: string;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a widget's call brought, or its skeleton, or why there is nothing with Retry in place. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <ErrorState
      compact
      title={failure}
      detail={query.error.message}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
