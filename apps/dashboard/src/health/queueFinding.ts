import type { Queue } from '@hondana/shared/api/types';
import { formatDuration, formatNumber, plural } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

/** Longer tasks may hang; hashing a large file takes minutes. */
const longMs = 60 * 60_000;

/** @param now Unix time in milliseconds */
export function queueFinding(queue: Queue, isRunning: boolean, now: number): Finding {
  const { WaitingCount, BlockedCount, CurrentlyExecuting } = queue;
  const waiting = plural(WaitingCount + BlockedCount, 'task', 'tasks');
  if (!isRunning) {
    return {
      verdict: 'trouble',
      text: `The queue is paused with ${waiting} waiting.`,
      advice: 'Nothing is imported or refreshed until it is resumed.',
    };
  }
  if (WaitingCount > 0 && CurrentlyExecuting.length === 0) {
    return {
      verdict: 'trouble',
      text: `The queue is stuck: ${waiting} waiting, none running.`,
      advice: 'If this lasts for minutes, check the log. Restarting the server resumes the tasks.',
    };
  }
  const oldest = CurrentlyExecuting.filter(({ StartTime }) => StartTime !== null)
    .map(({ Title, StartTime }) => ({ Title, age: now - Date.parse(StartTime ?? '') }))
    .toSorted((a, b) => b.age - a.age)[0];
  if (oldest && oldest.age > longMs) {
    return {
      verdict: 'notice',
      text: `“${oldest.Title}” has been running for ${formatDuration(oldest.age / 1000)}.`,
      advice: 'It may be stuck. Check the log; restarting the server starts it again.',
    };
  }
  if (BlockedCount > 0) {
    return {
      verdict: 'notice',
      text: `${plural(BlockedCount, 'task is waiting', 'tasks are waiting')} for AniDB, an account or the internet.`,
      advice: 'They resume automatically once available.',
    };
  }
  const running = CurrentlyExecuting.length;
  return {
    verdict: 'well',
    text:
      running === 0
        ? 'The queue is empty.'
        : `${plural(running, 'task', 'tasks')} running, ${formatNumber(WaitingCount)} waiting.`,
  };
}
