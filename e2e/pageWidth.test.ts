import { expect, type Page, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const pages = [
  'dashboard',
  'dashboard/calendar',
  'dashboard/health',
  'collection',
  'utilities/unrecognized/files',
  'utilities/release-management/multiples',
  'utilities/series-without-files',
  'utilities/file-search',
  'log',
  'settings/general',
];

/** Left edge of the first visible element, in px. */
function beginningOf(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const lefts = [...main.querySelectorAll('h1, h2, nav, a, button, input')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      // Without elements for screen readers only.
      .filter(({ width, left }) => width > 2 && left >= 0)
      .map(({ left }) => left);
    return Math.round(Math.min(...lefts));
  });
}

test('aligns every page at the same left edge at each width', async ({ page, signIn }) => {
  await signIn(undefined, 'dashboard');
  for (const path of pages) {
    if (path !== 'dashboard') await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beginningOf(page), `${path} at ${width} px`).toBe(24);
    }
  }
});
