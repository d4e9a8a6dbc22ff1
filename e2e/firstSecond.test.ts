/** What a page costs until it is complete, in counts: they are the same on any machine. */

import { expect, test } from '@playwright/test';
import { createSandbox, type SandboxServer } from '../apps/sandbox/src/server.ts';
import { anySeries } from '../tools/bench/anySeries.ts';
import { callsOf, trafficOf } from '../tools/bench/cold/chain.ts';
import { coldPlace } from '../tools/bench/cold/places.ts';
import { desktop, phone, visitOnce } from '../tools/bench/cold/visit.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { completeAtOnce } from './completeAtOnce.ts';

/** Every answer takes so long, in milliseconds, that what follows from what is plain to see. */
const latency = 400;

/** What a page asks for it asks for each time; what only a busy machine puts before its end, or in a row, it does not. */
const mostVisits = 3;

interface Budget {
  /** Requests in a row. */
  readonly steps: number;
  readonly files: number;
  readonly calls: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

const kinds = ['steps', 'files', 'calls', 'shift'] as const;

/** Among the files is what an installation may have added, which is asked for beside the registry. */
const budgets: Readonly<Record<string, Budget>> = {
  login: { steps: 3, files: 7, calls: 2, shift: 0.02 },
  // The rows beyond the view may begin before the view is complete: a step and two calls more.
  collection: { steps: 5, files: 10, calls: 8, shift: 0.02 },
  dashboard: { steps: 5, files: 13, calls: 8, shift: 0.02 },
  // What persons are linked by is fetched once the network is free, on a busy machine before the last answer is drawn.
  series: { steps: 5, files: 15, calls: 14, shift: 0.02 },
};

let server: SandboxServer;
let seriesId: number;
test.beforeAll(async () => {
  server = createSandbox({ webui: repositoryPath('dist/webui'), series: 260, updates: 'nothing-new' });
  await server.listen(0);
  seriesId = await anySeries(server);
});
test.afterAll(() => server.close());

for (const [name, budget] of Object.entries(budgets)) {
  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    // The budgets are the same on a phone; the page with the most on it is opened there each time.
    const tag = size === 'phone' && name !== 'series' ? '@sweep' : [];
    test(`${name} on a ${size}: requests in a row, files, calls and shift`, { tag }, async ({ browser }) => {
      const place = coldPlace(name, seriesId);
      const conditions = { slowdown: 1, viewport, network: { latency } };
      const isKept = (cost: Budget) => kinds.every((kind) => cost[kind] <= budget[kind]);
      let least: Budget | undefined;
      let leastCalls: readonly string[] = [];
      for (let visits = 0; visits < mostVisits && !(least && isKept(least)); visits++) {
        const coming = await visitOnce(browser, server.url, place, conditions, (context) =>
          completeAtOnce(context, place),
        );
        const cost: Budget = { ...trafficOf(coming), shift: coming.shift };
        expect(cost.files, 'the page and its scripts').toBeGreaterThan(3);
        const before = least ?? cost;
        if (!least || cost.calls < least.calls) leastCalls = callsOf(coming);
        least = {
          steps: Math.min(before.steps, cost.steps),
          files: Math.min(before.files, cost.files),
          calls: Math.min(before.calls, cost.calls),
          shift: Math.min(before.shift, cost.shift),
        };
      }
      for (const kind of kinds) {
        const message = kind === 'calls' ? `calls: ${leastCalls.join(', ')}` : kind;
        expect.soft(least?.[kind], message).toBeLessThanOrEqual(budget[kind]);
      }
    });
  }
}
