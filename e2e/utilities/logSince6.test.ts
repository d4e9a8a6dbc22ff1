import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20, serverVersion: '6.0.0.425' } });

test('lets an administrator of version 6 read the log back to its beginning, and search there', async ({
  page,
  signIn,
  server,
}) => {
  const write = (count: number) => page.request.post(`${server.url}/__sandbox/log`, { data: { count } });
  await write(700);
  await signIn(people.administrator, '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log' }).click();
  await expect(page.getByText('100 lines', { exact: true })).toBeVisible();
  await write(1);
  await expect(page.getByText('101 lines', { exact: true })).toBeVisible();

  const older = page.getByRole('button', { name: 'Show older lines' });
  await older.click();
  await expect(page.getByText('101 lines', { exact: true })).toBeHidden();
  await older.click();
  await expect(page.getByText('The log begins here.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search log' }).fill('initializing database');
  await page.getByRole('button', { name: 'Search older lines' }).click();
  await expect(page.getByRole('log').getByText('Initializing Database')).toBeVisible();
});

test('offers other users of version 6 no log, and says why at its address', async ({ page, signIn }) => {
  await signIn(people.plain, 'log');
  await expect(page.getByText('Only administrators can read the log')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Utilities' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Log' })).toHaveCount(0);
});
