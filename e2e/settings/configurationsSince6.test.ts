import { consoleErrorsOf, expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 5, serverVersion: '6.0.0.425', controllable: true } });

test('saves a configuration of version 6 that needs a restart, and says so there and in the list', async ({
  page,
  signIn,
}) => {
  const directory = page.getByRole('textbox', { name: 'Backup Directory' });
  await signIn(people.administrator, 'settings/configurations');
  await page.getByRole('searchbox', { name: 'Search configurations' }).fill('core settings');
  // The list narrows a moment after the typing, and a link that moves between press and release is not followed.
  await expect(page).toHaveURL(/search=core/);
  await page.getByRole('link', { name: 'Core Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Database', exact: true }).click();
  await directory.fill('Backups');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('"Core Settings" saved successfully!')).toBeVisible();
  await expect(page.getByText('Restart the server')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Database', exact: true }).click();
  await expect(directory).toHaveValue('Backups');
  await page.getByRole('link', { name: 'All configurations', exact: true }).click();
  await expect(page.getByText('1 change takes effect after a restart')).toBeVisible();
});

test('restarts the server from the notice of a saved configuration, and goes on by itself when it is back', async ({
  page,
  signIn,
}) => {
  await signIn(people.administrator, 'settings/configurations/19c7a5e2-4244-56a8-aa78-87ad3590efce');
  await page.getByRole('tab', { name: 'Database', exact: true }).click();
  await page.getByRole('textbox', { name: 'Backup Directory' }).fill('Elsewhere');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Restart the server')).toBeVisible();

  const notice = page.getByRole('button', { name: 'Server restart required' });
  await notice.click();
  const dialog = page.getByRole('dialog', { name: 'Server restart required' });
  await expect(dialog.getByRole('link', { name: 'Core Settings' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restart…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restart Shoko Server?' });
  await expect(question.getByText('No task is running.')).toBeVisible();
  await question.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(page.getByText(/has not responded since|^Shoko Server is restarting/).first()).toBeVisible();

  // Nothing is reloaded by hand.
  await expect(page.getByText('Restart the server')).toBeHidden({ timeout: 40_000 });
  await expect(
    page
      .getByRole('textbox', { name: 'Backup Directory' })
      .or(page.getByRole('tab', { name: 'Database', exact: true }))
      .first(),
  ).toBeVisible({ timeout: 40_000 });
  await expect(notice).toBeHidden();
  // Calls of the time in which the server was down.
  consoleErrorsOf(page).length = 0;
});
