import { expect, type Page, type Request } from '@playwright/test';

interface Requests {
  readonly inFlight: Set<Request>;
  requestCount: number;
  /** Prefetching has begun, so the screen is complete. */
  isAhead: boolean;
}

const requestsOf = new WeakMap<Page, Requests>();

/** Call before opening the page. */
export function watchRequests(page: Page): void {
  const requests: Requests = { inFlight: new Set(), requestCount: 0, isAhead: false };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests.isAhead = false;
      // Requests of the previous page don't always report their failure.
      requests.inFlight.clear();
    }
    if (request.url().endsWith('/ahead.js')) requests.isAhead = true;
    requests.requestCount += 1;
    requests.inFlight.add(request);
  });
  page.on('requestfinished', (request) => requests.inFlight.delete(request));
  page.on('requestfailed', (request) => requests.inFlight.delete(request));
}

/** Together longer than the second for which the main thread must be idle before code is prefetched. */
const quietChecks = 6;

/** Includes prefetching. Between checks the page gets ten turns of its event loop, so a slow machine gets more time. */
export async function atRest(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('The requests of this page are not watched.');
  await expect.poll(() => requests.isAhead).toBe(true);
  let before = -1;
  let quiet = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => {
          for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 25));
        });
        quiet = requests.requestCount === before && requests.inFlight.size === 0 ? quiet + 1 : 0;
        before = requests.requestCount;
        return quiet;
      },
      { intervals: [0] },
    )
    .toBeGreaterThanOrEqual(quietChecks);
}

function isCodeAhead(): boolean {
  const marks = performance.getEntriesByName('hondana:code-ahead') as PerformanceMark[];
  return marks.at(-1)?.detail === location.pathname;
}

/** Uses the page, so that the code of menus and dialogs is prefetched too. */
export async function atRestInUse(page: Page): Promise<void> {
  await atRest(page);
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await expect.poll(() => page.evaluate(isCodeAhead)).toBe(true);
  await atRest(page);
}
