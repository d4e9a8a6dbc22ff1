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

test('a script is highlighted within the policy of the page, and its editor is loaded with the renamer alone', async ({
  page,
  signIn,
  server,
}) => {
  // Files have no names of their own in the product; this class is the editor's.
  const loadsEditor: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = response.text().catch(() => '');
    loadsEditor.push(text.then((code) => code.includes('cm-scroller')));
  });
  const hasEditor = async () => (await Promise.all(loadsEditor)).includes(true);
  await signIn(people.administrator, 'utilities/unrecognized/files');
  await expect(page.getByRole('table', { name: 'Unrecognized Files' })).toBeVisible();
  expect(await hasEditor()).toBe(false);
  await page.goto(`${server.url}/webui/utilities/renamer`);
  const script = page.getByRole('textbox', { name: 'Script' });
  // Until the editor is here a plain field stands in its place.
  await expect(script).toHaveClass(/cm-content/);
  await expect(script).toContainText('DO ADD');
  expect(await hasEditor()).toBe(true);
  const colours = await script.evaluate((element) => {
    const parts = [...element.querySelectorAll('.cm-line span')];
    return new Set(parts.map((part) => getComputedStyle(part).color)).size;
  });
  expect(colours).toBeGreaterThan(1);
});
