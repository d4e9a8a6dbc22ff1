import { useSyncExternalStore } from 'react';

/** Ages are shown in minutes. */
const stepMs = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, stepMs);
  return () => clearInterval(timer);
}

/** The current minute, as a Unix time in milliseconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
}
