import type { Page } from 'playwright';
import { placeholder } from './openCollection.ts';
import { untilQuiet } from './untilQuiet.ts';

interface Weight {
  /** Most elements that were in the page at once. */
  readonly elements: number;
  /** Megabytes by which the heap has grown, garbage left out. */
  readonly grown: number;
}

/** Goes to evenly spaced places of the list, one after the other, and waits for the cards of each. */
export async function jumpAround(page: Page, jumps: number): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    // What is freed at once may hold what is freed only then.
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const elements = await page.evaluate(
    async ([count, place]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let most = 0;
      for (let jump = 1; jump <= count; jump++) {
        const end = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: (end * jump) / count, behavior: 'instant' });
        do {
          await frame();
          most = Math.max(most, document.getElementsByTagName('*').length);
        } while (document.querySelector(place));
      }
      return most;
    },
    [jumps, placeholder] as const,
  );
  await untilQuiet(page);
  const grown = (await heap()) - before;
  await session.detach();
  return { elements, grown: grown / 1_000_000 };
}
