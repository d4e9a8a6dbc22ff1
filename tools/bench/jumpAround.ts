import type { Page } from 'playwright';
import { placeholder } from './openCollection.ts';
import { untilQuiet } from './untilQuiet.ts';

interface Weight {
  readonly elements: number;
  /** Heap growth in MB after garbage collection. */
  readonly grown: number;
}

export async function jumpAround(page: Page, jumps: number): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    // One collection may free what only a later one can collect.
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const elements = await page.evaluate(
    async ([count, place]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let maxElements = 0;
      for (let jump = 1; jump <= count; jump++) {
        const end = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: (end * jump) / count, behavior: 'instant' });
        do {
          await frame();
          maxElements = Math.max(maxElements, document.getElementsByTagName('*').length);
        } while (document.querySelector(place));
      }
      return maxElements;
    },
    [jumps, placeholder] as const,
  );
  await untilQuiet(page);
  const grown = (await heap()) - before;
  await session.detach();
  return { elements, grown: grown / 1_000_000 };
}
