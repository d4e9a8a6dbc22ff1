import type { Page } from 'playwright';
import { placeholder } from './openCollection.ts';

interface Ride {
  /** Percentage of sampled frames in which a card or a full row was missing. */
  readonly withPlaceholder: number;
  /** Percentage of sampled frames in which an image was still loading. */
  readonly withPendingPicture: number;
  readonly longFrames: number;
}

/** Scrolls 250 px every 50 ms to the end of the page, and samples every sixth frame. */
export async function turnWheel(page: Page): Promise<Ride> {
  await page.mouse.move(700, 500);
  await page.evaluate((place) => {
    const inView = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const ride = { sampled: 0, withPlaceholder: 0, withPendingPicture: 0, longFrames: 0 };
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
        const pending = [...document.images].filter((image) => !image.complete);
        if (pending.some(inView)) ride.withPendingPicture += 1;
      }
      request = requestAnimationFrame(onFrame);
    };
    let request = requestAnimationFrame(onFrame);
    Object.assign(globalThis, {
      endRide: () => {
        cancelAnimationFrame(request);
        return ride;
      },
    });
  }, placeholder);

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
  const ride = await page.evaluate(() =>
    (
      globalThis as unknown as {
        endRide: () => Record<'sampled' | 'withPlaceholder' | 'withPendingPicture' | 'longFrames', number>;
      }
    ).endRide(),
  );
  await session.detach();
  const share = (count: number): number => (100 * count) / ride.sampled;
  return {
    withPlaceholder: share(ride.withPlaceholder),
    withPendingPicture: share(ride.withPendingPicture),
    longFrames: ride.longFrames,
  };
}
