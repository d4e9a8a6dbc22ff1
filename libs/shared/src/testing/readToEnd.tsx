import { expect } from 'vitest';

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Scrolls to the end of the page until all of it has loaded: what is far below the view isn't fetched before. */
export async function readToEnd(): Promise<void> {
  let before = -1;
  await expect
    .poll(async () => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: scrollHeight, behavior: 'instant' });
      // What comes into view is requested then.
      await twoFrames();
      const isSame = scrollHeight === before && !document.querySelector('[aria-busy="true"]');
      before = scrollHeight;
      return isSame;
    })
    .toBe(true);
}
