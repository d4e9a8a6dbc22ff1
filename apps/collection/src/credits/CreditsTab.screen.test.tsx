// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Role, Series } from '@hondana/shared/api/types';
import { castQuery } from '@hondana/shared/resources/cast';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { filterExpressionsQuery } from '../shared/filters.ts';

const cards = page.getByRole('list', { name: 'Credits', exact: true });
const count = page.getByRole('status').filter({ hasText: /character|staff/ });
const search = page.getByRole('searchbox', { name: /^Search (characters|staff)/ });
const notices = page.getByRole('region', { name: 'Notices' });

withSandbox({ series: 60 });

async function showCredits(address = '') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } });
  const seriesId = List[0]?.IDs.ID ?? 0;
  const cast = await request<Role[]>({ path: `Series/${seriesId}/Cast` });
  await screen.router.navigate(`/collection/series/${seriesId}/credits${address}`);
  const actors = cast.filter(({ RoleName }) => RoleName === 'Actor');
  const staff = cast.filter(({ RoleName }) => RoleName !== 'Actor');
  return { ...screen, seriesId, actors, staff };
}

const names = () =>
  cards
    .getByRole('listitem')
    .elements()
    .map((card) => card.querySelector('[dir="auto"]')?.textContent ?? '');

test('lists characters by name with count and spoiler warning, and staff when chosen', async () => {
  const { router, actors, staff } = await showCredits();
  await expect.element(page.getByText('Possible spoilers')).toBeVisible();
  await expect.element(count).toMatchTextContent(`${actors.length} characters`);
  const sorted = [...names()].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare);
  expect(names()).toEqual(sorted);
  expect(new Set(names())).toEqual(new Set(actors.map(({ Character }) => Character?.Name)));

  await page.getByRole('radio', { name: `Staff ${staff.length}` }).click();
  await expect.element(count).toMatchTextContent(`${staff.length} staff credits`);
  expect(router.state.location.search).toBe('?view=staff');
  await expect.element(search).toHaveAttribute('placeholder', 'Staff Name...');
  expect(new Set(names())).toEqual(new Set(staff.map(({ Staff }) => Staff.Name)));
});

test('ignores spaces and letter case in the search and keeps it in the address', async () => {
  const { router, actors } = await showCredits();
  const wanted = actors[0]?.Staff.Name ?? '';
  await search.fill(wanted.toUpperCase().replaceAll(' ', ''));
  await expect.poll(() => router.state.location.search).toContain('search=');
  const expected = actors.filter(({ Staff }) => Staff.Name === wanted).length;
  await expect.element(count).toMatchTextContent(`${expected} of ${actors.length} characters`);
  await search.fill('no such name');
  await expect.element(page.getByText('No credits match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(count).toMatchTextContent(new RegExp(`^${actors.length} characters`));
  expect(router.state.location.search).toBe('');
});

test('hides roles unchecked by keyboard and keeps them in the address', async () => {
  const { router, actors } = await showCredits();
  const role = actors[0]?.RoleDetails ?? '';
  const box = page.getByRole('group', { name: 'Roles' }).getByRole('checkbox', { name: role, exact: true });
  await expect.element(box).toBeChecked();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  const rest = actors.filter(({ RoleDetails }) => RoleDetails !== role).length;
  await expect.poll(() => names().length).toBe(rest);
  expect(new URLSearchParams(router.state.location.search).getAll('without')).toEqual([role]);
  await box.click();
  await expect.poll(() => names().length).toBe(actors.length);
});

async function groupsWith(Type: string, id: number | null | undefined): Promise<string> {
  const { Total } = await request<ListResult<Group>>({
    method: 'POST',
    path: 'Filter/Preview/Group',
    query: { pageSize: 1 },
    body: { ApplyAtSeriesLevel: true, Expression: { Type, Parameter: String(id) } },
  });
  return Total === 1 ? '1 group' : `${Total} groups`;
}

test.for(['HasCharacter', 'HasCreator'] as const)('links a name to the live filter %s', async (Type) => {
  const { router, seriesId, actors, queryClient } = await showCredits();
  const [actor] = actors.toSorted((a, b) => (a.Character?.Name ?? '').localeCompare(b.Character?.Name ?? ''));
  const person = Type === 'HasCreator' ? actor?.Staff : actor?.Character;
  const link = cards.getByRole('link', { name: person?.Name ?? '', exact: true }).first();
  await expect.element(link).toHaveAttribute('href', `/collection/filter/live?f=${Type}.${person?.ID}`);
  // By keyboard: the card, then the names in it.
  (cards.getByRole('article').first().element() as HTMLElement).focus();
  for (let at = 0; at < (Type === 'HasCreator' ? 2 : 1); at += 1) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');

  await expect.poll(() => router.state.location.pathname).toBe('/collection/filter/live');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Filtered');
  const shown = page.getByRole('status').first();
  await expect.element(shown).toHaveTextContent(await groupsWith(Type, person?.ID));
  const chips = page.getByRole('list', { name: 'Conditions' });
  const name = Type === 'HasCreator' ? 'Has Creator' : 'Has Character';
  await expect.element(chips).toHaveTextContent(`${name}: ${person?.Name}`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sidebar = page.getByRole('complementary', { name: 'Filter' });
  await expect.element(sidebar.getByRole('button', { name: `Remove ${person?.Name}` })).toBeVisible();
  await expectNoAxeViolations();
  await sidebar.getByRole('button', { name: 'Close filter' }).click();

  // With an empty cache, from the address alone.
  queryClient.clear();
  await router.navigate(`/collection/series/${seriesId}/credits`);
  await router.navigate(`/collection/filter/live?f=${Type}.${person?.ID}`);
  await expect.element(chips).toHaveTextContent(`${name}: ${person?.Name}`);
});

test('shows the ID when it has no name', async () => {
  await renderScreen({
    routes,
    path: '/collection/filter/live?f=HasCreator.999999_HasCharacter.999999',
    as: 'plain',
  });
  const chips = page.getByRole('list', { name: 'Conditions' });
  await expect.element(chips).toMatchTextContent('Has Creator: 999999');
  await expect.element(chips).toMatchTextContent('Has Character: 999999');
});

test('omits staff links when the server cannot filter by creator', async () => {
  const { queryClient, actors } = await showCredits();
  expect(await requestsTo('/api/v3/Filter/Expressions')).toEqual([]);
  await cards.getByRole('link').first().hover();
  await expect.poll(() => queryClient.getQueryData(filterExpressionsQuery().queryKey)).toBeDefined();
  queryClient.setQueryData(filterExpressionsQuery().queryKey, (catalogue) =>
    catalogue?.filter(({ Expression }) => Expression !== 'HasCreator'),
  );
  await expect
    .element(cards.getByRole('link', { name: actors[0]?.Staff.Name ?? '', exact: true }))
    .not.toBeInTheDocument();
  await expect
    .element(cards.getByRole('link', { name: actors[0]?.Character?.Name ?? '', exact: true }).first())
    .toBeVisible();
});

test('queues a forced AniDB refresh', async () => {
  const { seriesId } = await showCredits();
  await page.getByRole('button', { name: 'Force Refresh AniDB' }).click();
  await expect.element(notices).toMatchTextContent('AniDB refresh queued!');
  const [sent] = await requestsTo(`/api/v3/Series/${seriesId}/AniDB/Refresh`, 'POST');
  expect(sent?.query).toContain('force=true');
});

test('reports credits that fail to load and reloads them on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Series/*/Cast', status: 400 });
  const { actors } = await showCreditsAfterFailure();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect.poll(() => names().length).toBe(actors);
});

async function showCreditsAfterFailure() {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } });
  await screen.router.navigate(`/collection/series/${List[0]?.IDs.ID}/credits`);
  await expect.element(page.getByText('The credits could not be loaded')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  const cast = await request<Role[]>({ path: `Series/${List[0]?.IDs.ID}/Cast` });
  return { actors: cast.filter(({ RoleName }) => RoleName === 'Actor').length };
}

test('renders only part of a cast of 1,000, and End moves to the last', async () => {
  const { queryClient, seriesId, actors } = await showCredits();
  await expect.element(count).toMatchTextContent(`${actors.length} characters`);
  const [actor] = actors;
  if (!actor?.Character) throw new Error('The series has no actor.');
  const { Character } = actor;
  const crowd = Array.from({ length: 1000 }, (_, at) => ({
    ...actor,
    Character: { ...Character, ID: at, Name: `Guest ${at + 1}` },
  }));
  queryClient.setQueryData(castQuery({ seriesId }).queryKey, crowd);
  await expect.element(count).toMatchTextContent('1,000 characters');
  expect(cards.getByRole('listitem').elements().length).toBeLessThan(80);
  const first = cards.getByRole('article').first().element() as HTMLElement;
  first.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toContain('Guest 1000');
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('has at most three lanes and no accessibility violations at %i px', async ([width, height]) => {
  await page.viewport(width, height);
  const { actors } = await showCredits();
  await expect.element(count).toMatchTextContent(`${actors.length} characters`);
  await expect.element(cards.getByRole('listitem').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  const lanes = new Set(
    cards
      .getByRole('listitem')
      .elements()
      .map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(lanes.size).toBeLessThanOrEqual(3);
  await expectNoAxeViolations();
});
