const idleMs = 1000;
const tickMs = 100;

/** A timer that is this late had to wait for another task. */
const lateMs = 50;

/**
 * A function that resolves once the main thread has been idle for a second: by timers, as Safari has no idle callbacks.
 * Called again, it goes on from there.
 */
export function idleWatch(): (signal: AbortSignal) => Promise<void> {
  let idleSince = performance.now();
  return async (signal) => {
    do {
      const due = performance.now() + tickMs;
      await new Promise((resolve) => setTimeout(resolve, tickMs));
      const now = performance.now();
      if (now - due > lateMs) idleSince = now;
    } while (!signal.aborted && performance.now() - idleSince < idleMs);
  };
}
