import type { KeyPrefix } from './freshness.ts';

export interface Gatherer {
  /** Marks keys stale after `gather` milliseconds; a key already waiting is marked once, at its time. */
  readonly add: (keys: readonly KeyPrefix[], gather: number) => void;
  readonly stop: () => void;
}

/** Batches stale keys: one refetch per period. Not a debounce: an hour-long import would leave the screen stale. */
export function createGatherer(mark: (keys: readonly KeyPrefix[]) => void): Gatherer {
  const waiting = new Map<
    number,
    { readonly keys: Map<string, KeyPrefix>; readonly timer: ReturnType<typeof setTimeout> }
  >();

  const startBatch = (gather: number) => {
    const keys = new Map<string, KeyPrefix>();
    const timer = setTimeout(() => {
      waiting.delete(gather);
      mark([...keys.values()]);
    }, gather);
    const batch = { keys, timer };
    waiting.set(gather, batch);
    return batch;
  };

  return {
    add: (keys, gather) => {
      if (keys.length === 0) return;
      const batch = waiting.get(gather) ?? startBatch(gather);
      for (const key of keys) batch.keys.set(JSON.stringify(key), key);
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
