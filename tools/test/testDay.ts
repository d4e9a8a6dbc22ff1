/**
 * The day that tests live in, whatever day it is outside: imported by the configurations of vitest and Playwright, and
 * by whatever else measures the product, it sets time zone and `Date` of the process. Sandboxes that the process starts
 * begin their libraries there; pages are brought along by {@link newTestContext} or tools/vitest/setUpTestDay.ts.
 *
 * `TEST_NOW`, `TEST_TIME_ZONE` and `TEST_SEED` name others: tools/test/otherDays.ts does.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { shiftDate } from './shiftDate.ts';

/** Time zone of Node and browsers. */
export const timeZone = process.env.TEST_TIME_ZONE ?? 'UTC';

// All processes of one run have the same time: the first one sets it.
process.env.TEST_CLOCK_OFFSET ||= String(
  Date.parse(process.env.TEST_NOW ?? '2026-11-21T06:00:00Z') - Date.now(),
);

/** Milliseconds from the machine's time to the tests'. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET);

process.env.TZ = timeZone;
shiftDate(clockOffset);

/** Lets the pages of a context live in the tests' day; before any is opened. */
export async function bringToTestDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockOffset);
}

/** A browser context that lives in the tests' day. */
export async function newTestContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ timezoneId: timeZone, ...options });
  await bringToTestDay(context);
  return context;
}
