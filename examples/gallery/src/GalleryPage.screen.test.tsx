import { Outlet } from '@hondana/shared/navigation';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { routes as pages } from './routes.tsx';

beforeAll(() => commands.startSandbox({ series: 20 }));
afterAll(() => commands.stopSandbox());

const routes = [
  {
    element: (
      <main>
        <Outlet />
      </main>
    ),
    children: pages,
  },
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`shows accessible components in three themes at ${width} px, without scrolling sideways`, async () => {
    await page.viewport(width, height);
    await renderScreen({ routes, path: '/gallery' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
}

test('finds a query by name, and shows its module and required role', async () => {
  await page.viewport(1440, 900);
  await renderScreen({ routes, path: '/gallery' });
  await page.getByRole('searchbox', { name: 'Search queries' }).fill('deleteSeries');
  const table = page.getByRole('table', { name: 'resources/seriesWrites' });
  for (const text of ['deleteSeries', 'useWrite', 'DELETE Series/{seriesId}', 'administrator']) {
    await expect.element(table.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole('table', { name: 'resources/tags' })).not.toBeInTheDocument();
});
