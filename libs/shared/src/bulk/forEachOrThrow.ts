import { forEachOf } from './forEachOf.ts';

/** Receives how many are done, of how many. */
export type Report = (completed: number, total: number) => void;

/**
 * Looks something up for each, a few at a time.
 *
 * @throws the first failure, or the signal's reason
 *
 * @example await forEachOrThrow(pages, read, setProgress, signal);
 */
export async function forEachOrThrow<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<unknown>,
  onProgress: Report,
  signal: AbortSignal,
): Promise<void> {
  const { failed } = await forEachOf(items, look, (completed) => onProgress(completed, items.length), signal);
  signal.throwIfAborted();
  const [first] = failed;
  if (first) throw first.error;
}
