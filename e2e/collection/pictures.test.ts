import type { Locator } from '@playwright/test';
import type { SandboxServer } from '../../apps/sandbox/src/server.ts';
import { consoleErrorsOf, expect, type Page, test } from '../fixtures.ts';
import { slowClock } from '../slowClock.ts';
import { advanceClock, minute, untilClockChecked, untilWatching, watchAtOnce } from '../watchAtOnce.ts';

test.use({ sandboxOptions: { series: 260 } });

const cell = 'main [data-virtual-cell]';

async function untilDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
}

/** Hanging pictures take all the connections that a browser has to one host. */
async function hangPictures(page: Page, server: SandboxServer): Promise<void> {
  // After five seconds more pictures would be requested, and take freed connections.
  await page.addInitScript(slowClock);
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Image/*', hang: true });
}

async function untilPicturesRequested(server: SandboxServer): Promise<void> {
  const requestCount = () => server.sandbox.requests.find({ path: '/api/v3/Image/*' }).length;
  await expect.poll(requestCount).toBeGreaterThanOrEqual(6);
}

test('loads the pictures of the first two rows with high priority', async ({ page, signIn }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const requested: { readonly path: string; readonly priority: string }[] = [];
  devtools.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/v3/Image/')) requested.push({ path: pathname, priority: initialPriority });
  });
  await signIn();
  const inRows = (rows: string) =>
    page
      .locator(`main [role=list][aria-label=Groups] > ${rows} img`)
      .evaluateAll((pictures) =>
        pictures.map((picture) => new URL((picture as HTMLImageElement).src).pathname),
      );
  await expect.poll(async () => (await inRows(':nth-child(3)')).length).toBeGreaterThan(0);
  const first = await inRows(':nth-child(-n+2)');
  expect(first.length).toBeGreaterThanOrEqual(7);
  const priorityOf = (path: string) => requested.find((request) => request.path === path)?.priority;
  expect(new Set(first.map(priorityOf))).toEqual(new Set(['High']));
  const rest = (await inRows(':nth-child(n+3)')).filter((path) => !first.includes(path));
  expect(new Set(rest.map(priorityOf))).toEqual(new Set(['Low']));
});

test('renders rows beyond the viewport after the pictures in it', async ({ page, signIn }) => {
  let requestCount = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v3/Image/**', async (route) => {
    requestCount += 1;
    await answer.promise;
    await route.continue().catch(() => {}); // A row may have been re-rendered.
  });
  // A machine that is busy for five seconds would count as pictures that never come.
  await page.addInitScript(slowClock);
  await signIn();
  await expect.poll(() => requestCount).toBeGreaterThanOrEqual(7);
  const list = page.getByRole('list', { name: 'Groups' });
  const rows = list.locator('> *');
  const inView = await rows.count();
  const rowsAdded = await list.evaluateHandle((element, count) => {
    const undrawn = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (element.children.length <= count) return;
        const pictures = [...element.children]
          .slice(0, count)
          .flatMap((row) => [...row.querySelectorAll('img')])
          .filter((picture) => picture.getBoundingClientRect().top < innerHeight);
        resolve(pictures.filter((picture) => !picture.complete).length);
      }).observe(element, { childList: true });
    });
    return { undrawn };
  }, inView);
  answer.resolve();
  await expect(rows).toHaveCount(inView + 2);
  expect(await rowsAdded.evaluate(({ undrawn }) => undrawn)).toBe(0);
});

test('stops fetching pictures that are scrolled away', async ({ page, server, signIn }) => {
  await hangPictures(page, server);
  await signIn();
  await untilPicturesRequested(server);
  server.sandbox.misbehaviour.clear();
  await page.locator(`${cell} a`).first().focus();
  await page.keyboard.press('End');
  await untilDrawn(page.locator(`${cell} img`).last());
});

test('opens a series while the pictures of the collection are still loading', async ({
  page,
  server,
  signIn,
}) => {
  await hangPictures(page, server);
  await signIn();
  await untilPicturesRequested(server);
  await page.locator(`${cell} a[href*="/series/"]`).first().click();
  await expect(page.getByRole('navigation', { name: 'Series' })).toBeVisible();
});

test('loads the pictures after all when the user stays on the page', async ({ page, server, signIn }) => {
  await hangPictures(page, server);
  // One file blocks the page, and one connection.
  server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/settings/*/remoteEntry.js', hang: true });
  await signIn();
  await untilPicturesRequested(server);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  server.sandbox.misbehaviour.clear();
  await page.getByRole('link', { name: 'Collection' }).click();
  await untilDrawn(page.locator(`${cell} img`).first());
});

for (const status of [429, 503]) {
  test(`requests pictures refused with ${status} again while they are in view`, async ({
    page,
    server,
    signIn,
  }) => {
    await watchAtOnce(page);
    server.sandbox.misbehaviour.add({ pattern: '/api/v3/Image/*', status });
    await signIn();
    await untilWatching(page);
    const picture = page.locator(`${cell} img`).first();
    const title = picture.locator('xpath=preceding-sibling::*');
    await expect(title).toBeVisible();
    await expect(picture).toBeHidden();
    const requested = () => server.sandbox.requests.find({ path: '/api/v3/Image/*' }).length;
    await untilClockChecked(page);
    const before = requested();
    await advanceClock(page, minute);
    await expect.poll(requested).toBeGreaterThan(before);
    await expect(picture).toBeHidden();
    server.sandbox.misbehaviour.clear();
    await advanceClock(page, 2 * minute);
    await untilDrawn(picture);
    await expect(picture).toBeVisible();
    await expect(title).toBeHidden();
    consoleErrorsOf(page).length = 0;
  });
}

test('does not request a picture again that the server does not have', async ({ page, server, signIn }) => {
  await watchAtOnce(page);
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Image/*', status: 404 });
  await signIn();
  await untilWatching(page);
  const picture = page.locator(`${cell} img`).first();
  await expect(picture).toBeHidden();
  const { pathname } = new URL(await picture.evaluate((image: HTMLImageElement) => image.src));
  const requested = () => server.sandbox.requests.find({ path: pathname }).length;
  await untilClockChecked(page);
  // A card that re-renders during the start requests its picture again.
  const before = requested();
  await advanceClock(page, minute);
  await untilClockChecked(page);
  await advanceClock(page, minute);
  await untilClockChecked(page);
  expect(requested()).toBe(before);
  consoleErrorsOf(page).length = 0;
});
