import type { Page } from 'playwright';
import { placeholder } from './openCollection.ts';

interface Ride {
  /** Percentage of sampled frames in which a card or a full row was missing. */
  readonly withPlaceholder: number;
  readonly longFrames: number;
}

declare global {
  var __ride: { sampled: number; withPlaceholder: number; longFrames: number } | undefined;
}

/** Evaluated in the page; samples every sixth frame. */
function watchFrames(place: string): void {
  const inView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const ride = { sampled: 0, withPlaceholder: 0, longFrames: 0 };
  globalThis.__ride = ride;
  let frames = 0;
  let last: number | undefined;
  const onFrame = (now: number): void => {
    if (last !== undefined && now - last > 50) ride.longFrames += 1;
    last = now;
    frames += 1;
    if (frames % 6 === 0) {
      ride.sampled += 1;
      const cells = [...document.querySelectorAll('[data-virtual-cell]')];
      const lowest = Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom));
      const isEmpty = lowest < Math.min(innerHeight, document.documentElement.scrollHeight - scrollY - 100);
      if (isEmpty || [...document.querySelectorAll(place)].some(inView)) ride.withPlaceholder += 1;
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Scrolls 250 px every 50 ms to the end of the page. */
export async function turnWheel(page: Page): Promise<Ride> {
  await page.mouse.move(700, 500);
  await page.evaluate(watchFrames, placeholder);
  const session = await page.context().newCDPSession(page);
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const begun = performance.now();
  const turned: Promise<unknown>[] = [];
  for (let turn = 0; turn * 250 < distance; turn++) {
    const wait = begun + turn * 50 - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const event = { type: 'mouseWheel', x: 700, y: 500, deltaX: 0, deltaY: 250 } as const;
    turned.push(session.send('Input.dispatchMouseEvent', event));
  }
  await Promise.all(turned);
  // Smooth scrolling continues after the last wheel event.
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  const ride = await page.evaluate(() => globalThis.__ride);
  if (!ride) throw new Error('The page was left.');
  const { sampled, withPlaceholder, longFrames } = ride;
  return { withPlaceholder: (100 * withPlaceholder) / sampled, longFrames };
}
