import type { BrowserContext } from '@playwright/test';
import type { Content } from '../tools/bench/cold/lookAtScreen.ts';

/**
 * However slow the machine, prefetching must not begin before the bench has seen the complete screen: each change is
 * checked at once instead of in the next frame, and time hardly passes.
 */
export async function completeAtOnce(context: BrowserContext, { content, least }: Content): Promise<void> {
  await context.addInitScript(
    (expected) => {
      const now = performance.now.bind(performance);
      const later = globalThis.setTimeout;
      performance.now = () => now() / 100;
      Object.assign(globalThis, {
        setTimeout: (run: TimerHandler, after = 0) => later(run, after < 1000 ? after : after * 100),
      });
      const marks = globalThis.__coming?.marks;
      if (!marks) throw new Error('The bench does not watch this page.');
      for (const name of ['ready', 'complete'] as const) {
        let at: number | undefined;
        Object.defineProperty(marks, name, {
          get: () => at,
          set: () => {
            at ??= now();
          },
        });
      }
      const look = (): void => {
        if (globalThis.__screen?.look(expected) !== 'complete') return;
        marks.complete = now();
        changes.disconnect();
        removeEventListener('load', look, true);
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      addEventListener('load', look, true);
    },
    { content, least },
  );
}
