// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Filter, ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { commands, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { getDefaultStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';
import { filterSidebarOpenAtom } from './filterSidebar.ts';

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog', { name: 'Filter Presets' });
const sidebar = page.getByRole('complementary', { name: 'Filter' });

beforeAll(() => commands.startSandbox({ series: 60 }));
afterAll(() => commands.stopSandbox());
beforeEach(async () => {
  getDefaultStore().set(filterSidebarOpenAtom, false);
  await page.viewport(1440, 900);
});

function allFilters(): Promise<ListResult<Filter>> {
  return request<ListResult<Filter>>({ path: 'Filter', query: { includeEmpty: true, pageSize: 0 } });
}

async function openPresets(): Promise<void> {
  await page.getByRole('button', { name: 'Filter Presets' }).click();
  await expect.element(dialog.getByRole('tab', { name: 'Filters' })).toBeVisible();
}

/** From the menu of a preset, by keys: under load a press of the pointer was lost at times, and why is not known. */
async function choose(preset: string, action: string): Promise<void> {
  for (const target of [
    dialog.getByRole('button', { name: `Actions for ${preset}` }),
    page.getByRole('menuitem', { name: action }),
  ]) {
    await expect.element(target).toBeVisible();
    (target.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
}

test('presets are in tabs with their sizes; an empty one leads nowhere; a chosen one is shown', async () => {
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

test('the presets of a directory can be searched', async () => {
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

test('an administrator saves the live filter with its order, edits, renames and deletes it', async () => {
  const { router } = await renderScreen({
    routes,
    path: '/collection/filter/live?f=IsFinished&sort=-AirDate',
    as: 'administrator',
  });
  // Its own at each try: what one that failed has saved is still there.
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
  await expect.poll(() => router.state.location.search).toBe(`?f=IsFinished&sort=-AirDate&preset=${id}`);
  await sidebar.getByRole('combobox', { name: 'Is Finished' }).click();
  const isNotFinished = page.getByRole('option', { name: 'False' });
  await expect.element(isNotFinished).toBeVisible();
  const keep = sidebar
    .getByRole('button', { name: `Save changes to “${name}”`, includeHidden: true })
    .element();
  // Within one task: what is saved has the condition chosen just before.
  (isNotFinished.element() as HTMLElement).click();
  (keep as HTMLElement).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/collection/filter/${id}`);
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

test('a preset that no longer exists is said to be gone', async () => {
  await renderScreen({ routes, path: '/collection/filter/99999', as: 'plain' });
  await expect.element(heading).toHaveTextContent('Filter not found');
});
