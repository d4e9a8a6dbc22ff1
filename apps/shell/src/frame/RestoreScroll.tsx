import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Location, ScrollRestoration } from 'react-router';

const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate');

/** Every page opened by its address has the key `default`, and would get the place of the one before. */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** React Router scrolls once; after a reload, most pages are still too short for it. */
export function RestoreScroll() {
  const client = useQueryClient();
  useEffect(() => {
    if (isNewVisit()) return;
    const ending = new AbortController();
    const start = scrollY;
    import('./followGrowth.ts')
      .then((code) => code.followGrowth(start, client, ending.signal))
      .catch(() => {}); // The page stays where it is.
    return () => ending.abort();
  }, [client]);
  return <ScrollRestoration getKey={placeKey} />;
}
