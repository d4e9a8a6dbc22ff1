import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { createSandbox, type SandboxServer } from '../apps/sandbox/src/server.ts';
import { anySeries } from '../tools/bench/anySeries.ts';
import { coldPlace } from '../tools/bench/cold/places.ts';
import { phone } from '../tools/bench/cold/visit.ts';
import { signIn } from '../tools/bench/storedSession.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { newTestContext } from '../tools/test/testDay.ts';
import { atRest, watchRequests } from './atRest.ts';

/**
 * An effect that reads the layout of an unfinished page makes its task as long as drawing the page takes. How many
 * objects are laid out that way does not depend on the machine's speed.
 */
const budgets = { dashboard: 60, collection: 240, series: 230 };

/** The lowest counts: how much is drawn at once depends on when answers arrive. */
const maxVisits = 3;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly beginData?: { readonly dirtyObjects?: number } };
}

async function traceOf(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await ended;
  return events.filter(({ ph }) => ph === 'X');
}

/** In the layout that took the most, of those inside of a script. */
function mostForced(events: readonly TraceEvent[]): number {
  const scripts = events.filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript');
  const isForced = ({ pid, tid, ts, dur }: TraceEvent): boolean =>
    scripts.some((one) => one.pid === pid && one.tid === tid && one.ts <= ts && one.ts + one.dur >= ts + dur);
  const forced = events.filter((event) => event.name === 'Layout' && isForced(event));
  return Math.max(0, ...forced.map(({ args }) => args.beginData?.dirtyObjects ?? 0));
}

async function visit(page: Page, address: string): Promise<number> {
  watchRequests(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*://shokoanime.com/*'] });
  const events = await traceOf(session, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await atRest(page);
  });
  return mostForced(events);
}

let server: SandboxServer;
test.beforeAll(async () => {
  server = createSandbox({ webui: repositoryPath('dist/webui'), series: 260, updates: 'nothing-new' });
  await server.listen(0);
});
test.afterAll(() => server.close());

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} on a phone lays out at most ${budget} objects inside of a script`, async ({ browser }) => {
    const { address } = coldPlace(name, await anySeries(server));
    let least = Number.POSITIVE_INFINITY;
    for (let visits = 0; visits < maxVisits && least > budget; visits++) {
      const context = await newTestContext(browser, { viewport: phone, hasTouch: true });
      await signIn(context, server.url);
      least = Math.min(least, await visit(await context.newPage(), `${server.url}/webui/${address}`));
      await context.close();
    }
    expect(least).toBeLessThanOrEqual(budget);
  });
}
