import { placeOn } from '../cold/places.ts';
import { library } from '../library.ts';
import { type Bench, printTable } from '../table.ts';
import { lighthouseVersion, rate } from './rate.ts';

export function measureLighthouse(bench: Bench): Promise<void> {
  return printTable(bench, {
    title: `Lighthouse ${lighthouseVersion}, slow telephone, compressed`,
    of: 'page',
    columns: [
      ['score', 'score'],
      ['firstPaint', 'FCP, ms'],
      ['largestPaint', 'LCP, ms'],
      ['blocking', 'TBT, ms'],
      ['shift', 'CLS', 3],
      ['benchmarkIndex', 'benchmark index'],
    ],
    // A slow telephone reaches a server at home through a proxy, and those compress.
    sandbox: { ...library, hosting: 'cdn' },
    measurements: ['login', 'dashboard', 'collection', 'series'].map((name) => ({
      name,
      take: async (server) => [await rate(server.url, await placeOn(server, name))],
    })),
  });
}
