/**
 * Sets the date and time zone of tests, overridden by `TEST_NOW`, `TEST_TIME_ZONE` and `TEST_SEED`. Importing this sets
 * them for the process and its sandboxes; for pages use {@link newTestContext} or tools/vitest/setUpTestDay.ts.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { shiftDate } from './shiftDate.ts';

export const timeZone = process.env.TEST_TIME_ZONE ?? 'UTC';

// All processes of a run share one time: the first one sets it.
process.env.TEST_CLOCK_OFFSET ||= String(
  Date.parse(process.env.TEST_NOW ?? '2026-11-21T06:00:00Z') - Date.now(),
);

/** Milliseconds from the machine's time to the tests'. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET);

process.env.TZ = timeZone;
shiftDate(clockOffset);

/** Call before the context opens a page. */
export async function bringToTestDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockOffset);
}

export async function newTestContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ timezoneId: timeZone, ...options });
  await bringToTestDay(context);
  return context;
}
