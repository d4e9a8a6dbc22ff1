import { retryOnce } from '@hondana/shared/api/retryOnce';
import { isApiError } from '@hondana/shared/http/ApiError';
import { fileQuery } from '@hondana/shared/resources/files';
import { useQuery } from '@tanstack/react-query';

export type KnownFile = ReturnType<typeof useKnownFile>;

/** A file that answers 404 isn't shown from the cache. */
export function useKnownFile(fileId: number) {
  const { data, error, isFetching, refetch } = useQuery({ ...fileQuery({ fileId }), retry: retryOnce });
  const isGone = isApiError(error) && error.status === 404;
  return { file: isGone ? undefined : data, error, isFetching, retry: () => void refetch() };
}
