import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';

/** React Router's own, its default: it writes the places of this tab's pages when the document is left. */
const storageKey = 'react-router-scroll-positions';

function storedPlace(): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '')[history.state?.key ?? 'default']);
  } catch {
    return 0; // Nothing is stored, or the storage is denied.
  }
}

/** React Router scrolls once; after a reload, most pages are still too short for it. */
export function RestoreScroll() {
  const client = useQueryClient();
  useEffect(() => {
    const place = storedPlace();
    if (!(place > 0)) return;
    const ending = new AbortController();
    const start = scrollY;
    import('./followGrowth.ts')
      .then((code) => code.followGrowth(place, start, client, ending.signal))
      .catch(() => {}); // The page stays where it is.
    return () => ending.abort();
  }, [client]);
  return <ScrollRestoration />;
}
