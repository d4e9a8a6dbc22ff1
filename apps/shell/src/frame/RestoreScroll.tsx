import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';

/** React Router's own: it writes the places of this tab's pages when the document is left. */
const storageKey = 'react-router-scroll-positions';

function storedPlace(): number {
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    return Number(places[key] ?? 0);
  } catch {
    return 0;
  }
}

const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Follows the page as it grows, until the screen is complete or the user does something. */
function useRestoreWhileGrowing(): void {
  const client = useQueryClient();
  useEffect(() => {
    const place = storedPlace();
    if (place <= 0) return;
    const growth = new ResizeObserver(() => {
      if (scrollY < Math.min(place, document.documentElement.scrollHeight - innerHeight)) scrollTo(0, place);
    });
    growth.observe(document.body);
    const listening = new AbortController();
    const end = () => {
      growth.disconnect();
      listening.abort();
      cancel();
    };
    const cancel = onScreenComplete(client, end);
    for (const action of actions) {
      addEventListener(action, end, { passive: true, signal: listening.signal });
    }
    return end;
  }, [client]);
}

/** React Router scrolls once; after a reload, most pages are still too short for it. */
export function RestoreScroll() {
  useRestoreWhileGrowing();
  return <ScrollRestoration storageKey={storageKey} />;
}
