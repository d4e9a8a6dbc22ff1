import pMap from 'p-map';
import { unanswered } from '../http/unanswered.ts';
import { concurrency } from './mapConcurrently.ts';

/** Milliseconds that requests in flight get once cancelled: most answer by then. */
const graceTime = 1500;

type Result = 'done' | 'left' | { readonly error: unknown };

/** Each list is in the items' order. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Not started when cancelled. */
  readonly left: readonly Item[];
}

/**
 * Runs an operation on each item, four at a time. A failure doesn't stop the others. When cancelled, starts no more;
 * what is in flight and doesn't answer soon counts as failed, since it may or may not have been done.
 * @param operation its signal aborts when its answer is no longer awaited
 * @example const { done, failed, left } = await forEachOf(files, ({ id }) => rescan(id), setCompleted, signal);
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
  // May reject when nothing awaits it any more.
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
 * `forEachOf` for each phase, once all items of the previous one have ended, failed or not. Cancelling leaves the rest.
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
