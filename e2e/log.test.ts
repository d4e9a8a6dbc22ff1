import { floodLog } from '../tools/bench/floodLog.ts';
import { expect, people, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

test('a log of 100,000 lines stays small, however many come', async ({ page, signIn, server }) => {
  test.slow();
  await signIn(people.plain, 'log');
  await expect(page.getByRole('log', { name: 'Log' })).toBeVisible();
  const figures = await floodLog(page, (data) => page.request.post(`${server.url}/__sandbox/log`, { data }));
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  expect(figures.elements).toBeLessThanOrEqual(1500);
  const [first, second] = figures.memory;
  // Without the bound it would be twice as much.
  expect(second / first).toBeLessThan(1.3);
});
