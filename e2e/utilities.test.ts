import { expect, people, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60, looseFiles: 2000 } });

test('files are put aside and back by keyboard alone', async ({ page, signIn }) => {
  await signIn(people.plain, 'utilities');
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await expect(table.getByRole('checkbox').first()).toBeVisible();
  const count = page.getByRole('status').getByText(/^2,0\d\d files$/);
  const before = await count.textContent();
  await table.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 files selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Ignore' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 files ignored!')).toBeVisible();
  await expect(count).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(before ?? '');
});
