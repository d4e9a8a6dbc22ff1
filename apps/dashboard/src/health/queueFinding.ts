import type { Queue } from '@hondana/shared/api/types';
import { formatDuration, formatNumber } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

/** Longer tasks may hang; hashing a large file takes minutes. */
const longMs = 60 * 60_000;

/** @param now Unix time in milliseconds */
export function queueFinding(queue: Queue, isRunning: boolean, now: number): Finding {
  const { WaitingCount, BlockedCount, CurrentlyExecuting } = queue;
  const waiting = WaitingCount + BlockedCount;
  if (!isRunning) {
    return {
      verdict: 'trouble',
      text: t`The queue is paused with ${plural(waiting, { one: '# task', other: '# tasks' })} waiting.`,
      advice: t`Nothing is imported or refreshed until it is resumed.`,
    };
  }
  if (WaitingCount > 0 && CurrentlyExecuting.length === 0) {
    return {
      verdict: 'trouble',
      text: t`The queue is stuck: ${plural(waiting, { one: '# task', other: '# tasks' })} waiting, none running.`,
      advice: t`If this lasts for minutes, check the log. Restarting the server resumes the tasks.`,
    };
  }
  const oldest = CurrentlyExecuting.filter(({ StartTime }) => StartTime !== null)
    .map(({ Title, StartTime }) => ({ Title, age: now - Date.parse(StartTime ?? '') }))
    .toSorted((a, b) => b.age - a.age)[0];
  if (oldest && oldest.age > longMs) {
    const { Title: title } = oldest;
    const duration = formatDuration(oldest.age / 1000);
    return {
      verdict: 'notice',
      text: t`“${title}” has been running for ${duration}.`,
      advice: t`It may be stuck. Check the log; restarting the server starts it again.`,
    };
  }
  if (BlockedCount > 0) {
    return {
      verdict: 'notice',
      text: t`${plural(BlockedCount, { one: '# task is waiting', other: '# tasks are waiting' })} for AniDB, an account or the internet.`,
      advice: t`They resume automatically once available.`,
    };
  }
  const running = CurrentlyExecuting.length;
  const count = formatNumber(WaitingCount);
  return {
    verdict: 'well',
    text:
      running === 0
        ? t`The queue is empty.`
        : t`${plural(running, { one: '# task', other: '# tasks' })} running, ${count} waiting.`,
  };
}
