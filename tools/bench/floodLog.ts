import type { Page } from 'playwright';

export interface FloodFigures {
  readonly elements: number;
  /** Memory in use in MB, after the first and after the second flood of the same size. */
  readonly memory: readonly [first: number, second: number];
  /** Longest task while lines arrive, in ms. */
  readonly longestTask: number;
  /** From a keystroke to the filtered lines, in ms. */
  readonly search: number;
  /** In ms. */
  readonly longestSearchTask: number;
}

export type WriteLog = (lines: { readonly count: number; readonly perSecond?: number }) => Promise<unknown>;

const maxLines = 100_000;

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 ** 2;
}

async function flood(page: Page, write: WriteLog, count: number): Promise<number> {
  const read = () =>
    Number(/([\d,]+) lines/.exec(document.body.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  const wanted = Math.min(maxLines, (await page.evaluate(read)) + count);
  await write({ count });
  await page.waitForFunction(
    (least) =>
      Number(/([\d,]+) lines/.exec(document.body.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0) >= least,
    wanted,
  );
  return memoryOf(page);
}

async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    observer.observe({ type: 'longtask' });
    Object.assign(globalThis, {
      readTasks: () => [...durations, ...observer.takeRecords().map((one) => one.duration)],
    });
  });
  return () =>
    page.evaluate(() => Math.max(0, ...(globalThis as unknown as { readTasks: () => number[] }).readTasks()));
}

/** Times are meaningful only on an otherwise idle machine. */
export async function floodLog(
  page: Page,
  write: WriteLog,
  { count = maxLines, seconds = 5 } = {},
): Promise<FloodFigures> {
  const memory = [await flood(page, write, count), await flood(page, write, count)] as const;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);

  const tasks = await watchTasks(page);
  await write({ count: 200 * seconds * 2, perSecond: 200 });
  await page.waitForTimeout(seconds * 1000);
  const longestTask = await tasks();

  const searchTasks = await watchTasks(page);
  await page.getByRole('searchbox', { name: 'Search log' }).click();
  const search = await page.evaluate(async () => {
    const begun = performance.now();
    const input = document.activeElement as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'could not be found or failed',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (!/No lines match/.test(document.body.textContent ?? '')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - begun;
  });
  return { elements, memory, longestTask, search, longestSearchTask: await searchTasks() };
}
