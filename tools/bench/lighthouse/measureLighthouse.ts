import type { SandboxOptions } from '../../../apps/sandbox/src/server.ts';
import { type Build, withSandboxes } from '../builds.ts';
import { benchPlaces } from '../cold/places.ts';
import type { Figure } from '../figures.ts';
import { printTable, type Table, type TableOptions } from '../table.ts';
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

/** Prints a table; no figures have a bar. */
export async function measureLighthouse(
  builds: readonly Build[],
  { library, runs, only }: TableOptions,
): Promise<readonly Figure[]> {
  const lighthouse = await installLighthouse();
  // A slow telephone reaches a server at home through a proxy, and those compress.
  const compressing: SandboxOptions = { ...library, hosting: 'cdn' };
  await withSandboxes(builds, compressing, async (servers) => {
    const places = (await benchPlaces(servers)).filter(
      ({ name }) => rated.includes(name) && (only?.test(name) ?? true),
    );
    const table: Table<keyof Rating> = {
      title: `Lighthouse ${lighthouse.version}, slow telephone, compressed`,
      of: 'page',
      columns,
      measurements: places.map((place) => ({
        rows: [place.name],
        take: async ({ url }) => [await rate(lighthouse, url, place)],
      })),
    };
    await printTable(table, { builds, servers, runs });
  });
  return [];
}
