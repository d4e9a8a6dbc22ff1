import type { KeyPrefix } from './freshness.ts';

export interface Gatherer {
  /** Marks keys stale after a time; a key that is waiting already is marked once, at its time. */
  readonly add: (keys: readonly KeyPrefix[], gather: number) => void;
  /** Drops what is waiting. */
  readonly stop: () => void;
}

/**
 * Gathers stale keys so that a stream of events fetches at most once a period. The time runs from the first
 * event and is not put off by later ones: an import of an hour must not keep the screen old for an hour.
 */
export function createGatherer(mark: (keys: readonly KeyPrefix[]) => void): Gatherer {
  const waiting = new Map<
    number,
    { readonly keys: Map<string, KeyPrefix>; readonly timer: ReturnType<typeof setTimeout> }
  >();

  const begin = (gather: number) => {
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
      const batch = waiting.get(gather) ?? begin(gather);
      for (const key of keys) batch.keys.set(JSON.stringify(key), key);
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
