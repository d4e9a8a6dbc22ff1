import { cp, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { SandboxOptions } from '../../../apps/sandbox/src/server.ts';
import { type Figure, median } from '../figures.ts';
import { type RunningSandbox, startSandbox } from '../startSandbox.ts';
import { anySeries } from './anySeries.ts';
import { type Traffic, trafficOf } from './chain.ts';
import { coldPlaces, type Place } from './places.ts';
import { type Conditions, desktop, phone, visit } from './visit.ts';
import type { Coming } from './watchComing.ts';

/** A built interface, and what it is called in the tables. */
export interface Build {
  readonly name: string;
  readonly webui: string;
}

interface Setting {
  readonly name: string;
  readonly pace: 'none' | 'reference';
  readonly conditions: Conditions;
}

const settings: readonly Setting[] = [
  { name: 'no pace, 1×', pace: 'none', conditions: { slowdown: 1, viewport: desktop } },
  { name: 'no pace, 4×', pace: 'none', conditions: { slowdown: 4, viewport: desktop } },
  { name: 'reference pace, 1×', pace: 'reference', conditions: { slowdown: 1, viewport: desktop } },
  {
    name: 'reference pace, 20 Mbit/s + 40 ms, 1×',
    pace: 'reference',
    conditions: { slowdown: 1, viewport: desktop, network: { latency: 40, megabits: 20 } },
  },
  {
    name: 'reference pace, 20 Mbit/s + 40 ms, 4×, phone',
    pace: 'reference',
    conditions: { slowdown: 4, viewport: phone, network: { latency: 40, megabits: 20 } },
  },
];

type Measure = keyof Omit<Coming, 'requests'> | keyof Traffic;

const columns: readonly (readonly [Measure, string, number])[] = [
  ['firstPaint', 'first paint, ms', 0],
  ['ready', 'ready, ms', 0],
  ['complete', 'complete, ms', 0],
  ['blocking', 'blocking, ms', 0],
  ['longestTask', 'longest task, ms', 0],
  ['shift', 'shift', 3],
  ['steps', 'steps', 0],
  ['files', 'files', 0],
  ['calls', 'calls', 0],
  ['pictures', 'pictures', 0],
];

function medians(comings: readonly Coming[]): Record<Measure, number> {
  const all = comings.map((coming) => ({ ...coming, ...trafficOf(coming) }));
  return Object.fromEntries(
    [...columns.map(([key]) => key), 'bytes' as const].map((key) => [
      key,
      median(all.map((one) => one[key])),
    ]),
  ) as Record<Measure, number>;
}

/** A copy of a build as if it had been installed a month ago: browsers reuse a file for a tenth of its age. */
async function withAge(webui: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-aged-'));
  await cp(webui, folder, { recursive: true });
  const then = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const name of await readdir(folder, { recursive: true }))
    await utimes(path.join(folder, name), then, then);
  return folder;
}

type Samples = Record<'cold' | 'warm', Coming[]>;

async function measurePlace(
  browser: Browser,
  servers: readonly RunningSandbox[],
  { place, conditions, runs }: { place: Place; conditions: Conditions; runs: number },
): Promise<Samples[]> {
  const samples = servers.map((): Samples => ({ cold: [], warm: [] }));
  // The builds take turns, so that whatever else the machine does is shared. The first turn makes pictures and warms
  // the server, and is not counted.
  for (let run = -1; run < runs; run++) {
    for (const [index, server] of servers.entries()) {
      const { cold, warm } = await visit(browser, server.url, place, conditions);
      if (run < 0) continue;
      samples[index]?.cold.push(cold);
      samples[index]?.warm.push(warm);
    }
  }
  return samples;
}

function row(title: string, values: readonly Record<Measure, number>[]): string {
  const cells = columns.map(([key, , digits]) => {
    const texts = values.map((one) => one[key].toFixed(digits));
    const [before, after] = values.map((one) => one[key]);
    const share = before && after !== undefined && digits === 0 ? ` (${(after / before).toFixed(2)})` : '';
    return texts.join(' → ') + share;
  });
  return `| ${[title, ...cells].join(' | ')} |`;
}

export interface ColdOptions {
  readonly library: SandboxOptions;
  readonly runs: number;
  /** Names of settings; all unless given. */
  readonly only?: RegExp | undefined;
}

/** Prints one table. */
async function measureSetting(
  browser: Browser,
  builds: readonly Build[],
  { name, pace, conditions }: Setting,
  { library, runs }: ColdOptions,
): Promise<void> {
  const servers: RunningSandbox[] = [];
  try {
    for (const { webui } of builds) servers.push(await startSandbox({ ...library, pace, webui }));
    const [first] = servers;
    if (!first) return;
    console.log(`\n### ${name}: ${builds.map((build) => build.name).join(' → ')}, medians of ${runs}\n`);
    console.log(`| page | ${columns.map(([, title]) => title).join(' | ')} |`);
    console.log(`|---${'|---'.repeat(columns.length)}|`);
    for (const place of coldPlaces(await anySeries(first.url))) {
      const samples = await measurePlace(browser, servers, { place, conditions, runs });
      for (const kind of ['cold', 'warm'] as const) {
        const values = samples.map((of) => medians(of[kind]));
        console.log(row(kind === 'cold' ? place.name : `${place.name}, again`, values));
      }
    }
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Prints tables of how pages come, cold and again, for builds side by side. It has no figures with a bar. */
export async function measureCold(
  browser: Browser,
  builds: readonly Build[],
  options: ColdOptions,
): Promise<readonly Figure[]> {
  const aged: Build[] = [];
  try {
    for (const { name, webui } of builds) aged.push({ name, webui: await withAge(webui) });
    for (const setting of settings) {
      if (options.only?.test(setting.name) ?? true) await measureSetting(browser, aged, setting, options);
    }
  } finally {
    for (const { webui } of aged) await rm(webui, { recursive: true });
  }
  return [];
}
