/** How many calls run at the same time unless told. */
const usualWidth = 4;

export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Those that were not begun when it was cancelled. */
  readonly left: readonly Item[];
}

/**
 * Does something for each of many, a few at a time. One that fails does not stop the others.
 *
 * @param onProgress is told how many are through
 * @param width how many run at the same time
 *
 * @example
 * const { done, failed, left } = await forEachOf(files, ({ id }) => rescanFile(id), setThrough, signal, 6);
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onProgress: (through: number) => void,
  signal: AbortSignal,
  width = usualWidth,
): Promise<Outcome<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      try {
        await act(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length + failed.length);
      if (signal.aborted) return;
    }
  };
  if (!signal.aborted) await Promise.all(Array.from({ length: width }, work));
  return { done, failed, left };
}
