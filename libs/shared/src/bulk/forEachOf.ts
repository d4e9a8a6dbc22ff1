import pMap from 'p-map';
import { unanswered } from '../http/unanswered.ts';
import { concurrency } from './mapConcurrently.ts';

/** How long those under way may take once it is cancelled, in milliseconds: most answer by then. */
const graceTime = 1500;

type Result = 'done' | 'left' | { readonly error: unknown };

/** The result for each of many items, in their order. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Those that had not started when it was cancelled. */
  readonly left: readonly Item[];
}

/**
 * Runs an operation on each of many items, four at a time. One that fails does not stop the others. When cancelled,
 * it starts no more; what is under way and does not answer soon counts as failed, since it is unknown whether it was
 * done.
 *
 * @param operation receives a signal that aborts when its answer is no longer waited for
 * @param onProgress receives how many are done
 *
 * @example
 * const { done, failed, left } = await forEachOf(files, ({ id }) => rescanFile.send({ fileId: id }), setThrough, signal);
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  operation: (item: Item, abandonSignal: AbortSignal) => Promise<unknown>,
  onProgress: (completed: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Item>> {
  const abandonment = new AbortController();
  const whenAbandoned = new Promise<never>((_, reject) => {
    abandonment.signal.addEventListener('abort', () => reject(unanswered()), { once: true });
  });
  // It may be abandoned when nothing waits any more.
  whenAbandoned.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abandonSoon = (): void => {
    timer = setTimeout(() => abandonment.abort(), graceTime);
  };
  signal.addEventListener('abort', abandonSoon, { once: true });
  let completed = 0;
  const runUnlessCancelled = async (item: Item): Promise<Result> => {
    if (signal.aborted) return 'left';
    try {
      await Promise.race([operation(item, abandonment.signal), whenAbandoned]);
      return 'done';
    } catch (error) {
      return { error };
    } finally {
      completed += 1;
      onProgress(completed);
    }
  };
  const results = await pMap(items, runUnlessCancelled, { concurrency });
  signal.removeEventListener('abort', abandonSoon);
  clearTimeout(timer);
  return {
    done: items.filter((_, at) => results[at] === 'done'),
    failed: items.flatMap((item, at) => {
      const result = results[at];
      return typeof result === 'object' ? { item, error: result.error } : [];
    }),
    left: items.filter((_, at) => results[at] === 'left'),
  };
}

/**
 * The same phase by phase: one starts when all of the one before have ended, failed or not. When cancelled, the items of
 * further phases count as left.
 *
 * @example await forEachInPhases([seriesToTag, tagsToDelete], apply, setProgress, signal);
 */
export async function forEachInPhases<Item>(
  phases: readonly (readonly Item[])[],
  operation: (item: Item, abandonSignal: AbortSignal) => Promise<unknown>,
  onProgress: (completed: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Item>> {
  const outcomes: Outcome<Item>[] = [];
  let before = 0;
  for (const items of phases) {
    const report = (completed: number): void => onProgress(before + completed);
    outcomes.push(await forEachOf(items, operation, report, signal));
    before += items.length;
  }
  return {
    done: outcomes.flatMap(({ done }) => done),
    failed: outcomes.flatMap(({ failed }) => failed),
    left: outcomes.flatMap(({ left }) => left),
  };
}
