import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import type { QueryClient } from '@tanstack/react-query';

const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the place as soon as the page is tall enough for it, until the screen is complete. Whoever acts, or has
 * scrolled away from `start` before this code came, is not pulled back.
 */
export function followGrowth(place: number, start: number, client: QueryClient, signal: AbortSignal): void {
  if (signal.aborted || scrollY < start) return;
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
