import { chromium } from 'playwright';
import { chromiumPath } from '../../test/chromium.ts';
import type { Place } from '../cold/places.ts';
import { keptSession, sessionName } from '../keptSession.ts';
import type { Lighthouse } from './installLighthouse.ts';

/** What Lighthouse says of a page on a slow telephone. */
export interface Rating {
  /** Of a hundred. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** How fast Lighthouse finds this machine: its simulated telephone is a fixed share of it. */
  readonly benchmarkIndex: number;
}

/** Keeps a session in the browser at a port, by an address of the server that brings nothing of the interface. */
async function keepSession(port: number, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  const page = await context.newPage();
  await page.goto(`${url}/api/v3/Init/Version`);
  const kept: readonly [string, string] = [sessionName, await keptSession(url)];
  await page.evaluate(([name, session]) => localStorage.setItem(name, session), kept);
  await page.close();
  // Only the connection: Lighthouse has the browser for itself.
  await browser.close();
}

function valueAt(report: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    report,
  );
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  const value = valueAt(report, path);
  if (typeof value === 'number') return value;
  throw new Error(`Lighthouse reports no ${path.join('.')}: ${valueAt(report, ['runtimeError', 'message'])}`);
}

/**
 * Lighthouse's default, the slow telephone, in a browser that has never seen the interface. Of what the origin keeps,
 * Lighthouse leaves the local storage, and with it the session.
 */
export async function rate({ run, launch }: Lighthouse, url: string, place: Place): Promise<Rating> {
  const chromeFlags = ['--headless=new', '--no-sandbox'];
  const { port, kill } = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    if (place.isSignedIn) await keepSession(port, url);
    const address = `${url}/webui/${place.address}`;
    const result = await run(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      blockedUrlPatterns: ['*shokoanime.com*'],
      disableFullPageScreenshot: true,
    });
    const report = result?.lhr;
    const shown = valueAt(report, ['finalDisplayedUrl']);
    if (shown !== address) throw new Error(`${place.name} has led to ${shown}.`);
    const timeOf = (audit: string): number => numberAt(report, 'audits', audit, 'numericValue');
    return {
      score: 100 * numberAt(report, 'categories', 'performance', 'score'),
      firstPaint: timeOf('first-contentful-paint'),
      largestPaint: timeOf('largest-contentful-paint'),
      blocking: timeOf('total-blocking-time'),
      shift: timeOf('cumulative-layout-shift'),
      benchmarkIndex: numberAt(report, 'environment', 'benchmarkIndex'),
    };
  } finally {
    kill();
  }
}
