import type { Page } from './fixtures.ts';

/** More than the time from one look to the next. */
export const minute = 60_000;

/** Has a page begin to watch at once instead of in ten seconds, and look at the clock many times a second. */
export async function hurry(page: Page): Promise<void> {
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
  /** How often the page that hurries has looked at the clock. */
  var looks: number | undefined;
}

/** Puts the page's clock forward. */
export async function pass(page: Page, time: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const { now } = Date;
    Date.now = () => now() + milliseconds;
  }, time);
}

/** The watching begins a while after the page, with a file of its own. */
export async function untilWatching(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.looks !== undefined);
}

/** Until the page has looked at the clock again, and has done at once what it does then. */
export async function untilLooked(page: Page): Promise<void> {
  const before = await page.evaluate(() => globalThis.looks ?? 0);
  await page.waitForFunction((looks) => (globalThis.looks ?? 0) >= looks + 2, before);
}
