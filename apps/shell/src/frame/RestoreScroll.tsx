import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';

/** React Router's own: it writes the places of this tab's pages when the document is left. */
const storageKey = 'react-router-scroll-positions';

function storedPlace(): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Number(places[history.state?.key ?? 'default'] ?? 0);
  } catch {
    return 0;
  }
}

/** React Router scrolls once; after a reload, most pages are still too short for it. */
export function RestoreScroll() {
  const client = useQueryClient();
  useEffect(() => {
    const place = storedPlace();
    if (!(place > 0)) return;
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => ending.abort();
    // Whoever acts is not pulled back.
    for (const action of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(action, end, { passive: true, signal });
    }
    import('./followGrowth.ts').then((code) => code.followGrowth(place, client, signal)).catch(end);
    return end;
  }, [client]);
  return <ScrollRestoration storageKey={storageKey} />;
}
