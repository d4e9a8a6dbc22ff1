import pMap from 'p-map';

/** Most calls at the same time: a browser opens six connections to a server, and the rest of the page needs some. */
const concurrency = 4;

/** What became of each of many. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Those that were not begun when it was cancelled. */
  readonly left: readonly Item[];
}

/**
 * Does something for each of many, four at a time. One that fails does not stop the others; cancelled, it begins
 * nothing more, and what is on its way is waited for.
 *
 * @param onProgress is told how many are through
 *
 * @example
 * const { done, failed, left } = await forEachOf(files, ({ id }) => rescanFile.send({ fileId: id }), setThrough, signal);
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onProgress: (through: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const left: Item[] = [];
  const actUnlessCancelled = async (item: Item): Promise<void> => {
    if (signal.aborted) {
      left.push(item);
      return;
    }
    try {
      await act(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress(done.length + failed.length);
  };
  await pMap(items, actUnlessCancelled, { concurrency });
  return { done, failed, left };
}
