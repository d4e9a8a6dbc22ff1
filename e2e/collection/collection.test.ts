import { expectedListWidth } from '../../apps/collection/src/browser/expectedListWidth.ts';
import { desktop, phone } from '../../tools/bench/cold/visit.ts';
import { atRest } from '../atRest.ts';
import { expect, test } from '../fixtures.ts';

test('a person signs in, searches the collection and opens a series', async ({ page, signInByForm }) => {
  await signInByForm();
  await expect(page).toHaveURL(/\/webui\/collection$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const cards = main.getByRole('link').filter({ has: page.locator('img') });
  await expect(cards.first()).toBeVisible();

  await page.getByRole('searchbox').fill('eyes');
  await expect(page).toHaveURL(/q=eyes/);
  // The previous list's cards disappear with it.
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

test('opens a card clicked before the search has reached the address', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(undefined, 'collection');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /3x3 Eyes/ })
    .first();
  await expect(card).toBeVisible();
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('3');
  await card.click();
  // Longer than the search's debounce.
  await page.clock.fastForward(500);
  script.resolve();
  await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
});

for (const viewport of [desktop, phone]) {
  test(`gives the list the width expected for its first cards at ${viewport.width} px`, async ({
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
    // Serialized into the page.
    expect(await page.evaluate(`(${expectedListWidth})(16, true)`)).toBe(measured);
  });
}

test('does not request a series again after deleting it on its own page', async ({
  page,
  server,
  signIn,
}) => {
  const [series] = server.sandbox.library.series.values();
  await page.clock.install();
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
  await expect(page.getByRole('navigation', { name: 'Series' })).toHaveCount(0);
  // Hub events are batched for a second; a 404 would be a console error.
  await page.clock.fastForward(1500);
  await atRest(page);
});

test.describe('on a touch screen with a mouse', () => {
  test.use({ hasTouch: true });

  test('shows checkboxes and pencils on hover, and to touch only checkboxes while selecting', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const marks = page.getByRole('checkbox', { name: /^Select / });
    const pencils = page.getByRole('button', { name: /^Edit (Group|Series): / });
    const selected = page.getByRole('region', { name: 'Selection' }).getByRole('status');
    await page.mouse.move(5, 400);
    await expect(marks.nth(1)).toHaveCSS('opacity', '0');
    await marks.nth(1).hover();
    await expect(marks.nth(1)).toHaveCSS('opacity', '1');
    await expect(pencils.nth(1)).toHaveCSS('opacity', '1');
    await page.touchscreen.tap(5, 400);
    await expect(marks.nth(1)).toHaveCSS('opacity', '0');
    await expect(pencils.nth(1)).toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    await expect(marks.nth(1)).toHaveCSS('opacity', '1');
    await expect(pencils.nth(1)).toHaveCSS('opacity', '0');
    await expect(selected).toHaveText('None selected');
    await marks.nth(1).tap();
    await page.getByRole('list', { name: 'Groups' }).getByRole('link').nth(3).tap();
    await expect(selected).toHaveText('2 groups selected');
    await page.getByRole('button', { name: 'Clear selection' }).tap();
    await expect(marks.nth(1)).toHaveCSS('opacity', '0');
    const box = await marks.nth(1).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  });

  test('starts a selection on a long press but not on scrolling', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn();
    const list = page.getByRole('list', { name: 'Groups' });
    const bar = page.getByRole('region', { name: 'Selection' });
    const finger = await page.context().newCDPSession(page);
    const place = async (index: number) => {
      const box = await list.getByRole('link').nth(index).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 60 };
    };
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      points: { x: number; y: number }[],
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const rest = () => page.clock.fastForward(900);

    // The listener loads when the screen is complete.
    await atRest(page);
    const there = await place(1);
    await touch('touchStart', [there]);
    for (const step of [15, 40, 80, 120]) await touch('touchMove', [{ ...there, y: there.y - step }]);
    await rest();
    // `touchEnd` would start momentum scrolling.
    await touch('touchCancel', []);
    await expect(bar).toHaveCount(0);
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      if (scrollY === 0) return;
      scrollTo(0, 0);
      await scrolled;
    });

    await touch('touchStart', [await place(1)]);
    await expect(bar.getByRole('status')).toHaveText('1 group selected');
    await rest();
    await touch('touchEnd', []);
    await expect(bar.getByRole('status')).toHaveText('1 group selected');
    await expect(page).toHaveURL(/\/collection$/);
    await list.getByRole('link').nth(2).tap();
    await expect(bar.getByRole('status')).toHaveText('2 groups selected');
    await list.getByRole('link').nth(2).tap();
    await list.getByRole('link').nth(1).tap();
    await expect(bar).toHaveCount(0);
    await list.getByRole('link').nth(1).tap();
    await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  });
});

test('opens a preset at the top of its list', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'Filter Presets' }).click();
  // The first preset is all groups: more than the window holds.
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/filter\/\d+$/);
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRest(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 200)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
