import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20, serverVersion: '6.0.0.425' } });

test('changes a preset’s script on version 6, previews and saves it, and renames and moves files by it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(people.administrator, 'utilities/renamer');
  const script = page.getByRole('textbox', { name: 'Script' });
  // A plain field is there until the editor loads.
  await expect(script).toHaveClass(/cm-content/);
  await page.getByRole('spinbutton', { name: 'Recently imported' }).fill('3');
  await page.getByRole('button', { name: 'Add recently imported files' }).click();
  const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Move' }).check();

  await script.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type("DO ADD 'journey %enr %CRC'");
  await expect(rows.locator('ins').filter({ hasText: 'journey' })).toHaveCount(3);
  const rename = page.getByRole('button', { name: 'Rename files' });
  await expect(rename).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Save preset' }).click();
  await expect(page.getByText('"Default" saved successfully!')).toBeVisible();

  await rename.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rename and move' }).click();
  await expect(page.getByText('3 files renamed or moved')).toBeVisible();
  await expect(rows.filter({ hasText: 'Rename successful!' })).toHaveCount(3);
  const { files, importFolders } = server.sandbox.library;
  const renamed = [...files.values()].flatMap(({ locations }) =>
    locations.filter(({ relativePath }) => relativePath?.includes('/journey ')),
  );
  expect(renamed).toHaveLength(3);
  for (const { folderId, relativePath } of renamed) {
    expect(importFolders.get(folderId)?.dropFolderType).toMatch(/Destination|Both/);
    expect(relativePath?.split('/')).toHaveLength(2);
  }
});
