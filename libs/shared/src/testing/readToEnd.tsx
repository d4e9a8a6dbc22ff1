import { expect } from 'vitest';

/** Scrolls to the end of the page until all of it has loaded: what is far below the view isn't fetched before. */
export async function readToEnd(): Promise<void> {
  await expect
    .poll(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.querySelector('[aria-busy="true"]');
    })
    .toBeNull();
}
