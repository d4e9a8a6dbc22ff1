import type { Page } from 'playwright';
import { card } from './openCollection.ts';
import { untilQuiet } from './untilQuiet.ts';

interface Jump {
  readonly requests: number;
  /** Milliseconds from the key press to the last card. */
  readonly time: number;
}

export async function jumpToEnd(page: Page): Promise<Jump> {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v3/Filter/Preview/Group') requests += 1;
  });
  const total = await page.locator('[role=listitem][aria-setsize]').first().getAttribute('aria-setsize');
  await page.locator(card).first().focus();
  await page.evaluate((last) => {
    const onKey = (): void => {
      performance.mark('jump');
      const look = (): void => {
        if (document.querySelector(`a[data-virtual-item="${last}"]`)) performance.measure('jump', 'jump');
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('keydown', onKey, { once: true, capture: true });
  }, Number(total) - 1);
  await page.keyboard.press('End');
  await page.waitForFunction(() => performance.getEntriesByName('jump', 'measure').length > 0);
  await untilQuiet(page);
  const time = await page.evaluate(
    () => performance.getEntriesByName('jump', 'measure')[0]?.duration ?? Number.NaN,
  );
  return { requests, time };
}
