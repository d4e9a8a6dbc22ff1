import type { KeyPrefix } from './freshness.ts';

export interface StaleKeyBatcher {
  /** Marks keys stale after `batchMs` milliseconds; a key already waiting is marked once, at its time. */
  readonly add: (keys: readonly KeyPrefix[], batchMs: number) => void;
  readonly stop: () => void;
}

/** Batches stale keys: one refetch per period. Not a debounce: an hour-long import would leave the screen stale. */
export function createStaleKeyBatcher(mark: (keys: readonly KeyPrefix[]) => void): StaleKeyBatcher {
  const waiting = new Map<
    number,
    { readonly keys: Map<string, KeyPrefix>; readonly timer: ReturnType<typeof setTimeout> }
  >();

  const startBatch = (batchMs: number) => {
    const keys = new Map<string, KeyPrefix>();
    const timer = setTimeout(() => {
      waiting.delete(batchMs);
      mark([...keys.values()]);
    }, batchMs);
    const batch = { keys, timer };
    waiting.set(batchMs, batch);
    return batch;
  };

  return {
    add: (keys, batchMs) => {
      if (keys.length === 0) return;
      const batch = waiting.get(batchMs) ?? startBatch(batchMs);
      for (const key of keys) batch.keys.set(JSON.stringify(key), key);
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
