import { isApiError } from '../api/ApiError.ts';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import type { SparseList } from './useSparseList.ts';

export interface ListFailureProps extends Pick<ErrorStateProps, 'title' | 'compact'> {
  list: Pick<SparseList<unknown>, 'failed' | 'retrying' | 'retry'>;
}

/**
 * Says that pages of a list could not be fetched and asks again for them. Nothing while none has failed.
 *
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
