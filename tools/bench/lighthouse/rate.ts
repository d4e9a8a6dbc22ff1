import { chromium } from 'playwright';
import { chromiumPath } from '../../test/chromium.ts';
import type { Place } from '../cold/places.ts';
import { sessionName, storedSession } from '../storedSession.ts';
import type { Lighthouse } from './installLighthouse.ts';

export interface Rating {
  /** Of 100. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Lighthouse's speed of this machine: its simulated phone is a fixed share of it. */
  readonly benchmarkIndex: number;
}

/** Stores a session through a page of the origin that loads nothing of the interface. */
async function keepSession(port: number, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  const page = await context.newPage();
  await page.goto(`${url}/api/v3/Init/Version`);
  const entry: readonly [string, string] = [sessionName, await storedSession(url)];
  await page.evaluate(([name, session]) => localStorage.setItem(name, session), entry);
  await page.close();
  // Only disconnects: Lighthouse has the browser to itself.
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

/** Lighthouse's default slow phone, in a new browser. Lighthouse keeps local storage, and with it the session. */
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
