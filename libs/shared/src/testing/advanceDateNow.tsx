import { onTestFinished } from 'vitest';

/**
 * Advances `Date.now`, by which queries go stale, without firing timers.
 * @example advanceDateNow(30_000);
 */
export function advanceDateNow(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
  onTestFinished(() => {
    Date.now = now;
  });
}
