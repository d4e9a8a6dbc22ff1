import { onTestFinished } from 'vitest';

/**
 * Lets milliseconds pass on the page's clock, which says how old an answer is; no timer fires for it.
 *
 * @example passTime(30_000);
 */
export function passTime(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
  onTestFinished(() => {
    Date.now = now;
  });
}
