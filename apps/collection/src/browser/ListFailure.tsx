import { isApiError } from '@hondana/shared/api/ApiError';
import { ErrorState } from '@hondana/shared/ui/ErrorState';

interface ListFailureProps {
  /** What failed: "The collection". */
  readonly what: string;
  readonly error: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** A list of which nothing could be fetched. */
export function ListFailure({ what, error, retrying, onRetry }: ListFailureProps) {
  const where = isApiError(error) ? ` (${error.call})` : '';
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      detail={`${error.message}${where}`}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
