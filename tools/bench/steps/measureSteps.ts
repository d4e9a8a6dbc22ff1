import { desktop, phone } from '../cold/visit.ts';
import { library } from '../library.ts';
import { type Bench, printTable, type Table } from '../table.ts';
import { journeys, toSeries, toSettings } from './journeys.ts';
import type { Device, Reaction } from './press.ts';
import type { Journey, Step } from './Step.ts';
import { takeJourney } from './takeJourney.ts';

const columns: Table<keyof Reaction>['columns'] = [
  ['ready', 'content, ms'],
  ['complete', 'with its pictures, ms'],
  ['files', 'files'],
  ['calls', 'calls'],
  ['kilobytes', 'kB'],
];

/** With seven posters the collection is still loading, but a user can already choose. */
function earlyAndLate(step: Step): readonly Journey[] {
  const journey = (when: string): Journey => ({
    name: when,
    from: 'collection',
    steps: [{ ...step, name: `${step.name}, ${when}` }],
  });
  return [{ ...journey('while loading'), earlyPosters: 7 }, journey('at rest')];
}

const mouse: Device = { viewport: desktop, hand: 'resting' };
const suddenMouse: Device = { viewport: desktop, hand: 'sudden' };
const telephone: Device = { viewport: phone, hand: 'finger' };

const tables: readonly (readonly [title: string, Device, readonly Journey[]])[] = [
  ['1440×900, the pointer has rested on what is pressed', mouse, journeys(false)],
  ['390×844, a finger', telephone, journeys(true)],
  [
    '1440×900, the pointer comes and presses',
    suddenMouse,
    [...earlyAndLate(toSettings), ...earlyAndLate(toSeries)],
  ],
  ['390×844, a finger on a card', telephone, earlyAndLate(toSeries)],
];

export async function measureSteps(bench: Bench): Promise<void> {
  for (const [title, device, taken] of tables) {
    await printTable(bench, {
      title,
      of: 'step',
      columns,
      sandbox: { ...library, pace: 'reference' },
      measurements: taken.map((journey) => ({
        name: journey.name,
        rows: journey.steps.map(({ name }) => name),
        take: (server) => takeJourney(bench.browser, server, journey, device),
      })),
    });
  }
}
