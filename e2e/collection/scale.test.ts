/** Counts and ratios only; `npm run bench` measures times (docs/performance.md). */
import { jumpAround } from '../../tools/bench/jumpAround.ts';
import { jumpToEnd } from '../../tools/bench/jumpToEnd.ts';
import { card, placeholder } from '../../tools/bench/openCollection.ts';
import { untilQuiet } from '../../tools/bench/untilQuiet.ts';
import { expect, type Page, test } from '../fixtures.ts';

async function settle(page: Page): Promise<void> {
  await page.locator(card).first().waitFor();
  await untilQuiet(page);
}

async function turnTwoScreensAtATime(page: Page, turns: number): Promise<{ top: number; frames: number[] }> {
  const frames: number[] = [];
  let top = 0;
  for (let turn = 0; turn < turns; turn++) {
    const before = top;
    await page.mouse.wheel(0, 1800);
    await page.waitForFunction((place) => scrollY >= place, before + 1800);
    top = await page.evaluate(() => scrollY);
    const missing = await page.evaluate(
      (place) =>
        [...document.querySelectorAll(place)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      placeholder,
    );
    if (missing) frames.push(top);
    await untilQuiet(page, 300);
  }
  return { top, frames };
}

test.describe('1,500 groups at the pace of the reference', () => {
  test.use({ sandboxOptions: { series: 300, posterOnlyGroups: 1350, pace: 'reference' } });

  test('requests at most three pages on a jump to the end', async ({ page, signIn }) => {
    await signIn();
    await settle(page);
    const { requests } = await jumpToEnd(page);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(3);
  });

  test('prefetches what the wheel scrolls into view', { tag: '@sweep' }, async ({ page, signIn }) => {
    await signIn();
    await settle(page);
    await page.mouse.move(700, 500);
    const { top, frames } = await turnTwoScreensAtATime(page, 20);
    expect(top).toBeGreaterThanOrEqual(36_000);
    // `npm run bench -- scale` measures at which speed placeholders appear.
    expect(frames).toEqual([]);
  });
});

test.describe('100,000 groups', () => {
  test.use({ sandboxOptions: { series: 100, posterOnlyGroups: 99_950 } });

  test('keeps page and memory small after many jumps', { tag: '@sweep' }, async ({ page, signIn }) => {
    await signIn();
    await settle(page);
    await expect(page.getByRole('status').getByText(/^(100,0|99,9)\d\d groups$/)).toBeVisible();
    const { elements, grown } = await jumpAround(page, 60);
    expect(elements).toBeLessThanOrEqual(1500);
    // The limit is 30 MB for 400 jumps; 40 pages take less than 4, and without eviction 9 by now.
    expect(grown).toBeLessThanOrEqual(6);
  });
});
