/** What a page costs until it is complete, in counts: they are the same on any machine. */

import { expect, test } from '@playwright/test';
import { createSandbox, type SandboxServer } from '../apps/sandbox/src/server.ts';
import { anySeries } from '../tools/bench/anySeries.ts';
import { trafficOf } from '../tools/bench/cold/chain.ts';
import { coldPlace } from '../tools/bench/cold/places.ts';
import { desktop, phone, visit } from '../tools/bench/cold/visit.ts';
import { repositoryPath } from '../tools/build/paths.ts';

/** Every answer takes so long, in milliseconds, that what follows from what is plain to see. */
const latency = 400;

interface Budget {
  readonly steps: number;
  readonly files: number;
  readonly calls: number;
  readonly shift: number;
}

/** Among the files is what an installation may have added, which is asked for beside the registry. */
const budgets: Readonly<Record<string, Budget>> = {
  login: { steps: 3, files: 7, calls: 2, shift: 0.02 },
  // On a busy machine the rows beyond the view may begin before the view is complete: a step and two calls more.
  collection: { steps: 5, files: 10, calls: 8, shift: 0.02 },
  dashboard: { steps: 5, files: 13, calls: 8, shift: 0.02 },
  series: { steps: 5, files: 15, calls: 13, shift: 0.02 },
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
    test(`${name} on a ${size}: requests in a row, files, calls and shift`, async ({ browser }) => {
      const { cold } = await visit(browser, server.url, coldPlace(name, seriesId), {
        slowdown: 1,
        viewport,
        network: { latency },
      });
      const { steps, files, calls } = trafficOf(cold);
      expect.soft(steps, 'requests in a row').toBeLessThanOrEqual(budget.steps);
      expect.soft(files, 'files').toBeLessThanOrEqual(budget.files);
      expect.soft(calls, 'calls').toBeLessThanOrEqual(budget.calls);
      expect.soft(cold.shift, 'cumulative layout shift').toBeLessThanOrEqual(budget.shift);
    });
  }
}
