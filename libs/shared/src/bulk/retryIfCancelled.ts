import { isCancelledError } from '@tanstack/react-query';

/**
 * Repeats a query that the page cancelled: scrolling on or leaving cancels it for all that await it.
 * @param runQuery fetches through the query cache
 * @throws other errors of the query, or the signal's reason
 * @example const { List } = await retryIfCancelled(() => client.fetchQuery(pageQuery(1)), signal);
 */
export async function retryIfCancelled<T>(runQuery: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await runQuery();
  } catch (error) {
    if (signal.aborted || !isCancelledError(error)) throw error;
    return await retryIfCancelled(runQuery, signal);
  }
}
