// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

const heading = page.getByRole('heading', { level: 1 });
const cards = page.getByRole('list', { name: 'Series' }).getByRole('link');

withSandbox({ series: 60 });

async function severalSeries(): Promise<Group> {
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 50 } });
  const group = List.find(({ Size }) => Size > 1);
  if (!group) throw new Error('The sandbox has no group of several series.');
  return group;
}

test('lists the series of a group and keeps the search in the address', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const group = await severalSeries();
  await router.navigate(`/collection/group/${group.IDs.ID}`);
  await expect.element(heading).toHaveTextContent(group.Name);
  await expect.poll(() => cards.elements().length).toBe(group.Size);
  await expect.element(page.getByRole('status').first()).toHaveTextContent(`${group.Size} series`);
  const { Local, Watched } = group.Sizes;
  const about = page.getByRole('region', { name: 'About this group' });
  const seen = `${Watched.Episodes + Watched.Specials} of ${Local.Episodes + Local.Specials} episodes watched`;
  await expect.element(about).toMatchTextContent(seen);
  await expect.element(about).toMatchTextContent(/\d+ files/);
  await expectNoAxeViolations();

  await page.getByRole('searchbox', { name: 'Search series' }).fill('no such series');
  await expect.poll(() => router.state.location.search).toBe('?qs=no+such+series');
  await expect.element(page.getByText('No series/groups available!')).toBeVisible();
  const asked = await requestsTo(`/api/v3/Filter/Preview/Group/${group.IDs.ID}/Series`);
  expect(asked.at(-1)?.body).toMatchObject({ ApplyAtSeriesLevel: true });
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.poll(() => cards.elements().length).toBe(group.Size);
  await cards.first().click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/collection\/series\/\d+\/overview/);
});

test('sorts the series of a group by air date, or by name when chosen', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const members = async (group: Group) =>
    request<Series[]>({
      path: `Group/${group.IDs.ID}/Series`,
      query: { recursive: true, includeDataFrom: 'AniDB' },
    });
  const dayOf = ({ AniDB }: Series) => AniDB?.AirDate ?? '9999';
  const byDay = (all: Series[]) =>
    all.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))).map(({ Name }) => Name);
  const order = new Intl.Collator('en', { sensitivity: 'base' }).compare;
  const byName = (all: Series[]) => all.map(({ Name }) => Name).toSorted(order);
  let found: { group: Group; all: Series[] } | undefined;
  for (const group of List.filter(({ Size }) => Size > 1)) {
    const all = await members(group);
    if (new Set(all.map(dayOf)).size === all.length && String(byDay(all)) !== String(byName(all))) {
      found = { group, all };
      break;
    }
  }
  if (!found) throw new Error('The sandbox has no group whose two orders differ.');
  const names = () => cards.elements().map((card) => card.querySelector('[title]')?.getAttribute('title'));
  await router.navigate(`/collection/group/${found.group.IDs.ID}`);
  await expect.poll(names).toEqual(byDay(found.all));
  const sort = page.getByRole('button', { name: /^Sort/ });
  await expect.element(sort).toHaveAccessibleName('Sort: Air Date, ascending');
  await sort.click();
  await page.getByRole('menuitemcheckbox', { name: 'Name', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?sort=Name');
  await expect.poll(names).toEqual(byName(found.all));
  await page.getByRole('menuitemcheckbox', { name: 'Air Date', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.poll(names).toEqual(byDay(found.all));
});

test('links a card to its group when it has several series, otherwise to its series', async () => {
  await renderScreen({ routes, path: '/collection', as: 'plain' });
  const wall = page.getByRole('list', { name: 'Groups' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const groups = await request<ListResult<Group>>({ method: 'POST', path: 'Filter/Preview/Group', body: {} });
  const shown = groups.List.slice(0, 14);
  expect(new Set(shown.map(({ Size }) => Size === 1))).toEqual(new Set([true, false]));
  for (const [index, { IDs, Size }] of shown.entries()) {
    const target =
      Size === 1 ? `/collection/series/${IDs.MainSeries}/overview` : `/collection/group/${IDs.ID}`;
    await expect.element(wall.getByRole('link').nth(index)).toHaveAttribute('href', target);
  }
});

test('reports a group that is missing or whose series fail to load', async () => {
  const { router } = await renderScreen({ routes, path: '/collection/group/987654', as: 'plain' });
  await expect.element(heading).toHaveTextContent('The group could not be loaded');
  await expect.element(page.getByText('It may have been merged with another or deleted.')).toBeVisible();
  await expectNoAxeViolations();
  await router.navigate('/collection');
  const group = await severalSeries();
  await misbehave({ pattern: `*/Group/${group.IDs.ID}/Series`, status: 500 });
  await router.navigate(`/collection/group/${group.IDs.ID}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent("The group's series could not be loaded");
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => cards.elements().length).toBe(group.Size);
});
