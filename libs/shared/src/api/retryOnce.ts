import { shouldRetry } from './queryClient.ts';

/**
 * One retry for reads that a whole screen waits for: an error with Retry helps more than seconds of waiting.
 * @example useQuery({ ...seriesQuery({ seriesId }), retry: retryOnce });
 */
export function retryOnce(failures: number, error: unknown): boolean {
  return failures < 1 && shouldRetry(failures, error);
}
