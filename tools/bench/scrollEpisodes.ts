import type { Page } from 'playwright';
import { untilQuiet } from './untilQuiet.ts';

interface Ride {
  readonly elements: number;
  readonly longTasks: number;
  readonly longest: number;
  readonly longFrames: number;
}

const steps = 100;
const step = 250;

/** Notes tasks over 50 ms and the time between frames, from now on. */
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

/** The wheel turned down and up again through the episodes of a series, as far as they go. */
export async function scrollEpisodes(page: Page, address: string): Promise<Ride> {
  await page.goto(address);
  await page.getByRole('list', { name: 'Episodes' }).getByRole('article').first().waitFor();
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

/** Addresses of the episodes of the longest series, and of one of twelve. */
export async function seriesToScroll(
  page: Page,
  url: string,
): Promise<readonly [long: string, short: string]> {
  const ids = await page.evaluate(async () => {
    const { key } = JSON.parse(localStorage.getItem('hondana.session') ?? '{}') as { key: string };
    const answer = await fetch('/api/v3/Series?pageSize=0', { headers: { apikey: key } });
    const { List } = (await answer.json()) as {
      List: { IDs: { ID: number }; Sizes: { Local: { Episodes: number } } }[];
    };
    const sorted = List.toSorted((left, right) => right.Sizes.Local.Episodes - left.Sizes.Local.Episodes);
    return [sorted[0], sorted.find(({ Sizes }) => Sizes.Local.Episodes === 12)].map((one) => one?.IDs.ID);
  });
  const address = (id: number | undefined) =>
    `${url}/webui/collection/series/${id}/episodes?includeMissing=true`;
  return [address(ids[0]), address(ids[1])];
}
