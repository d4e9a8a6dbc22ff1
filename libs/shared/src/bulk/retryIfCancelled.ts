import { isCancelledError } from '@tanstack/react-query';

/**
 * Waits for a call that is shared with what is on the screen. Scrolling on or leaving cancels such a call, for
 * all who wait for it: it is made again then.
 *
 * @param ask makes the call through the query cache
 * @throws what the call throws otherwise, or the signal's reason
 * @example const { List } = await retryIfCancelled(() => client.fetchQuery(pageQuery(1)), signal);
 */
export async function retryIfCancelled<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !isCancelledError(error)) throw error;
    return await retryIfCancelled(ask, signal);
  }
}
