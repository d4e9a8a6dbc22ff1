import { expectedListWidth } from '../apps/collection/src/browser/expectedListWidth.ts';
import { desktop, phone } from '../tools/bench/cold/visit.ts';
import { expect, test } from './fixtures.ts';

test('a person signs in, searches the collection and opens a series', async ({ page, signIn }) => {
  await signIn();
  await expect(page).toHaveURL(/\/webui\/collection$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const cards = main.getByRole('link').filter({ has: page.locator('img') });
  await expect(cards.first()).toBeVisible();

  await page.getByRole('searchbox').fill('eyes');
  await expect(page).toHaveURL(/q=eyes/);
  // The list of before still stands for a moment, and its cards go with it.
  await expect(cards.filter({ hasNotText: /eyes/i })).toHaveCount(0);
  const found = main.getByRole('link', { name: /3x3 Eyes/ }).first();
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/q=eyes/);
  await expect(page.getByRole('searchbox')).toHaveValue('eyes');
});

test('a card chosen before the address has followed the search leads to its series', async ({
  page,
  signIn,
}) => {
  await signIn(undefined, 'collection');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /3x3 Eyes/ })
    .first();
  await expect(card).toBeVisible();
  // Slower than the pause after which the address follows.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('3');
  await card.click();
  await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
});

for (const viewport of [desktop, phone]) {
  test(`the list has the width that its cards are first drawn for at ${viewport.width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    await signIn();
    const main = page.getByRole('main');
    await expect(main.locator('[data-virtual-cell] img').first()).toBeVisible();
    await expect(main.getByRole('slider', { name: 'Jump to letter' })).toBeVisible();
    const list = main.getByRole('list').filter({ has: page.locator('[data-virtual-cell]') });
    const measured = await list.evaluate((element) => element.clientWidth);
    // The page gets the function by its text.
    expect(await page.evaluate(`(${expectedListWidth})(16, true)`)).toBe(measured);
  });
}

test('a series that is deleted from its own page is not asked for any more', async ({
  page,
  server,
  signIn,
}) => {
  const [series] = server.sandbox.library.series.values();
  await signIn(undefined, `collection/series/${series?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Series', exact: true }).click();
  await page.getByRole('tab', { name: 'Delete Actions' }).click();
  await page.getByRole('button', { name: 'Delete Series - Keep Files' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete 1 series/ })
    .click();
  await expect(page.getByText('Series deleted!')).toBeVisible();
  await expect(page).toHaveURL(/\/collection$/);
  // What the hub tells is gathered for a second; an answer of 404 would stand in the console.
  await page.waitForTimeout(1500);
});

test.describe('on a screen that is touched and has a mouse beside it', () => {
  test.use({ hasTouch: true });

  test('a finger sees the marks and pencils of all cards, a mouse those of the card it is on', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const mark = page.getByRole('checkbox', { name: /^Select / }).nth(1);
    await page.mouse.move(5, 400);
    await expect(mark).toHaveCSS('opacity', '0');
    await page.touchscreen.tap(5, 400);
    await expect(mark).toHaveCSS('opacity', '1');
    await page.mouse.move(8, 400);
    await expect(mark).toHaveCSS('opacity', '0');
    await mark.hover();
    await expect(mark).toHaveCSS('opacity', '1');
  });
});
