import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface WhenLoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

export function WhenLoaded<Data>({ query, children }: WhenLoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="12rem" />
      </div>
    );
  }
  return (
    <ErrorState
      compact
      title={t`The watched episodes could not be loaded`}
      detail={query.error.message}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
