// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Filter, FilterExpressionHelp, Group, ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expectNoTabLayoutShift } from '@hondana/shared/testing/tabsInPlace';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { filterSidebarOpenAtom } from './filterSidebar.ts';

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog', { name: 'Filter Presets' });
const sidebar = page.getByRole('complementary', { name: 'Filter' });

withSandbox({ series: 60 });
beforeEach(() => getDefaultStore().set(filterSidebarOpenAtom, false));

function allFilters(): Promise<ListResult<Filter>> {
  return request<ListResult<Filter>>({ path: 'Filter', query: { includeEmpty: true, pageSize: 0 } });
}

async function openPresets(): Promise<void> {
  await page.getByRole('button', { name: 'Filter Presets' }).click();
  await expect.element(dialog.getByRole('tab', { name: 'Filters' })).toBeVisible();
}

async function choose(preset: string, action: string): Promise<void> {
  await dialog.getByRole('button', { name: `Actions for ${preset}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('lists presets in tabs with their sizes, links only non-empty ones, and opens one', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  await openPresets();
  const { List } = await allFilters();
  const full = List.find(({ IsDirectory, Size }) => !IsDirectory && Size > 0);
  const empty = List.find(({ IsDirectory, Size }) => !IsDirectory && Size === 0);
  const directories = List.filter(({ IsDirectory }) => IsDirectory);
  if (!full) throw new Error('The sandbox has no preset with groups.');
  for (const { Name } of directories) {
    await expect.element(dialog.getByRole('tab', { name: Name, exact: true })).toBeVisible();
  }
  if (empty) {
    await expect.element(dialog.getByText(empty.Name, { exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: empty.Name })).not.toBeInTheDocument();
  }
  await expect.element(dialog.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await dialog.getByRole('link', { name: `${full.Name} ${full.Size}` }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/collection/filter/${full.IDs.ID}`);
  await expect.element(heading).toHaveTextContent(full.Name);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('keeps its position and height between tabs', async () => {
  await renderScreen({ routes, path: '/collection', as: 'plain' });
  await openPresets();
  await expectNoTabLayoutShift(dialog);
});

test('searches the presets of a directory', async () => {
  await page.viewport(390, 844);
  await renderScreen({ routes, path: '/collection', as: 'plain' });
  await openPresets();
  const { List } = await allFilters();
  const directory = List.find(({ IsDirectory, Name }) => IsDirectory && Name === 'Years');
  if (!directory) throw new Error('The sandbox has no directory of years.');
  await dialog.getByRole('tab', { name: 'Years' }).click();
  const inside = await request<ListResult<Filter>>({
    path: `Filter/${directory.IDs.ID}/Filter`,
    query: { pageSize: 0 },
  });
  const [first, other] = inside.List;
  if (!first || !other) throw new Error('The directory of years has no presets.');
  await expect.element(dialog.getByText(other.Name, { exact: true })).toBeVisible();
  const search = dialog.getByRole('searchbox', { name: 'Search presets' });
  await expect.element(search).toHaveAttribute('placeholder', 'Search...');
  await search.fill(first.Name.toUpperCase());
  await expect.element(dialog.getByText(other.Name, { exact: true })).not.toBeInTheDocument();
  await expect.element(dialog.getByText(first.Name, { exact: true })).toBeVisible();
  await search.fill('no such year');
  await expect.element(dialog.getByText('Your search for no such year returned zero results.')).toBeVisible();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('lets an administrator save, edit, rename and delete a preset', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished&sort=-AirDate',
    as: 'administrator',
  });
  // Unique per retry: a failed attempt's preset still exists.
  const name = `Done with ${Date.now()}`;
  await expect.element(heading).toHaveTextContent('Filtered');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await sidebar.getByRole('button', { name: 'Save as Preset' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as Preset' });
  await expect.element(naming.getByRole('button', { name: 'Save' })).toBeDisabled();
  await naming.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectNoAxeViolations();
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading).toHaveTextContent(name);
  expect((await requestsTo('/api/v3/Filter', 'POST')).at(-1)?.body).toMatchObject({
    Name: name,
    ApplyAtSeriesLevel: true,
    Expression: { Type: 'IsFinished' },
    Sorting: { Type: 'AirDate', IsInverted: true },
  });
  const id = Number(router.state.location.pathname.split('/').at(-1));

  await openPresets();
  await choose(name, 'Edit Conditions');
  await expect.poll(() => router.state.location.pathname).toBe(`/collection/filter/${id}`);
  await expect.element(sidebar.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  await sidebar.getByRole('combobox', { name: 'Is Finished' }).click();
  const isNotFinished = page.getByRole('option', { name: 'False' });
  await expect.element(isNotFinished).toBeVisible();
  await isNotFinished.click();
  await expect.poll(() => router.state.location.search).toBe('?f=-IsFinished');
  await expect.element(heading).toHaveTextContent('Filtered');
  await sidebar.getByRole('button', { name: `Save changes to “${name}”` }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(heading).toHaveTextContent(name);
  const saved = await request<Filter>({ path: `Filter/${id}`, query: { withConditions: true } });
  expect(saved).toMatchObject({
    Expression: { Type: 'Not', Left: { Type: 'IsFinished' } },
    Sorting: { Type: 'AirDate', IsInverted: true },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => request<Filter>({ path: `Filter/${id}`, query: { withConditions: true } }))
    .toMatchObject({ Expression: { Type: 'IsFinished' } });

  await openPresets();
  await choose(name, 'Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename Preset' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Finished ones');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect.element(dialog.getByRole('link', { name: /^Finished ones/ })).toBeVisible();

  await choose('Finished ones', 'Delete');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/^Delete the preset “Finished ones”\?/);
  await question.getByRole('button', { name: 'Delete Preset' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('link', { name: /^Finished ones/ })).not.toBeInTheDocument();
  expect((await allFilters()).List.some(({ IDs }) => IDs.ID === id)).toBe(false);
});

async function showPreset(name: string, as: 'plain' | 'administrator') {
  const { router } = await renderScreen({ routes, path: '/collection', as });
  const preset = (await allFilters()).List.find(({ Name }) => Name === name);
  if (!preset) throw new Error(`The sandbox has no preset ${name}.`);
  await router.navigate(`/collection/filter/${preset.IDs.ID}`);
  await expect.element(heading).toHaveTextContent(name);
  return { router, id: preset.IDs.ID };
}

const lastList = async () => (await requestsTo('/api/v3/Filter/Preview/Group')).at(-1)?.body;

test('lets users who may not save edit the conditions of a preset in the sidebar', async () => {
  const { router, id } = await showPreset('Votes Needed', 'plain');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  expect(router.state.location.pathname).toBe(`/collection/filter/${id}`);
  const finished = sidebar.getByRole('combobox', { name: 'Is Finished' });
  await expect.element(finished).toHaveTextContent('True');
  await expect.element(sidebar.getByRole('group')).toHaveLength(2);
  await expect.element(sidebar.getByText('No conditions')).not.toBeInTheDocument();
  await expect.element(sidebar.getByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  await expectNoAxeViolations();

  await finished.click();
  await page.getByRole('option', { name: 'False' }).click();
  await expect.element(finished).toHaveTextContent('False');
  await expect.element(heading).toHaveTextContent('Filtered');
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Votes Needed' }))
    .toBeVisible();
  await expect.poll(lastList).toMatchObject({
    ApplyAtSeriesLevel: true,
    Expression: {
      Type: 'And',
      Left: { Type: 'Not', Left: { Type: 'IsFinished' } },
      Right: { Type: 'MissingPermanentUserVotes' },
    },
  });
  await expect.element(sidebar.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();

  for (const { Name } of await sidebarCriteria()) {
    await sidebar.getByRole('button', { name: `Remove ${Name}` }).click();
  }
  await expect.element(sidebar.getByText('No conditions')).toBeVisible();
  await expect.poll(lastList).not.toHaveProperty('Expression');
  await sidebar.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.element(finished).toHaveTextContent('True');
  expect(router.state.location.search).toBe('');
  await expect.element(heading).toHaveTextContent('Votes Needed');
});

test('keeps the preset in the address when Filter is pressed before it renders', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const preset = (await allFilters()).List.find(({ Name }) => Name === 'Votes Needed');
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(filter).toBeVisible();
  await router.navigate(`/collection/filter/${preset?.IDs.ID}`);
  clickInSameTick(filter);
  expect(router.state.location.pathname).toBe(`/collection/filter/${preset?.IDs.ID}`);
  await expect.element(sidebar.getByRole('combobox', { name: 'Is Finished' })).toHaveTextContent('True');
  await expect.element(heading).toHaveTextContent('Votes Needed');
});

/** Of the preset "Votes Needed". */
async function sidebarCriteria() {
  const catalogue = await request<FilterExpressionHelp[]>({ path: 'Filter/Expressions' });
  return catalogue.filter(({ Expression }) =>
    ['IsFinished', 'MissingPermanentUserVotes'].includes(Expression),
  );
}

test('counts conditions without a control and keeps them when others are saved', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  const rated = { Type: 'NumberGreaterThan', Left: { Type: 'AverageAniDBRating' }, Parameter: '2' };
  const { IDs } = await request<Filter>({
    method: 'POST',
    path: 'Filter',
    body: { Name: `Rated ${Date.now()}`, ApplyAtSeriesLevel: true, Expression: rated },
  });
  await router.navigate(`/collection/filter/${IDs.ID}`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(sidebar.getByText(/^\d+ more conditions? in the tree\.$/)).toBeVisible();
  await expect.element(sidebar.getByText('No conditions')).not.toBeInTheDocument();
  await router.navigate(`/collection/filter/${IDs.ID}?f=IsFinished`);
  const both = { Type: 'And', Left: { Type: 'IsFinished' }, Right: rated };
  await expect.poll(lastList).toMatchObject({ Expression: both });
  await sidebar.getByRole('button', { name: /^Save changes to/ }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  const saved = () => request<Filter>({ path: `Filter/${IDs.ID}`, query: { withConditions: true } });
  await expect.poll(saved).toMatchObject({ Expression: both });
  await expect.element(sidebar.getByRole('combobox', { name: 'Is Finished' })).toBeVisible();
});

test('saves a changed locked preset only as a new one', async () => {
  const { router } = await showPreset('Continue Watching', 'administrator');
  await router.navigate('?sort=-AirDate');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(sidebar.getByRole('button', { name: 'Discard Changes' })).toBeVisible();
  await expect.element(sidebar.getByRole('button', { name: /^Save changes/ })).not.toBeInTheDocument();
  await sidebar.getByRole('button', { name: 'Save as Preset' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as Preset' });
  await naming.getByRole('textbox', { name: 'Name' }).fill(`Watching ${Date.now()}`);
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading).toMatchTextContent(/^Watching/);
  expect((await requestsTo('/api/v3/Filter', 'POST')).at(-1)?.body).toMatchObject({
    ApplyAtSeriesLevel: false,
    Expression: {
      Type: 'And',
      Left: { Type: 'HasWatchedEpisodes' },
      Right: { Type: 'HasUnwatchedEpisodes' },
    },
    Sorting: { Type: 'AirDate', IsInverted: true },
  });
});

test('shows collection and group in the breadcrumb when a preset is open inside a group', async () => {
  const { router, id } = await showPreset('All', 'plain');
  const { List } = await request<ListResult<Group>>({
    method: 'POST',
    path: 'Filter/Preview/Group',
    body: {},
  });
  const group = List.find(({ Size }) => Size > 1);
  if (!group) throw new Error('The sandbox has no group of several series.');
  const groupAddress = `/collection/group/${group.IDs.ID}`;
  await router.navigate(`${groupAddress}/filter/${id}`);
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['Collection', expect.stringMatching(/\/collection$/)],
      [group.Name, expect.stringMatching(new RegExp(`${groupAddress}$`))],
    ]);
});

test('reports a preset that does not exist', async () => {
  await renderScreen({ routes, path: '/collection/filter/99999', as: 'plain' });
  await expect.element(heading).toHaveTextContent('Filter not found');
});
