import { expect, test } from '@playwright/test';
import { createSandbox, type SandboxServer } from '../apps/sandbox/src/server.ts';
import { anySeries } from '../tools/bench/anySeries.ts';
import { callsOf, trafficOf } from '../tools/bench/cold/chain.ts';
import { coldPlace } from '../tools/bench/cold/places.ts';
import { desktop, phone, visitOnce } from '../tools/bench/cold/visit.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { completeAtOnce } from './completeAtOnce.ts';

/** In milliseconds, per response: long enough to separate requests that depend on each other. */
const latency = 400;

/** The lowest of several visits counts: a busy machine adds requests, but the page's own come each time. */
const maxVisits = 3;

interface Budget {
  readonly steps: number;
  readonly files: number;
  readonly calls: number;
  readonly shift: number;
}

const kinds = ['steps', 'files', 'calls', 'shift'] as const;

/** Includes the registry of additions. */
const budgets: Readonly<Record<string, Budget>> = {
  login: { steps: 3, files: 7, calls: 2, shift: 0.02 },
  // Rows below the fold may begin before the view is complete: one more step and two calls.
  collection: { steps: 5, files: 10, calls: 8, shift: 0.02 },
  dashboard: { steps: 5, files: 13, calls: 8, shift: 0.02 },
  series: { steps: 5, files: 15, calls: 12, shift: 0.02 },
};

/** Where less is in view. */
const phoneCalls: Readonly<Record<string, number>> = { series: 9 };

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
    // Most budgets are the same on a phone, so only the fullest page always runs there.
    const tag = size === 'phone' && name !== 'series' ? '@sweep' : [];
    test(`${name} on a ${size} keeps its budget of sequential requests, files, calls and shift`, {
      tag,
    }, async ({ browser }) => {
      const place = coldPlace(name, seriesId);
      const calls = (size === 'phone' && phoneCalls[name]) || budget.calls;
      const limits: Budget = { ...budget, calls };
      const conditions = { slowdown: 1, viewport, network: { latency } };
      const isKept = (cost: Budget) => kinds.every((kind) => cost[kind] <= limits[kind]);
      let least: Budget | undefined;
      let leastCalls: readonly string[] = [];
      for (let visits = 0; visits < maxVisits && !(least && isKept(least)); visits++) {
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
        expect.soft(least?.[kind], message).toBeLessThanOrEqual(limits[kind]);
      }
    });
  }
}
