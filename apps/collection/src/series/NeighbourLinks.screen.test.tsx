// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { FilterBody, Group, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('link', { name: /^Next series: / });
const previous = page.getByRole('link', { name: /^Previous series: / });
const wall = page.getByRole('list', { name: 'Groups', exact: true });
const groupList = page.getByRole('list', { name: 'Series', exact: true });

withSandbox({ series: 140 });

interface Entry {
  readonly seriesId: number;
  /** Index of its group. */
  readonly group: number;
  /** Opened by the group's own card. */
  readonly isAlone: boolean;
}

async function entriesOf(body: FilterBody, seriesBody: FilterBody): Promise<Entry[]> {
  const { List } = await request<ListResult<Group>>({
    method: 'POST',
    path: 'Filter/Preview/Group',
    query: { pageSize: 0 },
    body,
  });
  const entries = await Promise.all(
    List.map(async ({ IDs, Size }, group): Promise<Entry[]> => {
      if (Size === 1) return [{ seriesId: IDs.MainSeries, group, isAlone: true }];
      const path = `Filter/Preview/Group/${IDs.ID}/Series`;
      const query = { recursive: true, includeMissing: true };
      const series = await request<Series[]>({ method: 'POST', path, query, body: seriesBody });
      return series.map((one) => ({ seriesId: one.IDs.ID, group, isAlone: false }));
    }),
  );
  return entries.flat();
}

const hrefOf = (entry: Entry | undefined, tab = 'overview') => `/collection/series/${entry?.seriesId}/${tab}`;

test('steps from the wall through the series of a group, and Back returns to the card', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const entries = await entriesOf({}, {});
  // Followed by a group of several, so that the links lead into it and out again.
  const at = entries.findIndex(({ isAlone }, place) => place > 2 && isAlone && !entries[place + 1]?.isAlone);
  const start = entries[at];
  const card = wall.getByRole('link').nth(start?.group ?? 0);
  await expect.element(card).toHaveAttribute('href', hrefOf(start));
  const lists = (await requestsTo('/api/v3/Filter/Preview/Group')).length;
  await card.click();
  await expect.poll(() => router.state.location.pathname).toBe(hrefOf(start));
  await expect.element(previous).toHaveAttribute('href', hrefOf(entries[at - 1]));

  let place = at;
  do {
    place += 1;
    await expect.element(next).toHaveAttribute('href', hrefOf(entries[place]));
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(hrefOf(entries[place]));
    await expect.element(previous).toHaveAttribute('href', hrefOf(entries[place - 1]));
  } while (!entries[place]?.isAlone);
  const { Name } = await request<Series>({ path: `Series/${entries[place]?.seriesId}` });
  await expect.element(heading).toHaveTextContent(Name);
  await expect.element(next).toHaveAttribute('title', expect.stringMatching(/^Next series: ./));
  await previous.click();
  await expect.poll(() => router.state.location.pathname).toBe(hrefOf(entries[place - 1]));
  expect(await requestsTo('/api/v3/Filter/Preview/Group')).toHaveLength(lists);

  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  await expect.element(card).toHaveFocus();
});

test('links across page boundaries and offers no next series after the last', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection',
    as: 'plain',
  });
  await router.navigate('/collection/filter/live?sort=-AirDate');
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const sorting = { Sorting: { Type: 'AirDate', IsInverted: true } };
  const entries = await entriesOf(
    { ApplyAtSeriesLevel: false, ...sorting },
    { ApplyAtSeriesLevel: true, ...sorting },
  );
  expect(entries.at(-1)?.group).toBeGreaterThan(50);
  const state = (index: number) => ({
    origin: {
      list: 'groups',
      body: { ApplyAtSeriesLevel: false, ...sorting },
      seriesBody: { ApplyAtSeriesLevel: true, ...sorting },
      index,
    },
  });
  for (const edge of [49, 50]) {
    const at = entries.findIndex(({ group }) => group === edge);
    await router.navigate(hrefOf(entries[at]), { state: state(edge) });
    await expect.element(previous).toHaveAttribute('href', hrefOf(entries[at - 1]));
    await expect.element(next).toHaveAttribute('href', hrefOf(entries[at + 1]));
  }
  const last = entries.at(-1);
  await router.navigate(hrefOf(last), { state: state(last?.group ?? 0) });
  await expect.element(previous).toHaveAttribute('href', hrefOf(entries.at(-2)));
  await expect.element(next).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('steps through a group in its order and keeps tab and list when the cache is empty', async () => {
  const { router, queryClient } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const group = List.toSorted((one, other) => other.Size - one.Size)[0];
  await router.navigate(`/collection/group/${group?.IDs.ID}/filter/live?sort=-AirDate`);
  await expect.poll(() => groupList.getByRole('link').elements().length).toBe(group?.Size);
  const hrefs = groupList
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '');
  await groupList.getByRole('link').first().click();
  await expect.element(next).toHaveAttribute('href', hrefs[1] ?? '');
  await expect.element(previous).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Episodes', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search episodes' });
  await search.fill('a');
  await expect.poll(() => router.state.location.search).toBe('?search=a');
  const second = hrefs[1]?.replace('overview', 'episodes') ?? '';
  await expect.element(next).toHaveAttribute('href', second);
  await next.click();
  await expect.poll(() => router.state.location.pathname).toBe(second);
  await expect.element(previous).toHaveAttribute('href', (hrefs[0] ?? '').replace('overview', 'episodes'));

  // A redirect keeps the origin, too.
  const first = hrefs[0]?.replace('overview', 'images') ?? '';
  await page.getByRole('link', { name: 'Images', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/images\/posters$/);
  await expect.element(previous).toHaveAttribute('href', first);
  await page.getByRole('link', { name: /^Backdrops/ }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/images\/backdrops$/);
  await expect.element(previous).toHaveAttribute('href', first);
  await router.navigate(-1);

  // As after a reload: only the history entry is left.
  await router.navigate('/collection');
  queryClient.clear();
  await router.navigate(-1);
  await expect.element(previous).toHaveAttribute('href', (hrefs[0] ?? '').replace('overview', 'episodes'));
});

test('offers no neighbours when the history entry has no valid origin', async () => {
  const { router, queryClient } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const [first] = await entriesOf({}, {});
  // The wall prefetches below the viewport.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const lists = (await requestsTo('/api/v3/Filter/Preview/*')).length;
  const broken = { list: 'groups', body: {}, seriesBody: {}, index: -1 };
  for (const state of [undefined, { origin: broken }, { origin: { list: 'groups' } }, { firstRun: true }]) {
    await router.navigate(hrefOf(first), { state });
    await expect.element(page.getByRole('heading', { name: 'Episode On Deck' })).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await expect.element(previous).not.toBeInTheDocument();
  }
  expect(await requestsTo('/api/v3/Filter/Preview/*')).toHaveLength(lists);
});

test('fits a phone, with links at least 24 px in size', async () => {
  await page.viewport(390, 844);
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const entries = await entriesOf({}, {});
  const start = entries.find(({ isAlone, group }) => isAlone && group > 0);
  const state = { origin: { list: 'groups', body: {}, seriesBody: {}, index: start?.group } };
  await router.navigate(hrefOf(start), { state });
  await expect.element(next).toBeVisible();
  await expect.element(previous).toBeVisible();
  const { width, height } = next.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
