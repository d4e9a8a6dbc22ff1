import type { Page } from 'playwright';
import { card } from './openCollection.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Measured in the page, from an event until `isDone` holds; checked at every frame. */
const stopwatch = `(event, isDone) => {
  performance.clearMeasures('reaction');
  addEventListener(event, () => {
    const begun = performance.now();
    const look = () => {
      if (isDone()) performance.measure('reaction', { start: begun });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { once: true, capture: true });
}`;

export async function timeFrom(
  page: Page,
  event: string,
  isDone: string,
  trigger: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(`(${stopwatch})('${event}', ${isDone})`);
  await trigger();
  await page.waitForFunction(() => performance.getEntriesByName('reaction').length > 0);
  return page.evaluate(() => performance.getEntriesByName('reaction')[0]?.duration ?? Number.NaN);
}

/** Milliseconds from the last letter typed into the search box to the results. */
export async function searchFor(page: Page, word: string): Promise<number> {
  const box = page.getByRole('searchbox');
  await box.pressSequentially(word.slice(0, -1));
  const isShown = `() => new URLSearchParams(location.search).get('q') === '${word}' &&
    document.querySelector('main [aria-busy=true]') === null &&
    document.querySelector('${card}')?.textContent.toLowerCase().includes('${word}')`;
  const time = await timeFrom(page, 'keydown', isShown, () => box.press(word.slice(-1)));
  await untilQuiet(page);
  return time;
}

/** Hover before a click, in milliseconds. */
export const hover = 400;

/** Milliseconds from the click on a hovered series card to its complete page. */
export async function openSeries(page: Page): Promise<number> {
  const isReady = `() => document.querySelector('main [role=list], main nav, main aside') !== null &&
    location.pathname.endsWith('/overview') &&
    document.querySelector('main h1')?.textContent !== 'Series' &&
    document.querySelector('main [class*="-skeleton-"]') === null`;
  const link = page.locator(`${card}[href*="/series/"]`).first();
  await link.hover();
  await page.waitForTimeout(hover);
  return timeFrom(page, 'click', isReady, () => link.click());
}

/** Milliseconds from the click on “Collection” in the navigation to the first cards. */
export async function goToCollection(page: Page): Promise<number> {
  const isReady = `() => location.pathname.endsWith('/collection') && document.querySelector('${card}') !== null`;
  const link = page.getByRole('navigation').getByRole('link', { name: 'Collection' }).first();
  return timeFrom(page, 'click', isReady, () => link.click());
}
