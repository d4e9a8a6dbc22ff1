import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';

const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate');

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
  return <ScrollRestoration />;
}
