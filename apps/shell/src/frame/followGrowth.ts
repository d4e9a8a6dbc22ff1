import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import type { QueryClient } from '@tanstack/react-query';

/** Scrolls to the place as soon as the page is tall enough for it, until the screen is complete. */
export function followGrowth(place: number, client: QueryClient, signal: AbortSignal): void {
  if (signal.aborted) return;
  const growth = new ResizeObserver(() => {
    if (scrollY < Math.min(place, document.documentElement.scrollHeight - innerHeight)) scrollTo(0, place);
  });
  const end = () => growth.disconnect();
  const cancel = onScreenComplete(client, end);
  signal.addEventListener('abort', () => {
    end();
    cancel();
  });
  growth.observe(document.body);
}
