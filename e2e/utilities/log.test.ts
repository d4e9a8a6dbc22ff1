import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

test('keeps the last 100,000 lines of the log and renders few of them when there are more', {
  tag: '@sweep',
}, async ({ page, signIn, server }) => {
  await signIn(people.administrator, 'log');
  await expect(page.getByRole('log', { name: 'Log' })).toBeVisible();
  const write = (data: object) => page.request.post(`${server.url}/__sandbox/log`, { data });
  // Each line is a frame of the hub's: a slow machine takes half a minute for them.
  const inTime = { timeout: 90_000 };
  await write({ count: 52_000 });
  await expect(page.getByText(/^52,\d\d\d lines/)).toBeVisible(inTime);
  await write({ count: 52_000 });
  await expect(page.getByText(/^100,000 lines/)).toBeVisible(inTime);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);
  await write({ count: 400, perSecond: 200 });
  await page.getByRole('searchbox', { name: 'Search log' }).fill('could not be found or failed');
  await expect(page.getByText('0 of 100,000 lines')).toBeVisible();
});
