import type { Pace } from '../../../apps/sandbox/src/pace.ts';
import { library } from '../library.ts';
import { type Bench, printTable, type Table } from '../table.ts';
import { type Traffic, trafficOf } from './chain.ts';
import type { LoadTrace } from './loadTrace.ts';
import { placeNames, placeOn } from './places.ts';
import { type Conditions, desktop, phone, visitTwice } from './visit.ts';

interface Setting {
  readonly name: string;
  readonly pace: Pace;
  readonly conditions: Conditions;
}

const network = { latency: 40, megabits: 20 };
const settings: readonly Setting[] = [
  { name: 'no pace, 1×', pace: 'none', conditions: { viewport: desktop } },
  { name: 'no pace, 4×', pace: 'none', conditions: { slowdown: 4, viewport: desktop } },
  { name: 'reference pace, 1×', pace: 'reference', conditions: { viewport: desktop } },
  // Longer than an answer takes: what follows from one is answered, and kept, before the next visit.
  { name: 'answers after 3 s, 1×', pace: 3000, conditions: { viewport: desktop, quietTime: 4000 } },
  {
    name: 'reference pace, 20 Mbit/s + 40 ms, 1×',
    pace: 'reference',
    conditions: { viewport: desktop, network },
  },
  {
    name: 'reference pace, 20 Mbit/s + 40 ms, 4×, phone',
    pace: 'reference',
    conditions: { slowdown: 4, viewport: phone, network },
  },
];

type Measure = keyof Omit<LoadTrace, 'requests'> | keyof Traffic;

const columns: Table<Measure>['columns'] = [
  ['firstPaint', 'first paint, ms'],
  ['ready', 'ready, ms'],
  ['complete', 'complete, ms'],
  ['blocking', 'blocking, ms'],
  ['longestTask', 'longest task, ms'],
  ['shift', 'shift', 3],
  ['steps', 'steps'],
  ['files', 'files'],
  ['calls', 'calls'],
  ['pictures', 'pictures'],
];

export function coldTable(
  { browser }: Bench,
  { name, pace, conditions }: Setting,
  names: readonly string[],
): Table<Measure> {
  return {
    title: name,
    of: 'page',
    columns,
    sandbox: { ...library, pace },
    measurements: names.map((place) => ({
      name: place,
      rows: [place, `${place}, again`],
      take: async (server) => {
        const traces = await visitTwice(browser, server.url, await placeOn(server, place), conditions);
        return traces.map((trace) => ({ ...trace, ...trafficOf(trace) }));
      },
    })),
  };
}

export async function measureCold(bench: Bench): Promise<void> {
  for (const setting of settings) await printTable(bench, coldTable(bench, setting, placeNames));
}
