import pMap from 'p-map';

/** A browser opens six connections to a server, and the rest of the page needs some. */
export const concurrency = 4;

export type ReportProgress = (completed: number, total: number) => void;

/**
 * Looks something up for each item, four at a time. Results are in the items' order.
 * @throws the first failure, or the signal's reason
 * @example const lists = await mapConcurrently(pages, readPage, setProgress, signal);
 */
export function mapConcurrently<Item, Result>(
  items: readonly Item[],
  lookUp: (item: Item) => Promise<Result>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<Result[]> {
  let completed = 0;
  const lookUpOne = async (item: Item): Promise<Result> => {
    const result = await lookUp(item);
    completed += 1;
    onProgress(completed, items.length);
    return result;
  };
  return pMap(items, lookUpOne, { concurrency, signal });
}
