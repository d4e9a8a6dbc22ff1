import type { Browser } from 'playwright';
import { type Build, withAge, withSandboxes } from '../builds.ts';
import { coldPlace } from '../cold/places.ts';
import { desktop, phone } from '../cold/visit.ts';
import type { Figure } from '../figures.ts';
import { printTable, type Table, type TableOptions } from '../table.ts';
import { journeys, toSeries, toSettings } from './journeys.ts';
import type { Device } from './openPage.ts';
import type { Hand, Reacting } from './press.ts';
import type { Journey, Step } from './Step.ts';
import { takeEarlyStep, takeJourney } from './takeStep.ts';

const columns: Table<keyof Reacting>['columns'] = [
  ['ready', 'content, ms', 0],
  ['complete', 'with its pictures, ms', 0],
  ['files', 'files', 0],
  ['calls', 'calls', 0],
  ['kilobytes', 'kB', 0],
];

interface Group {
  readonly name: string;
  readonly device: Device;
  readonly hand: Hand;
  readonly journey: Journey;
  readonly isEarly?: boolean;
}

const mouse: Device = { viewport: desktop, hasTouch: false };
const tablet: Device = { viewport: desktop, hasTouch: true };
const telephone: Device = { viewport: phone, hasTouch: true };

function fromCollection(name: string, steps: readonly Step[]): Journey {
  return { name, from: coldPlace('collection'), steps };
}

function earlyAndLate(step: Step, device: Device, hand: Hand): readonly Group[] {
  const journey = (when: string) => fromCollection(when, [{ ...step, name: `${step.name}, ${when}` }]);
  return [
    { name: 'loading', device, hand, journey: journey('while loading'), isEarly: true },
    { name: 'loading', device, hand, journey: journey('at rest') },
  ];
}

const byFinger = fromCollection('touch', [{ ...toSeries, name: `${toSeries.name}, by touch` }]);

const tables: Readonly<Record<string, readonly Group[]>> = {
  '1440×900, pointer rested on what is pressed': [
    ...journeys(false).map(
      (journey): Group => ({ name: journey.name, device: mouse, hand: 'resting', journey }),
    ),
    { name: 'touch', device: tablet, hand: 'finger', journey: byFinger },
  ],
  '390×844, finger': journeys(true).map(
    (journey): Group => ({ name: journey.name, device: telephone, hand: 'finger', journey }),
  ),
  '1440×900, pointer that comes and presses': [
    ...earlyAndLate(toSettings, mouse, 'sudden'),
    ...earlyAndLate(toSeries, mouse, 'sudden'),
  ],
  '390×844, finger on a card': earlyAndLate(toSeries, telephone, 'finger'),
};

async function takeGroup(browser: Browser, url: string, group: Group): Promise<readonly Reacting[]> {
  const { device, hand, journey, isEarly } = group;
  if (!isEarly) return takeJourney(browser, url, journey, device, hand);
  const reactions: Reacting[] = [];
  for (const step of journey.steps) reactions.push(await takeEarlyStep(browser, url, step, device, hand));
  return reactions;
}

/** `only` is tested against names of tables with their groups: “390×844, finger: settings”. No figures have a bar. */
export async function measureSteps(
  browser: Browser,
  builds: readonly Build[],
  { library, runs, only }: TableOptions,
): Promise<readonly Figure[]> {
  await withAge(builds, (aged) =>
    withSandboxes(aged, { ...library, pace: 'reference' }, async (servers) => {
      for (const [title, groups] of Object.entries(tables)) {
        const chosen = groups.filter(({ name }) => only?.test(`${title}: ${name}`) ?? true);
        if (chosen.length === 0) continue;
        const table: Table<keyof Reacting> = {
          title: `reference pace, ${title}`,
          of: 'step',
          columns,
          measurements: chosen.map((group) => ({
            rows: group.journey.steps.map(({ name }) => name),
            take: ({ url }) => takeGroup(browser, url, group),
          })),
        };
        await printTable(table, { builds, servers, runs });
      }
    }),
  );
  return [];
}
