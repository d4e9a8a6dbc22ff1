import { shouldRetry } from './queryClient.ts';

/**
 * For reads that a whole screen waits for: one more try instead of four, because an error with Retry in place
 * helps more than seconds of waiting. As always, none where the server has given its answer.
 *
 * @example useQuery({ ...seriesQuery({ seriesId }), retry: retryOnce });
 */
export function retryOnce(failures: number, error: unknown): boolean {
  return failures < 1 && shouldRetry(failures, error);
}
