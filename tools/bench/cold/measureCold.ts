import type { Browser } from 'playwright';
import { type Build, withAge, withSandboxes } from '../builds.ts';
import type { Figure } from '../figures.ts';
import { printTable, type Table, type TableOptions } from '../table.ts';
import { type Traffic, trafficOf } from './chain.ts';
import type { LoadTrace } from './loadTrace.ts';
import { benchPlaces } from './places.ts';
import { type Conditions, desktop, phone, visit } from './visit.ts';

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

type Measure = keyof Omit<LoadTrace, 'requests'> | keyof Traffic;

const columns: Table<Measure>['columns'] = [
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

const measured = (coming: LoadTrace): Record<Measure, number> => ({ ...coming, ...trafficOf(coming) });

async function measureSetting(
  browser: Browser,
  builds: readonly Build[],
  { name, pace, conditions }: Setting,
  { library, runs }: TableOptions,
): Promise<void> {
  await withSandboxes(builds, { ...library, pace }, async (servers) => {
    const places = await benchPlaces(servers);
    const table: Table<Measure> = {
      title: name,
      of: 'page',
      columns,
      measurements: places.map((place) => ({
        rows: [place.name, `${place.name}, again`],
        take: async ({ url }) => {
          const { cold, warm } = await visit(browser, url, place, conditions);
          return [measured(cold), measured(warm)];
        },
      })),
    };
    await printTable(table, { builds, servers, runs });
  });
}

/** Prints tables; no figures have a bar. */
export async function measureCold(
  browser: Browser,
  builds: readonly Build[],
  options: TableOptions,
): Promise<readonly Figure[]> {
  await withAge(builds, async (aged) => {
    for (const setting of settings) {
      if (options.only?.test(setting.name) ?? true) await measureSetting(browser, aged, setting, options);
    }
  });
  return [];
}
