// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 150, serverVersion: '6.0.0.425' });

const series = page.getByRole('region', { name: 'Series' });
const links = series.getByRole('link');
const field = series.getByRole('searchbox', { name: 'Search series' });

test.each([
  ['missing-episodes', 'MissingEpisodes/Series', ''],
  ['duplicates', 'DuplicateFiles/Series', ''],
  ['missing-episodes', 'MissingEpisodes/Series', '?sort=-episodes'],
  ['multiples', 'ReleaseManagement/Series', ''],
])('the server searches %s (%s%s)', async (tab, path, query) => {
  await renderScreen({
    routes,
    path: `/utilities/release-management/${tab}${query}`,
    as: 'administrator',
  });
  await expect.element(links.first()).toBeVisible();
  const { List } = await request<ListResult<{ readonly Name?: string; readonly SeriesTitle?: string }>>({
    path,
    query: { pageSize: 50 },
  });
  const last = List.at(-1);
  const name = last?.Name ?? last?.SeriesTitle ?? '';
  await field.fill(name);
  await expect
    .poll(async () =>
      (await requestsTo(`/api/v3/${path}`, 'GET')).map((one) => new URLSearchParams(one.query).get('search')),
    )
    .toContain(name);
  await expect.element(links.filter({ hasText: name }).first()).toBeVisible();
  await expect.poll(() => links.elements().length).toBeLessThan(List.length);

  await field.fill('no series is called so');
  await expect.poll(() => links.elements().length).toBe(0);
  await expectNoAxeViolations();
});
