import { expect } from 'vitest';

/** What comes into view is observed, rendered and requested one after the other. */
const quietLooks = 4;

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Scrolls to the end of the page until all of it has loaded: what is far below the view isn't fetched before. */
export async function readToEnd(): Promise<void> {
  let before = -1;
  let quiet = 0;
  await expect
    .poll(async () => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: scrollHeight, behavior: 'instant' });
      await twoFrames();
      const isSame = scrollHeight === before && !document.querySelector('[aria-busy="true"]');
      before = scrollHeight;
      quiet = isSame ? quiet + 1 : 0;
      return quiet >= quietLooks;
    })
    .toBe(true);
}
