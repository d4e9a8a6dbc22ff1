import { isApiError } from '@hondana/shared/api/ApiError';

/** What a failed call says of itself. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) || error instanceof Error ? error.message : undefined;
}
