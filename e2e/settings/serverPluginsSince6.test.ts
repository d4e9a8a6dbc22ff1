import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 5, serverVersion: '6.0.0.425' } });

test('installs a plugin from a repository of version 6, and uninstalls it', async ({ page, signIn }) => {
  const installed = page.getByRole('list', { name: 'Installed Server Plugins' });
  const plugin = installed.getByRole('link', { name: 'Poster Wall', exact: true });
  await signIn(people.administrator, 'settings/server-plugins');
  await page.getByRole('textbox', { name: 'Name of the repository' }).fill('Samples');
  await page
    .getByRole('textbox', { name: 'Address of the repository' })
    .fill('https://plugins.example.org/manifest.json');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await page.getByRole('button', { name: 'Install Poster Wall', exact: true }).click();

  // The dialog is in the address, so that a reload keeps it.
  await expect(page).toHaveURL(/package=/);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Poster Wall' });
  await dialog.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByText('Version 2.1.0.0 starts with the next restart.')).toBeVisible();
  await plugin.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poster Wall' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Uninstall Poster Wall', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uninstall', exact: true }).click();
  await expect(plugin).toBeHidden();
  await page.reload();
  await expect(installed.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Install Poster Wall', exact: true })).toBeVisible();
});
