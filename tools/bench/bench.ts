/** Measures what docs/performance.md reports. Times depend on the machine, so nothing here can fail. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { chromiumPath } from '../test/chromium.ts';
import type { Build } from './builds.ts';
import { measureCold } from './cold/measureCold.ts';
import { type Deployments, makeDeployments } from './deployments.ts';
import { measureFederation } from './federation.ts';
import { type Figure, figure } from './figures.ts';
import { jumpAround } from './jumpAround.ts';
import { jumpToEnd } from './jumpToEnd.ts';
import { measureLighthouse } from './lighthouse/measureLighthouse.ts';
import { openCollection, openSignedIn } from './openCollection.ts';
import { measureDashboard } from './openDashboard.ts';
import { measureLinking } from './openLinking.ts';
import { measurePublishing } from './publishChange.ts';
import { goToCollection, openSeries, searchFor } from './reactions.ts';
import { scrollEpisodes, seriesToScroll } from './scrollEpisodes.ts';
import { measureFiles } from './scrollFiles.ts';
import { startSandbox } from './startSandbox.ts';
import { measureSteps } from './steps/measureSteps.ts';
import type { TableOptions } from './table.ts';
import { turnWheel } from './turnWheel.ts';
import { untilQuiet } from './untilQuiet.ts';

/** About 1,500 groups. */
const library: SandboxOptions = { series: 2600 };
const largeLibrary: SandboxOptions = { series: 300, posterOnlyGroups: 99_900 };

const { values: options, positionals: requestedParts } = parseArgs({
  options: {
    /** For `cold`, `steps` and `lighthouse`: another checkout's `dist/webui` to compare with, measured in turns. */
    against: { type: 'string' },
    /** For the same: a pattern for the names of tables, groups of steps or pages. */
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const builtBefore =
  options.against === undefined ? [] : [{ name: 'before', webui: path.resolve(options.against) }];
const runs = Number(options.runs);
const only = options.only === undefined ? undefined : new RegExp(options.only);
const withLooseFiles: TableOptions = { library: { ...library, looseFiles: 500 }, runs, only };

interface Bench {
  readonly browser: Browser;
  readonly deployments: Deployments;
}

async function repeat<T>(
  { browser, deployments }: Bench,
  options: SandboxOptions,
  times: number,
  measure: (page: Page) => Promise<T>,
): Promise<T[]> {
  const server = await startSandbox({ ...options, webui: deployments.federated });
  try {
    const results: T[] = [];
    for (let run = 0; run < times; run++) {
      const page = await openCollection(browser, server.url);
      results.push(await measure(page));
      await page.context().close();
    }
    return results;
  } finally {
    await server.close();
  }
}

async function measureJump(bench: Bench): Promise<Figure[]> {
  const jumps = await repeat(bench, { ...library, pace: 'reference' }, runs, jumpToEnd);
  const requests = jumps.map((jump) => jump.requests);
  const times = jumps.map((jump) => jump.time);
  return [
    figure('list requests when jumping to the end', requests, '', 3),
    figure('last card after the jump', times, 'ms', 600),
  ];
}

async function measureScale(bench: Bench): Promise<Figure[]> {
  const [weight] = await repeat(bench, largeLibrary, 1, (page) => jumpAround(page, 400));
  if (!weight) return [];
  return [
    figure('100,000 groups: elements in the page', [weight.elements], '', 1500),
    figure('100,000 groups: heap grown after 400 jumps', [weight.grown], 'MB', 30),
  ];
}

async function measureWheel(bench: Bench, pace: 'none' | 'reference', most: number): Promise<Figure[]> {
  const rides = await repeat(bench, { ...library, pace }, runs, turnWheel);
  const of = (key: keyof (typeof rides)[number]) => rides.map((ride) => ride[key]);
  const title = pace === 'none' ? 'wheel at 0 ms' : 'wheel at the reference’s pace';
  return [
    figure(`${title}: frames with a placeholder`, of('withPlaceholder'), '%', most),
    figure(`${title}: frames with a picture on its way`, of('withPendingPicture'), '%'),
    figure(`${title}: frames over 50 ms`, of('longFrames'), '', 10),
  ];
}

async function measureReactions(bench: Bench): Promise<Figure[]> {
  const times = await repeat(bench, { ...library, pace: 'reference' }, runs, async (page) => ({
    search: await searchFor(page, 'hoshi'),
    series: await openSeries(page),
  }));
  return [
    figure(
      'search: last letter to results',
      times.map(({ search }) => search),
      'ms',
      300,
    ),
    figure(
      'press on a card that was pointed at to a complete series page',
      times.map(({ series }) => series),
      'ms',
      139,
    ),
  ];
}

async function measureWayFromDashboard({ browser, deployments }: Bench): Promise<Figure[]> {
  const server = await startSandbox({ ...library, pace: 'reference', webui: deployments.federated });
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      const page = await openSignedIn(browser, server.url);
      await page.goto(`${server.url}/webui/dashboard`);
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      await untilQuiet(page);
      times.push(await goToCollection(page));
      await page.context().close();
    }
  } finally {
    await server.close();
  }
  return [figure('press on Collection, from the dashboard, to the first cards', times, 'ms', 350)];
}

function builds({ deployments }: Bench): readonly Build[] {
  return [...builtBefore, { name: 'now', webui: deployments.federated }];
}

async function measureEpisodes({ browser, deployments }: Bench): Promise<Figure[]> {
  const server = await startSandbox({ series: 300, pace: 'reference', webui: deployments.federated });
  const rides: Record<'long' | 'short', Awaited<ReturnType<typeof scrollEpisodes>>[]> = {
    long: [],
    short: [],
  };
  try {
    for (let run = 0; run < runs; run++) {
      const page = await openCollection(browser, server.url);
      const [long, short] = await seriesToScroll(page, server.url);
      rides.short.push(await scrollEpisodes(page, short));
      rides.long.push(await scrollEpisodes(page, long));
      await page.context().close();
    }
  } finally {
    await server.close();
  }
  return (['long', 'short'] as const).flatMap((kind) => {
    const title = kind === 'long' ? 'over 1,000 episodes' : '12 episodes';
    const of = (key: keyof (typeof rides)['long'][number]) => rides[kind].map((ride) => ride[key]);
    return [
      figure(`${title}: elements in the page`, of('elements'), ''),
      figure(`${title}: tasks over 50 ms`, of('longTasks'), ''),
      figure(`${title}: longest of them`, of('longest'), 'ms'),
      figure(`${title}: frames over 50 ms`, of('longFrames'), ''),
    ];
  });
}

function report(figures: readonly Figure[]): void {
  for (const { name, value, bar, isKept } of figures) {
    const mark = isKept === undefined ? '·' : isKept ? '✓' : '✗';
    console.log(`${mark} ${name}: ${value}${bar === undefined ? '' : ` (${bar})`}`);
  }
}

const parts = {
  publish: ({ browser, deployments }: Bench) => measurePublishing(browser, deployments.federated, runs),
  federation: ({ browser, deployments }: Bench) => measureFederation(browser, deployments, library, runs),
  jump: measureJump,
  scale: measureScale,
  wheel: async (bench: Bench) => [
    ...(await measureWheel(bench, 'none', 15)),
    ...(await measureWheel(bench, 'reference', 40)),
  ],
  reactions: measureReactions,
  ways: measureWayFromDashboard,
  episodes: measureEpisodes,
  files: ({ browser, deployments }: Bench) => measureFiles(browser, deployments.federated, runs),
  dashboard: ({ browser, deployments }: Bench) =>
    measureDashboard(browser, deployments.federated, library, runs),
  linking: ({ browser, deployments }: Bench) => measureLinking(browser, deployments.federated, runs),
  cold: (bench: Bench) => measureCold(bench.browser, builds(bench), withLooseFiles),
  steps: (bench: Bench) => measureSteps(bench.browser, builds(bench), withLooseFiles),
  lighthouse: (bench: Bench) => measureLighthouse(builds(bench), { library, runs, only }),
};

type Part = keyof typeof parts;

function isPart(name: string): name is Part {
  return name in parts;
}

const unknown = requestedParts.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`Parts are ${Object.keys(parts).join(', ')}; there is no ${unknown.join(', ')}.`);
  process.exit(1);
}
const chosen = requestedParts.length > 0 ? requestedParts.filter(isPart) : Object.keys(parts).filter(isPart);

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  console.log(`${machine}, Chromium ${browser.version()}, Node ${process.version}; medians of ${runs} runs.`);
  const bench: Bench = { browser, deployments: await makeDeployments() };
  for (const name of chosen) {
    console.log(`\n${name} (load ${loadavg()[0]?.toFixed(1)})`);
    report(await parts[name](bench));
  }
} finally {
  await browser.close();
}
