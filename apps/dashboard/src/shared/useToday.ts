import { useSyncExternalStore } from 'react';
import { type Day, dayOf } from './days.ts';

/** How often it is looked whether midnight has passed: timers stand still while a machine sleeps. */
const lookAgain = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookAgain);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The present day in the reader's time zone; it changes at midnight. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, () => dayOf(new Date()));
}
