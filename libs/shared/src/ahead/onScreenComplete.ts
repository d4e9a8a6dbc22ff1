import type { QueryClient } from '@tanstack/react-query';
import { isScreenComplete } from './isScreenComplete.ts';

const pollMs = 100;

/** An image may never load. */
const maxWaitMs = 5000;

/**
 * Calls `action` once the screen is complete, or after five seconds. Two polls must agree: between a page's code and
 * its first request nothing is in flight. Returns a function that cancels it.
 * @example useEffect(() => onScreenComplete(queryClient, () => void import('./rare.ts')), [queryClient]);
 */
export function onScreenComplete(client: QueryClient, action: () => void): () => void {
  const startedAt = performance.now();
  let wasComplete = false;
  let timer = setTimeout(poll, pollMs);
  function poll(): void {
    const isComplete = isScreenComplete(client);
    if ((isComplete && wasComplete) || performance.now() - startedAt > maxWaitMs) action();
    else timer = setTimeout(poll, pollMs);
    wasComplete = isComplete;
  }
  return () => clearTimeout(timer);
}
