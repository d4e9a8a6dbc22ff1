import { expect, type Page, test } from '@playwright/test';
import { lookAtScreen } from '../tools/bench/cold/lookAtScreen.ts';

const drawn = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

async function lookWithPictureAt(page: Page, place: string): Promise<string | undefined> {
  await page.setContent(`
    <main>
      <h1>Page</h1>
      <img alt="" src="${drawn}" width="9" height="9">
      <img alt="" style="position: absolute; ${place}" width="9" height="9">
    </main>`);
  await page.evaluate(lookAtScreen);
  const look = () => page.evaluate(() => globalThis.__screen?.look({ content: 'main h1', least: 1 }));
  await expect.poll(look).toBeDefined();
  return look();
}

test('keeps a page incomplete while a picture in view is not drawn', async ({ page }) => {
  expect(await lookWithPictureAt(page, 'top: 200px; left: 200px')).toBe('ready');
});

for (const [side, place] of Object.entries({
  below: 'top: 9000px; left: 0',
  'to the right of': 'top: 200px; left: 9000px',
  'to the left of': 'top: 200px; left: -9000px',
})) {
  test(`completes a page despite an undrawn picture ${side} the view`, async ({ page }) => {
    expect(await lookWithPictureAt(page, place)).toBe('complete');
  });
}
