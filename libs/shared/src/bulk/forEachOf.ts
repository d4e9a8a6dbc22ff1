import pMap from 'p-map';

/** Most calls at the same time: a browser opens six connections to a server, and the rest of the page needs some. */
const concurrency = 4;

/** The result for each of many items. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Those that had not started when it was cancelled. */
  readonly left: readonly Item[];
}

/**
 * Runs an operation on each of many items, four at a time. One that fails does not stop the others. When cancelled,
 * it starts no more, and waits for those under way.
 *
 * @param onProgress receives how many are done
 *
 * @example
 * const { done, failed, left } = await forEachOf(files, ({ id }) => rescanFile.send({ fileId: id }), setThrough, signal);
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  operation: (item: Item) => Promise<unknown>,
  onProgress: (through: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const left: Item[] = [];
  const runUnlessCancelled = async (item: Item): Promise<void> => {
    if (signal.aborted) {
      left.push(item);
      return;
    }
    try {
      await operation(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress(done.length + failed.length);
  };
  await pMap(items, runUnlessCancelled, { concurrency });
  return { done, failed, left };
}
