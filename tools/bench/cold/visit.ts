import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { newTestContext } from '../../test/testDay.ts';
import { signIn } from '../storedSession.ts';
import { untilQuiet } from '../untilQuiet.ts';
import { type LoadTrace, traceLoad } from './loadTrace.ts';
import { lookAtScreen } from './lookAtScreen.ts';
import type { Place } from './places.ts';

export interface Conditions {
  readonly slowdown?: number;
  /** Added latency in milliseconds, and megabits per second; unlimited when undefined. */
  readonly network?: { readonly latency: number; readonly megabits?: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  /** Milliseconds without a request after which a visit ends; 500 by default. */
  readonly quietTime?: number;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** In milliseconds. */
const timeLimit = 60_000;

async function setNetwork(
  session: CDPSession,
  { latency, megabits }: NonNullable<Conditions['network']>,
): Promise<void> {
  const throughput = megabits === undefined ? -1 : (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function inNewContext<T>(
  browser: Browser,
  url: string,
  { isSignedIn }: Place,
  { viewport, hasTouch = false }: Conditions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await newTestContext(browser, { viewport, hasTouch });
  try {
    await context.addInitScript(lookAtScreen);
    if (isSignedIn) await signIn(context, url);
    return await work(context);
  } finally {
    await context.close();
  }
}

async function open(
  context: BrowserContext,
  url: string,
  { address }: Place,
  { slowdown = 1, network }: Conditions,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // News come from another site. Not blocked by a route: interception disables the cache.
  await session.send('Network.setBlockedURLs', { urls: ['*://shokoanime.com/*'] });
  if (network) await setNetwork(session, network);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/webui/${address}`, { waitUntil: 'commit' });
  return { page, session };
}

/** The page may still be loading; it is closed after the work. */
export function inNewPage<T>(
  browser: Browser,
  url: string,
  place: Place,
  conditions: Conditions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  return inNewContext(browser, url, place, conditions, async (context) =>
    work((await open(context, url, place, conditions)).page),
  );
}

async function trace(
  context: BrowserContext,
  url: string,
  place: Place,
  conditions: Conditions,
): Promise<LoadTrace> {
  const { page, session } = await open(context, url, place, conditions);
  try {
    await page.waitForFunction(() => globalThis.__coming?.marks.complete !== undefined, undefined, {
      polling: 250,
      timeout: timeLimit,
    });
  } catch (error) {
    throw new Error(`${place.name} was not complete within ${timeLimit / 1000} s at ${page.url()}.`, {
      cause: error,
    });
  }
  // What is prefetched from here on isn't counted, and need not be slow.
  if (conditions.network) await setNetwork(session, { latency: 0 });
  await untilQuiet(page, conditions.quietTime);
  const coming = await page.evaluate(() => globalThis.__coming?.read());
  await page.close();
  if (!coming) throw new Error(`${place.name} has left its page.`);
  return coming;
}

export function visitOnce(
  browser: Browser,
  url: string,
  place: Place,
  conditions: Conditions,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<LoadTrace> {
  return inNewContext(browser, url, place, conditions, async (context) => {
    await context.addInitScript(traceLoad, place);
    await prepare(context);
    return trace(context, url, place, conditions);
  });
}

/** The second time in a new tab, with the browser's cache kept. */
export function visitTwice(
  browser: Browser,
  url: string,
  place: Place,
  conditions: Conditions,
): Promise<readonly LoadTrace[]> {
  return inNewContext(browser, url, place, conditions, async (context) => {
    await context.addInitScript(traceLoad, place);
    const first = await trace(context, url, place, conditions);
    return [first, await trace(context, url, place, conditions)];
  });
}
