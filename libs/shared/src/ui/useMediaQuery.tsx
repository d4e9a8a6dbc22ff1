import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; for what CSS alone cannot do.
 * @example const isNarrow = useMediaQuery('(width < 48em)');
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
