import type { SandboxOptions } from '../../../apps/sandbox/src/server.ts';
import { alternately } from '../alternately.ts';
import { anySeries } from '../anySeries.ts';
import { type Build, withSandboxes } from '../builds.ts';
import { coldPlaces } from '../cold/places.ts';
import type { Figure } from '../figures.ts';
import { printHead, printRow, type Table } from '../table.ts';
import { installLighthouse } from './installLighthouse.ts';
import { type Rating, rate } from './rate.ts';

const columns: Table<keyof Rating>['columns'] = [
  ['score', 'score', 0],
  ['firstPaint', 'FCP, ms', 0],
  ['largestPaint', 'LCP, ms', 0],
  ['blocking', 'TBT, ms', 0],
  ['shift', 'CLS', 3],
  ['benchmarkIndex', 'benchmark index', 0],
];

const rated = ['login', 'dashboard', 'collection', 'series'];

export interface LighthouseOptions {
  readonly library: SandboxOptions;
  readonly runs: number;
  /** Names of pages; all unless given. */
  readonly only?: RegExp | undefined;
}

/** Prints a table of what Lighthouse says of pages, for builds side by side. It has no figures with a bar. */
export async function measureLighthouse(
  builds: readonly Build[],
  { library, runs, only }: LighthouseOptions,
): Promise<readonly Figure[]> {
  const lighthouse = await installLighthouse();
  // A slow telephone reaches a server at home through a proxy, and those compress.
  const compressing: SandboxOptions = { ...library, hosting: 'cdn' };
  await withSandboxes(builds, compressing, async (servers) => {
    const [first] = servers;
    if (!first) return;
    const table = { title: `Lighthouse ${lighthouse.version}, slow telephone`, of: 'page', columns };
    printHead(table, builds, runs);
    const places = coldPlaces(await anySeries(first)).filter(
      ({ name }) => rated.includes(name) && (only?.test(name) ?? true),
    );
    for (const place of places) {
      printRow(
        table,
        place.name,
        await alternately(servers, runs, ({ url }) => rate(lighthouse, url, place)),
      );
    }
  });
  return [];
}
