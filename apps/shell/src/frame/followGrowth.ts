import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import type { QueryClient } from '@tanstack/react-query';

/** React Router's own: it writes the places of this tab's pages when the document is left. */
const storageKey = 'react-router-scroll-positions';

function storedPlace(): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '')[history.state?.key ?? 'default']);
  } catch {
    return 0; // Nothing is stored, or the storage is denied.
  }
}

const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was left as soon as it is tall enough, until the screen is complete. Whoever acts, or has
 * scrolled away from `start` before this code came, is not pulled back.
 */
export function followGrowth(start: number, client: QueryClient, signal: AbortSignal): void {
  const place = storedPlace();
  if (signal.aborted || scrollY < start || !(place > 0)) return;
  const growth = new ResizeObserver(() => {
    if (scrollY < Math.min(place, document.documentElement.scrollHeight - innerHeight)) scrollTo(0, place);
  });
  const listening = new AbortController();
  const end = () => {
    growth.disconnect();
    listening.abort();
    cancel();
  };
  const cancel = onScreenComplete(client, end);
  for (const action of actions) addEventListener(action, end, { passive: true, signal: listening.signal });
  signal.addEventListener('abort', end);
  growth.observe(document.body);
}
