import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../test/chromium.ts';
import { runProcess } from '../../test/runProcess.ts';
import type { Place } from '../cold/places.ts';
import { signIn } from '../storedSession.ts';

/**
 * Weights and throttling change between versions: scores of two versions cannot be compared. Not a dependency but
 * fetched on first use: Lighthouse brings a hundred packages for one part of the bench.
 */
export const lighthouseVersion = '13.5.0';

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

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Through a page of the origin that loads nothing of the interface. Lighthouse keeps local storage. */
async function storeSession(profile: string, url: string): Promise<void> {
  const options = { executablePath: chromiumPath(), args: ['--no-sandbox'] };
  const context = await chromium.launchPersistentContext(profile, options);
  await signIn(context, url);
  await (await context.newPage()).goto(`${url}/api/v3/Init/Version`);
  await context.close();
}

async function reportOn(address: string, profile: string): Promise<Report> {
  const file = path.join(profile, 'report.json');
  const { code, output } = await runProcess(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', address],
      `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`,
      ...['--only-categories=performance', '--disable-full-page-screenshot', '--no-enable-error-reporting'],
      ...['--blocked-url-patterns=*shokoanime.com*', '--quiet', '--output=json', `--output-path=${file}`],
    ],
    { environment: { CHROME_PATH: chromiumPath() } },
  );
  if (code !== 0) throw new Error(`Lighthouse has failed.\n${output}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** Lighthouse's default slow phone, in a new browser. */
export async function rate(url: string, place: Place): Promise<Rating> {
  const profile = await mkdtemp(path.join(tmpdir(), 'hondana-lighthouse-'));
  try {
    if (place.isSignedIn) await storeSession(profile, url);
    const address = `${url}/webui/${place.address}`;
    const { finalDisplayedUrl: shown, categories, audits, environment } = await reportOn(address, profile);
    if (shown !== address) throw new Error(`${place.name} has led to ${shown}.`);
    const timeOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: 100 * categories.performance.score,
      firstPaint: timeOf('first-contentful-paint'),
      largestPaint: timeOf('largest-contentful-paint'),
      blocking: timeOf('total-blocking-time'),
      shift: timeOf('cumulative-layout-shift'),
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    await rm(profile, { recursive: true });
  }
}
