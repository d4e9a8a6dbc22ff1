import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { newTestContext } from '../../test/testDay.ts';
import { signIn } from '../storedSession.ts';
import { untilQuiet } from '../untilQuiet.ts';
import { type LoadTrace, traceLoad } from './loadTrace.ts';
import { lookAtScreen } from './lookAtScreen.ts';
import type { Place } from './places.ts';

export interface Conditions {
  readonly slowdown: number;
  /** Added latency in milliseconds, and megabits per second; unlimited when undefined. */
  readonly network?: { readonly latency: number; readonly megabits?: number };
  readonly viewport: { readonly width: number; readonly height: number };
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

export async function applyConditions(session: CDPSession, { slowdown, network }: Conditions): Promise<void> {
  await session.send('Network.enable');
  // News come from another site. Not blocked by a route: interception disables the cache.
  await session.send('Network.setBlockedURLs', { urls: ['*://shokoanime.com/*'] });
  if (network) await setNetwork(session, network);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openOnce(
  context: BrowserContext,
  url: string,
  place: Place,
  conditions: Conditions,
): Promise<LoadTrace> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await applyConditions(session, conditions);
  await page.goto(`${url}/webui/${place.address}`, { waitUntil: 'commit' });
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
  await untilQuiet(page);
  const coming = await page.evaluate(() => globalThis.__coming?.read());
  await page.close();
  if (!coming) throw new Error(`${place.name} has left its page.`);
  return coming;
}

export interface Visits {
  readonly cold: LoadTrace;
  /** The same page in a new tab, with the browser's cache kept. */
  readonly warm: LoadTrace;
}

async function inNewBrowser<T>(
  browser: Browser,
  url: string,
  place: Place,
  conditions: Conditions,
  work: (open: () => Promise<LoadTrace>, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await newTestContext(browser, { viewport: conditions.viewport });
  try {
    await context.addInitScript(lookAtScreen);
    await context.addInitScript(traceLoad, { content: place.content, least: place.least });
    if (place.isSignedIn) await signIn(context, url);
    return await work(() => openOnce(context, url, place, conditions), context);
  } finally {
    await context.close();
  }
}

export function visit(browser: Browser, url: string, place: Place, conditions: Conditions): Promise<Visits> {
  return inNewBrowser(browser, url, place, conditions, async (open) => ({
    cold: await open(),
    warm: await open(),
  }));
}

export function visitOnce(
  browser: Browser,
  url: string,
  place: Place,
  conditions: Conditions,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<LoadTrace> {
  return inNewBrowser(browser, url, place, conditions, async (open, context) => {
    await prepare(context);
    return open();
  });
}
