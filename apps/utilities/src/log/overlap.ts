import type { LogEntry } from '@hondana/shared/live';

function isSame(left: LogEntry | undefined, right: LogEntry | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    left.TimeStamp === right.TimeStamp &&
    left.Message === right.Message &&
    left.LoggerName === right.LoggerName &&
    left.Level === right.Level
  );
}

/** Entries have no ID, but two excerpts of one log can only overlap at the end of the older one. */
export function overlap(known: readonly LogEntry[], received: readonly LogEntry[]): number {
  for (let count = Math.min(known.length, received.length); count > 0; count--) {
    const start = known.length - count;
    let at = 0;
    while (at < count && isSame(known[start + at], received[at])) at++;
    if (at === count) return count;
  }
  return 0;
}
