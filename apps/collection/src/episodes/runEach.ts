export interface EachResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: Error }[];
}

interface EachOptions<Item> {
  readonly items: readonly Item[];
  readonly call: (item: Item) => Promise<void>;
  /** Told after each item. */
  readonly onProgress?: (finished: number) => void;
}

/** So many calls at once; a server of one person has other things to do too. */
const atOnce = 4;

/** Does the same for each of many, a few at a time. One that fails stops none of the others. */
export async function runEach<Item>({
  items,
  call,
  onProgress,
}: EachOptions<Item>): Promise<EachResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; error: Error }[] = [];
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await call(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error: error instanceof Error ? error : new Error(String(error)) });
      }
      onProgress?.(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return { done, failed };
}
