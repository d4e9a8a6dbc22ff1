import { onUserGone } from '@hondana/shared/session/onUserGone';
import { QueryClient } from '@tanstack/react-query';
import { apiKeyRoot } from '../resources/queryKeys.ts';
import { isApiError, mayRetry } from './ApiError.ts';
import { isOffline } from './isOffline.ts';

/** Answers that the same call gets again a moment later. */
const steadyStatuses = new Set([400, 409]);

const maximumRetries = 4;

/**
 * Whether a failed read is worth another try: up to four, none where the server has given its answer, and none
 * without a network: what is on the screen is read again when that is back.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maximumRetries || isOffline()) return false;
  const isSteady =
    isApiError(error) && (steadyStatuses.has(error.status) || /unreadable|gateway/.test(error.kind));
  return mayRetry(error) && !isSteady;
}

/**
 * The one cache of the server’s data. Answers are fresh for 30 s and fetched again when the window gets the
 * focus, because the hub does not report everything. When a user has gone their data is thrown away.
 *
 * @example
 * const queryClient = createQueryClient();
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        refetchOnWindowFocus: true,
        // Without a network a read fails at once and says why, instead of waiting without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
  onUserGone(() => {
    // What the server says of itself belongs to no session, and the login page is reading it.
    const isOfSession = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      !(queryKey[0] === apiKeyRoot[0] && queryKey[1] === 'server');
    queryClient.removeQueries({ predicate: isOfSession });
    queryClient.getMutationCache().clear();
  });
  return queryClient;
}
