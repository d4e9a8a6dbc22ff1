import { expect, type Page } from './fixtures.ts';

/** How often in a row no file may have come. */
const looks = 4;

/** Until the page asks for nothing any more, also not for what it fetches ahead, one file after the other. */
export async function atRest(page: Page): Promise<void> {
  let before = -1;
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
        quiet = count === before ? quiet + 1 : 0;
        before = count;
        return quiet;
      },
      { intervals: [500] },
    )
    .toBeGreaterThanOrEqual(looks);
}
