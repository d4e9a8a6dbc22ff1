import { placesIn } from '../tools/sweep/stage.ts';
import { atRest } from './atRest.ts';
import { expect, type Page, test } from './fixtures.ts';

// It compresses.
test.use({ sandboxOptions: { series: 60, hosting: 'cdn' } });

interface CodeFile {
  readonly name: string;
  readonly bytes: number;
}

/** Scripts and styles requested since the screen is complete. */
async function codeAhead(page: Page): Promise<readonly CodeFile[]> {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, startTime, encodedBodySize: bytes }) => ({ name, startTime, bytes })),
  );
  const begin = Math.min(
    ...files.filter(({ name }) => /\/(ahead|hub)\.js$/.test(name)).map(({ startTime }) => startTime),
  );
  return files.filter(({ startTime }) => startTime >= begin);
}

const ofRemotes = (files: readonly CodeFile[]) => files.filter(({ name }) => name.includes('/remotes/'));

/** The look for updates, and what it needs, comes last. */
async function untilUpdatesKnown(page: Page): Promise<void> {
  const isKnown = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('LatestVersion'));
  await expect.poll(() => page.evaluate(isKnown)).toBe(true);
  await atRest(page);
}

const pages = {
  dashboard: 'dashboard',
  collection: 'collection',
  series: 'collection/series/:series/overview',
};

for (const [name, address] of Object.entries(pages)) {
  test(`${name} fetches at most 150 kB of code before anybody uses it`, async ({ page, server, signIn }) => {
    await signIn(undefined, address.replace(':series', String(placesIn(server).series)));
    await untilUpdatesKnown(page);
    const files = await codeAhead(page);
    expect(ofRemotes(files), 'linked pages').not.toEqual([]);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes, files.map((file) => `${file.name} ${file.bytes}`).join('\n')).toBeLessThan(150_000);
  });
}

test('with Save-Data fetches no code of other pages and dialogs', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await signIn(undefined, 'dashboard');
  await untilUpdatesKnown(page);
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await atRest(page);
  expect(ofRemotes(await codeAhead(page))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fetches no code of other pages before a finger is on their link', async ({ page, signIn }) => {
    await signIn(undefined, 'dashboard');
    const card = page.getByRole('main').getByRole('link', { name: 'Calendar' });
    await expect(card).toBeVisible();
    await untilUpdatesKnown(page);
    expect(ofRemotes(await codeAhead(page))).toEqual([]);
    const box = await card.boundingBox();
    if (!box) throw new Error('The link has no place.');
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await expect.poll(async () => ofRemotes(await codeAhead(page)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/dashboard$/);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(/\/dashboard\/calendar/);
  });
});
