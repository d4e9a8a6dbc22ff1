import { expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20, looseFiles: 50_000 } });

test('keeps the page small wherever a table of 50,000 files is scrolled', async ({ page, signIn }) => {
  await signIn(undefined, 'utilities/unrecognized/files');
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await expect(table).toHaveAttribute('aria-rowcount', /^50\d\d\d$/);
  for (const share of [0, 0.3, 1, 0.6]) {
    await table.evaluate((element, part) => element.scrollTo({ top: part * element.scrollHeight }), share);
    await expect(table.getByRole('checkbox').nth(10)).toBeAttached();
    await expect(table.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);
  }
});
