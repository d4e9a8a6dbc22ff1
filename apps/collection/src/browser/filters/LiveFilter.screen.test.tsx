// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series, SeriesOverview } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';
import { filterSidebarOpenAtom } from './filterSidebar.ts';

const heading = page.getByRole('heading', { level: 1 });
const count = page.getByRole('status').first();
const toggle = page.getByRole('button', { name: 'Filter', exact: true });
const sidebar = page.getByRole('complementary', { name: 'Filter' });

withSandbox({ series: 60 });
beforeEach(() => getDefaultStore().set(filterSidebarOpenAtom, false));

async function found(Expression: object): Promise<string> {
  const { Total } = await request<ListResult<Group>>({
    method: 'POST',
    path: 'Filter/Preview/Group',
    query: { pageSize: 1 },
    body: { ApplyAtSeriesLevel: true, Expression },
  });
  return Total === 1 ? '1 group' : `${Total} groups`;
}

async function addCondition(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Condition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Condition' });
  await expect.element(dialog.getByText('--Select Criteria--')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Criteria' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Condition' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('opens the live filter with the sidebar, and conditions update count and address', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(heading).toHaveTextContent('Collection');
  await toggle.click();
  await expect.poll(() => router.state.location.pathname).toBe('/collection/filter/live');
  await expect.element(toggle).toHaveFocus();
  await expect.element(heading).toHaveTextContent('Filtered');
  await expect.element(sidebar.getByText('No conditions')).toBeVisible();
  await expectNoAxeViolations();

  await addCondition('Is Finished');
  await expect.poll(() => router.state.location.search).toBe('?f=IsFinished');
  await expect.element(count).toHaveTextContent(await found({ Type: 'IsFinished' }));
  await sidebar.getByRole('combobox', { name: 'Is Finished' }).click();
  await page.getByRole('option', { name: 'False' }).click();
  await expect.poll(() => router.state.location.search).toBe('?f=-IsFinished');
  const without = await found({ Type: 'Not', Left: { Type: 'IsFinished' } });
  await expect.element(count).toHaveTextContent(without);
  await expectNoAxeViolations();

  await router.navigate(-1);
  await expect.element(count).toHaveTextContent(await found({ Type: 'IsFinished' }));
  await sidebar.getByRole('button', { name: 'Remove Is Finished' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(sidebar.getByText('No conditions')).toBeVisible();
});

test('combines values with Or under Match Any and with And under Match All', async () => {
  await renderScreen({ routes, path: '/collection/filter/live?f=InYear.2001.2002.2003', as: 'plain' });
  const year = (Parameter: string) => ({ Type: 'InYear', Parameter });
  const tree = (Type: string) => ({
    Type,
    Left: year('2001'),
    Right: { Type, Left: year('2002'), Right: year('2003') },
  });
  await expect.element(count).toHaveTextContent(await found(tree('Or')));
  await toggle.click();
  await expect.element(sidebar.getByRole('radio', { name: 'Match Any' })).toBeChecked();
  (sidebar.getByRole('radio', { name: 'Match Any' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(sidebar.getByRole('radio', { name: 'Match All' })).toBeChecked();
  await expect
    .poll(async () => (await requestsTo('/api/v3/Filter/Preview/Group')).at(-1)?.body)
    .toMatchObject({ Expression: tree('And') });
  await sidebar.getByRole('button', { name: 'Remove 2002' }).click();
  await expect.element(sidebar.getByRole('button', { name: 'Remove 2002' })).not.toBeInTheDocument();
  await expect.element(sidebar.getByRole('button', { name: 'Remove 2003' })).toBeVisible();
});

test('includes and excludes tags, and Clear Filter resets them', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=HasTag.&sort=-AirDate',
    as: 'plain',
  });
  await expect.element(heading).toHaveTextContent('Filtered');
  await toggle.click();
  const { List } = await request<ListResult<{ Name: string }>>({
    path: 'Tag/AniDB',
    query: { pageSize: 0, excludeDescriptions: true },
  });
  const [first, second] = [...new Set(List.map(({ Name }) => Name))].sort((a, b) => b.length - a.length);
  const included = sidebar.getByRole('combobox', { name: 'Included' });
  await included.click();
  await userEvent.keyboard(`${first}{Enter}`);
  await expect.element(sidebar.getByRole('button', { name: `Remove ${first}` })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await sidebar.getByRole('combobox', { name: 'Excluded' }).click();
  await userEvent.keyboard(`${second}{Enter}`);
  await expect.element(sidebar.getByRole('button', { name: `Remove ${second}` })).toBeVisible();
  const expression = {
    Type: 'And',
    Left: { Type: 'HasTag', Parameter: first },
    Right: { Type: 'Not', Left: { Type: 'HasTag', Parameter: second } },
  };
  await expect
    .poll(async () => (await requestsTo('/api/v3/Filter/Preview/Group')).at(-1)?.body)
    .toMatchObject({ Expression: expression, Sorting: { Type: 'AirDate', IsInverted: true } });
  await userEvent.keyboard('{Tab}');
  await sidebar.getByRole('button', { name: 'Clear Filter' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('names invalid parts of the address and offers to clear the filter', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished_HasMagic&q=a',
    as: 'plain',
  });
  await expect.element(page.getByText('Invalid filter')).toBeVisible();
  await expect.element(page.getByText('HasMagic')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect.poll(() => router.state.location.search).toBe('?q=a');
  await expect.element(page.getByRole('list', { name: 'Groups' })).toBeVisible();
});

test('sorts by a catalogue entry and shows letters only when sorted by name', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(page.getByRole('slider', { name: 'Jump to letter' })).toBeVisible();
  const sort = page.getByRole('button', { name: /^Sort/ });
  await expect.element(sort).toHaveTextContent('Name↑');
  await sort.click();
  const order = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  await order('Air Date').click();
  await expect.poll(() => router.state.location.search).toBe('?sort=AirDate');
  await expect.element(page.getByRole('slider', { name: 'Jump to letter' })).not.toBeInTheDocument();
  await order('Descending').click();
  await expect.poll(() => router.state.location.search).toBe('?sort=-AirDate');
  await expect.element(order('Air Date')).toHaveAttribute('aria-checked', 'true');
  // The outgoing list is faded.
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(sort).toHaveFocus();
  await expect.element(sort).toHaveTextContent('Air Date↓');
  await expect.element(sort).toHaveAccessibleName('Sort: Air Date, descending');
  await sort.click();
  await order('Ascending').click();
  await order('Name').click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('shows conditions as chips that are removed one by one or all at once', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished_HasTag.action.-comedy_InYear.&sort=-AirDate&q=a',
    as: 'plain',
  });
  const chips = page.getByRole('list', { name: 'Conditions' }).getByRole('listitem');
  const texts = () => chips.elements().map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['Is Finished', 'action', 'Not comedy']);
  await expect.element(sidebar).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await expectNoAxeViolations();
  const remove = (name: string) =>
    page.getByRole('button', { name: `Remove condition ${name}`, exact: true });
  await remove('action').click();
  await expect.poll(texts).toEqual(['Is Finished', 'Not comedy']);
  await expect.element(remove('Not comedy')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(texts).toEqual(['Is Finished']);
  await expect.element(remove('Is Finished')).toHaveFocus();
  expect(new URLSearchParams(router.state.location.search).get('f')).toBe('IsFinished_InYear.');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  expect(router.state.location.search).toBe('?sort=-AirDate&q=a');
  await expect.element(chips.first()).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
});

test('keeps conditions on one row on a phone and fades it where it overflows', async () => {
  await page.viewport(390, 844);
  await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished_HasTmdbLink_HasTag.action.-comedy_InYear.2001.2002.2003',
    as: 'plain',
  });
  const list = page.getByRole('list', { name: 'Conditions' });
  await expect.element(list).toBeVisible();
  const strip = list.element().parentElement;
  if (!strip) throw new Error('The conditions are in no strip.');
  const fades = () => [strip.hasAttribute('data-before'), strip.hasAttribute('data-after')];
  await expect.poll(fades).toEqual([false, true]);
  expect(getComputedStyle(strip).maskImage).toContain('gradient');
  expect(strip.getBoundingClientRect().height).toBeLessThan(48);
  // The catalogue's names may load later, and make the row longer.
  const fadesAt = (left: number) => () => {
    strip.scrollTo({ left, behavior: 'instant' });
    return fades();
  };
  await expect.poll(fadesAt(60)).toEqual([true, true]);
  await expect.poll(fadesAt(5000)).toEqual([true, false]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

test('applies the live filter inside a group', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished',
    as: 'plain',
  });
  await expect.element(count).toHaveTextContent(await found({ Type: 'IsFinished' }));
  const { List } = await request<ListResult<Group>>({
    method: 'POST',
    path: 'Filter/Preview/Group',
    query: { pageSize: 100 },
    body: { ApplyAtSeriesLevel: true, Expression: { Type: 'IsFinished' } },
  });
  const group = List.find(({ Size }) => Size > 1);
  if (!group) throw new Error('The sandbox has no finished group of several series.');
  await router.navigate(`/collection/group/${group.IDs.ID}/filter/live?f=IsFinished`);
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: group.Name }))
    .toBeVisible();
  await expect.element(heading).toHaveTextContent('Filtered');
  await expect
    .poll(async () => (await requestsTo(`/api/v3/Filter/Preview/Group/${group.IDs.ID}/Series`)).at(-1)?.body)
    .toMatchObject({ ApplyAtSeriesLevel: true, Expression: { Type: 'IsFinished' } });
});

test('opens conditions as a sheet on a phone', async () => {
  await page.viewport(390, 844);
  await renderScreen({ routes, path: '/collection/filter/live?f=IsFinished_InSeason.', as: 'plain' });
  await expect.element(heading).toHaveTextContent('Filtered');
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(sheet.getByRole('combobox', { name: 'Is Finished' })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Values of In Season' }).click();
  await expect
    .element(page.getByRole('option').first())
    .toMatchTextContent(/^\d{4}: (Winter|Spring|Summer|Fall)$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('links season and tags of a series to a live filter', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 20 } });
  const overviews = await Promise.all(
    List.map(async ({ IDs }) => ({
      id: IDs.ID,
      season: (await request<SeriesOverview>({ path: `WebUI/Series/${IDs.ID}` })).FirstAirSeason,
    })),
  );
  const one = overviews.find(({ season }) => season);
  if (!one?.season) throw new Error('No series of the sandbox has a season.');
  await router.navigate(`/collection/series/${one.id}`);
  const tags = page.getByRole('region', { name: 'Top 10 Tags' });
  await expect
    .poll(() => tags.getByRole('link').first().element().getAttribute('href'))
    .toMatch(/filter\/live\?f=Has(Custom)?Tag\./);
  await page.getByRole('link', { name: one.season }).click();
  const [season = '', year = ''] = one.season.split(' ');
  await expect.poll(() => router.state.location.search).toBe(`?f=InSeason.${year}-${season}`);
  await expect.element(heading).toHaveTextContent('Filtered');
  await expect
    .element(count)
    .toHaveTextContent(await found({ Type: 'InSeason', Parameter: year, SecondParameter: season }));
});

const tree = page.getByRole('dialog', { name: 'Edit Conditions' });
const group = (index: number) => tree.getByRole('group', { name: 'Group', exact: true }).nth(index);

async function addToGroup(index: number, name: string): Promise<void> {
  const adder = group(index).getByRole('combobox', { name: 'Add condition' }).last();
  (adder.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible();
  await userEvent.keyboard(name);
  await userEvent.keyboard('{Enter}');
}

test('nests conditions in groups and keeps them in the address and in a preset', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished',
    as: 'administrator',
  });
  await toggle.click();
  await sidebar.getByRole('button', { name: 'Edit as Tree' }).click();
  await expect.element(tree.getByRole('combobox', { name: 'Is Finished' })).toBeVisible();
  await tree.getByRole('button', { name: 'Add Group' }).click();
  await addToGroup(1, 'Has Missing Episodes');
  await expect.element(tree.getByRole('combobox', { name: 'Has Missing Episodes' })).toHaveFocus();
  await addToGroup(1, 'In Year');
  await expect.element(tree.getByText('Choose a value for each condition.')).toBeVisible();
  await expect.element(tree.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await tree.getByRole('combobox', { name: 'Values of In Year' }).fill('2001');
  await page.getByRole('option', { name: '2001' }).click();
  await group(1).getByRole('checkbox', { name: 'Not', exact: true }).first().click();
  await expectNoAxeViolations();
  await page.viewport(390, 844);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
  await page.viewport(1440, 900);
  await tree.getByRole('button', { name: 'Apply' }).click();

  await expect
    .poll(() => router.state.location.search)
    .toBe('?f=IsFinished&tree=Not-1_Or-2_HasMissingEpisodes_InYear.2001');
  const expression = {
    Type: 'And',
    Left: { Type: 'IsFinished' },
    Right: {
      Type: 'Not',
      Left: {
        Type: 'Or',
        Left: { Type: 'HasMissingEpisodes' },
        Right: { Type: 'InYear', Parameter: '2001' },
      },
    },
  };
  await expect.element(count).toHaveTextContent(await found(expression));
  await expect.element(page.getByText('1 more condition', { exact: true })).toBeVisible();

  await sidebar.getByRole('button', { name: 'Save as Preset' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as Preset' });
  await naming.getByRole('textbox').fill('Nested');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/filter\/\d+$/);
  expect((await requestsTo('/api/v3/Filter', 'POST'))[0]?.body).toMatchObject({ Expression: expression });

  // On the preset, the address holds the change until it is saved.
  await sidebar.getByRole('button', { name: 'Edit as Tree' }).click();
  await group(1).getByRole('button', { name: 'Remove In Year' }).click();
  await tree.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => router.state.location.search).toBe('?f=IsFinished_-HasMissingEpisodes&tree=');
  await sidebar.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('names and keeps conditions that cannot be edited', async () => {
  const compared = 'DateLessThan-1.2001*-01*-01_AirDate';
  const { router } = await renderScreen({
    routes,
    path: `/collection/filter/live?tree=${compared}`,
    as: 'plain',
  });
  await toggle.click();
  await sidebar.getByRole('button', { name: 'Edit as Tree' }).click();
  await expect.element(tree.getByText(/2001-01-01\)$/)).toBeVisible();
  await expect.element(tree.getByText("Can't be edited here, and is kept as it is.")).toBeVisible();
  await addToGroup(0, 'Is Finished');
  await tree.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => router.state.location.search).toBe(`?tree=${compared}&f=IsFinished`);
});

test('names the part of the address that is an invalid tree', async () => {
  await renderScreen({ routes, path: '/collection/filter/live?tree=Or-2_IsFinished', as: 'plain' });
  await expect.element(page.getByText('Or-2_IsFinished')).toBeVisible();
});
