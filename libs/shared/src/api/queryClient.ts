import { onUserChange } from '@hondana/shared/session/onUserChange';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isApiError, mayRetry } from '../http/ApiError.ts';
import { isOffline } from '../http/isOffline.ts';
import { apiKeyRoot } from '../queryKeys.ts';
import { whenRefetched } from './restoredQueries.ts';

/** Errors that retrying does not change. */
const permanentStatuses = new Set([400, 409]);

const maxRetries = 4;

/** Up to four retries; none after a final response or offline, as reconnecting refetches what is on screen. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || isOffline()) return false;
  const isPermanent =
    isApiError(error) && (permanentStatuses.has(error.status) || /unreadable|gateway/.test(error.kind));
  return mayRetry(error) && !isPermanent;
}

/**
 * Creates the one cache of the server's data. It is stale after 30 s and refetched on window focus, because the hub
 * does not report everything. When the user signs out or changes, their data is removed. A mutation waits until what was
 * restored from an earlier page load has been refetched.
 * @example const queryClient = createQueryClient();
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onMutate: () => whenRefetched(queryClient) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        refetchOnWindowFocus: true,
        // Offline, a read fails with an error instead of pausing silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
  onUserChange(() => {
    // Server status and version belong to no session, and the login page is reading them.
    const isOfSession = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      !(queryKey[0] === apiKeyRoot[0] && queryKey[1] === 'server');
    queryClient.removeQueries({ predicate: isOfSession });
    queryClient.getMutationCache().clear();
  });
  return queryClient;
}
