import type { QueryClient } from '@tanstack/react-query';
import { isScreenComplete } from './isScreenComplete.ts';

/** Milliseconds between two looks at the screen. */
const pace = 100;

/** Milliseconds after which waiting ends: a picture may never come. */
const maxWaitMs = 5000;

/**
 * Calls once when all that the screen shows is there, or after five seconds. Two looks must agree: between a page's
 * code and its first call nothing is under way. Answers a function that takes it back.
 *
 * @example
 * useEffect(() => whenScreenComplete(queryClient, () => void import('./rare.ts')), [queryClient]);
 */
export function whenScreenComplete(client: QueryClient, action: () => void): () => void {
  const begun = performance.now();
  let wasComplete = false;
  let timer = setTimeout(look, pace);
  function look(): void {
    const isComplete = isScreenComplete(client);
    if ((isComplete && wasComplete) || performance.now() - begun > maxWaitMs) action();
    else timer = setTimeout(look, pace);
    wasComplete = isComplete;
  }
  return () => clearTimeout(timer);
}
