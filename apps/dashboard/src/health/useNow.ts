import { useSyncExternalStore } from 'react';

/** Ages are told in minutes. */
const step = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

/** The present minute, in milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
}
