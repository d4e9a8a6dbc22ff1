import { isApiError } from '../http/ApiError.ts';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import type { SparseList } from './useSparseList.ts';

export interface ListFailureProps extends Pick<ErrorStateProps, 'title' | 'compact'> {
  list: Pick<SparseList<unknown>, 'failed' | 'retrying' | 'retry'>;
}

/**
 * Error state with **Retry** for the pages of a list that failed; renders nothing when none has.
 * @example <ListFailure list={list} title="The files could not be loaded" compact />
 */
export function ListFailure({ list, ...looks }: ListFailureProps) {
  const [first] = list.failed;
  if (!first) return null;
  const call = isApiError(first.error) ? ` (${first.error.call})` : '';
  return (
    <ErrorState
      {...looks}
      detail={`${first.error.message}${call}`}
      retrying={list.retrying}
      onRetry={list.retry}
    />
  );
}
