import type { Page } from './fixtures.ts';

/** Longer than the watch's interval. */
export const minute = 60_000;

/** Watching starts at once instead of after ten seconds, and checks the clock many times a second. */
export async function watchAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: later, setInterval: often } = globalThis;
    const soon = (after?: number): number | undefined => (after === 10_000 ? 500 : after);
    const look = (run: TimerHandler) => () => {
      if (typeof run === 'function') run();
      globalThis.looks = (globalThis.looks ?? 0) + 1;
    };
    Object.assign(globalThis, {
      setTimeout: (run: TimerHandler, after?: number) => later(run, soon(after)),
      setInterval: (run: TimerHandler, every?: number) =>
        every === 15_000 ? often(look(run), 200) : often(run, every),
    });
  });
}

declare global {
  var looks: number | undefined;
}

export async function advanceClock(page: Page, time: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const { now } = Date;
    Date.now = () => now() + milliseconds;
  }, time);
}

/** The watching is lazy-loaded. */
export async function untilWatching(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.looks !== undefined);
}

/** Two checks later, the effects of the first are done. */
export async function untilClockChecked(page: Page): Promise<void> {
  const before = await page.evaluate(() => globalThis.looks ?? 0);
  await page.waitForFunction((looks) => (globalThis.looks ?? 0) >= looks + 2, before);
}
