import { floodLog } from '../../tools/bench/floodLog.ts';
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
  const figures = await floodLog(page, write, { count: 52_000, seconds: 1 });
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  expect(figures.elements).toBeLessThanOrEqual(1500);
  await expect(page.getByText('0 of 100,000 lines')).toBeVisible();
});
