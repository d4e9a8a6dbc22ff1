import { useRef } from 'react';

interface Latest<T> {
  readonly run: (value: T) => void;
  /** Whether a later value is queued. */
  readonly hasNext: () => boolean;
}

/**
 * Sends one value at a time: with two requests in flight, the server might keep the earlier one. Of the values given
 * meanwhile only the last is sent; it is shown at once.
 *
 * @param send resolves when the next may be sent; reports its own failure
 */
export function useLatest<T>(send: (value: T) => Promise<unknown>, show: (value: T) => void): Latest<T> {
  const isRunning = useRef(false);
  const next = useRef<{ readonly value: T }>(undefined);
  const runOne = async (value: T): Promise<void> => {
    isRunning.current = true;
    await send(value).catch(() => {});
    isRunning.current = false;
    const { current: waiting } = next;
    next.current = undefined;
    if (waiting) await runOne(waiting.value);
  };
  return {
    run: (value) => {
      if (!isRunning.current) {
        void runOne(value);
        return;
      }
      next.current = { value };
      show(value);
    },
    hasNext: () => next.current !== undefined,
  };
}
