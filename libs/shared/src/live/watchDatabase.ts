import type { QueryClient } from '@tanstack/react-query';
import type { ServerStatus } from '../api/types.ts';
import { isApiError } from '../http/ApiError.ts';
import { serverKeys } from '../queryKeys.ts';
import { followOutcomes } from './followOutcomes.ts';

/** Between two questions, while every call is refused. */
const intervalMs = 3000;

/** The words in which Shoko Server 5 refuses every call but those of `Init` while its database is blocked. */
function isBlocked(error: unknown): boolean {
  return isApiError(error) && error.status === 400 && error.text === 'Database is Blocked';
}

/**
 * Asks for the server's status when a call was refused because of its blocked database: the shell holds the page if so.
 * If it isn't blocked any more, what was refused is asked for again. Returns a function that stops it.
 */
export function watchDatabase(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCheck = Number.NEGATIVE_INFINITY;
  const check = async (): Promise<void> => {
    lastCheck = performance.now();
    // Rejects never: a status that cannot be had is the shell's to report.
    await queryClient.refetchQueries({ queryKey: serverKeys.status });
    timer = undefined;
    const status = queryClient
      .getQueryCache()
      .find<ServerStatus>({ queryKey: serverKeys.status, exact: false });
    if (status?.state.data?.DatabaseBlocked?.Blocked) return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isBlocked(state.error) });
  };
  const see = (error: unknown): void => {
    if (!isBlocked(error)) return;
    timer ??= setTimeout(() => void check(), Math.max(0, lastCheck + intervalMs - performance.now()));
  };
  const stop = followOutcomes(queryClient, see);
  // Refused before this was loaded.
  for (const { state } of queryClient.getQueryCache().getAll()) see(state.error);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
