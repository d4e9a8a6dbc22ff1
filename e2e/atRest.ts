import { expect, type Page, type Request } from '@playwright/test';

interface Requests {
  /** Those that have no answer yet. */
  readonly underWay: Set<Request>;
  asked: number;
  /** The page has begun to make ready what it leads to: its screen is complete. */
  isAhead: boolean;
}

const requestsOf = new WeakMap<Page, Requests>();

/** Keeps what a page asks for; before it is opened. */
export function watchRequests(page: Page): void {
  const requests: Requests = { underWay: new Set(), asked: 0, isAhead: false };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests.isAhead = false;
      // What the page that is left had asked for is not always said to have failed.
      requests.underWay.clear();
    }
    if (request.url().endsWith('/ahead.js')) requests.isAhead = true;
    requests.asked += 1;
    requests.underWay.add(request);
  });
  page.on('requestfinished', (request) => requests.underWay.delete(request));
  page.on('requestfailed', (request) => requests.underWay.delete(request));
}

/** How often in a row a page may have nothing under way. */
const looks = 4;

/**
 * Until the page asks for nothing any more, also not for what it fetches ahead, one file after the other. Between two
 * looks the page has ten turns of its own: on a slow machine they take as much longer as the page does.
 */
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
        quiet = requests.asked === before && requests.underWay.size === 0 ? quiet + 1 : 0;
        before = requests.asked;
        return quiet;
      },
      { intervals: [0] },
    )
    .toBeGreaterThanOrEqual(looks);
}
