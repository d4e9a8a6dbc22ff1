import { useSyncExternalStore } from 'react';
import { type Day, dayOf } from './days.ts';

/** Polls for midnight: timers stop while a machine sleeps. */
const pollMs = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, pollMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** In the user's time zone. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, () => dayOf(new Date()));
}
