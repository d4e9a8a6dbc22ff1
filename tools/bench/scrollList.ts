import type { Page } from 'playwright';
import { untilQuiet } from './untilQuiet.ts';

export interface Ride {
  readonly elements: number;
  readonly longTasks: number;
  readonly longest: number;
  readonly longFrames: number;
}

const steps = 100;
const step = 250;

/** Records tasks over 50 ms and the time between frames. */
function watch(): void {
  const noted = { tasks: [] as number[], frames: [] as number[] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const look = (now: number): void => {
    noted.frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function scrollList(page: Page): Promise<Ride> {
  await untilQuiet(page);
  await page.mouse.move(700, 700);
  await page.evaluate(watch);
  for (let turn = 0; turn < steps; turn++) {
    await page.mouse.wheel(0, turn < steps / 2 ? step : -step);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { tasks: number[]; frames: number[] } };
    return {
      elements: document.querySelectorAll('*').length,
      longTasks: noted.tasks.length,
      longest: Math.max(0, ...noted.tasks),
      longFrames: noted.frames.filter((time) => time > 50).length,
    };
  });
}
