import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

test('of more than 100,000 lines the last 100,000 are kept, and few are elements', { tag: '@sweep' }, async ({
  page,
  signIn,
  server,
}) => {
  await signIn(people.plain, 'log');
  await expect(page.getByRole('log', { name: 'Log' })).toBeVisible();
  const write = (data: object) => page.request.post(`${server.url}/__sandbox/log`, { data });
  await write({ count: 52_000 });
  await expect(page.getByText(/^52,\d\d\d lines/)).toBeVisible();
  await write({ count: 52_000 });
  await expect(page.getByText(/^100,000 lines/)).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);
  await write({ count: 400, perSecond: 200 });
  await page.getByRole('searchbox', { name: 'Search log' }).fill('could not be found or failed');
  await expect(page.getByText('0 of 100,000 lines')).toBeVisible();
});
