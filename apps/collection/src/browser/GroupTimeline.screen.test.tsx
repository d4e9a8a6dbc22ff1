// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 60 });

test.for([
  [1440, 900],
  [390, 844],
] as const)('lists and links the series of a group by year at %i px', async ([width, height]) => {
  await page.viewport(width, height);
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 50 } });
  const group = List.find(({ Size }) => Size > 2);
  const members = await request<Series[]>({
    path: `Group/${group?.IDs.ID}/Series`,
    query: { includeDataFrom: 'AniDB' },
  });
  await router.navigate(`/collection/group/${group?.IDs.ID}`);
  const timeline = page.getByRole('complementary', { name: 'Timeline' });
  const entries = timeline.getByRole('listitem');
  await expect.poll(() => entries.elements().length).toBe(members.length);
  const days = members.map(({ AniDB }) => AniDB?.AirDate?.slice(0, 4) ?? 'Unknown').toSorted();
  for (const [at, year] of days.entries()) {
    await expect.element(entries.nth(at)).toMatchTextContent(new RegExp(`^${year}`));
  }
  expect(document.documentElement.scrollWidth).toBe(width);
  await expectNoAxeViolations();
  await timeline.getByRole('link').first().click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/collection\/series\/\d+/);
});
