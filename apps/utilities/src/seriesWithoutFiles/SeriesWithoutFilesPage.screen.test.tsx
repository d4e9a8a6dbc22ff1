// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { AnidbAnime, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const table = page.getByRole('table', { name: 'Series Without Files' });
const row = (index: number) => table.getByRole('row').nth(index + 1);
const bar = page.getByRole('region', { name: 'Selection' });
const notices = page.getByRole('region', { name: 'Notices' });
const dialog = page.getByRole('dialog', { name: 'Add Series' });
const textOf = (place: Locator) => () => place.query()?.textContent ?? '';

withSandbox({ series: 60 });

const show = (query = '', as: 'administrator' | 'plain' | 'restricted' = 'administrator') =>
  renderScreen({ routes, path: `/utilities/series-without-files${query}`, as });

const emptySeries = async (): Promise<Series[]> =>
  (await request<ListResult<Series>>({ path: 'Series/WithoutFiles', query: { pageSize: 0 } })).List;

/** Adds anime that the collection lacks, so that there are series without files. */
async function takeIn(count: number): Promise<void> {
  await signInAs('administrator');
  const query = { query: 'a', local: false, pageSize: count };
  const { List } = await request<ListResult<AnidbAnime>>({ path: 'Series/AniDB/Search', query });
  for (const { ID } of List) {
    const path = `Series/AniDB/${ID}/Refresh`;
    await request({ method: 'POST', path, query: { immediate: true, createSeriesEntry: true } });
  }
}

async function unknownAnime(): Promise<AnidbAnime> {
  const query = { query: 'a', local: false, pageSize: 1 };
  const [anime] = (await request<ListResult<AnidbAnime>>({ path: 'Series/AniDB/Search', query })).List;
  if (!anime) throw new Error('The collection has every anime there is.');
  return anime;
}

test('lists series without files with ID and name, and links to their pages', async () => {
  await takeIn(6);
  await show('', 'plain');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Series Without Files' })).toBeVisible();
  await expect.element(row(0).getByRole('link').first()).toBeVisible();
  const [first] = await emptySeries();
  const link = row(0).getByRole('link', { name: first?.Name ?? '?', exact: true });
  const address = expect.stringMatching(`/collection/series/${first?.IDs.ID}$`);
  await expect.element(link).toHaveAttribute('href', address);
  await expect.poll(textOf(row(0))).toContain(String(first?.IDs.ID));
  const sent = new URLSearchParams((await requestsTo('/api/v3/Series/WithoutFiles')).at(0)?.query);
  expect([sent.get('pageSize'), sent.get('page')]).toEqual(['25', '1']);
  await expectNoAxeViolations();
});

test('searches on the server, keeps the search in the address, and clears it when nothing matches', async () => {
  const { router } = await show();
  await expect.element(row(0)).toBeVisible();
  const [first] = await emptySeries();
  const box = page.getByRole('searchbox', { name: 'Search series' });
  await box.fill(first?.Name ?? '');
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('q')).toBe(first?.Name);
  const asked = async () => (await requestsTo('/api/v3/Series/WithoutFiles')).at(-1)?.query;
  await expect.poll(async () => new URLSearchParams(await asked()).get('search')).toBe(first?.Name);
  await expect.poll(textOf(row(0))).toContain(first?.Name);
  await box.fill('qqzzxx/%#yyww');
  await expect.element(page.getByText('No series match')).toBeVisible();
  await expect.element(page.getByText('No series without files!')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect.element(row(0)).toBeVisible();
});

test('adds an AniDB series and links to it, and only links to those in the collection', async () => {
  await show('', 'plain');
  await expect.element(page.getByRole('button', { name: 'Add Series' })).toBeVisible();
  const anime = await unknownAnime();
  await page.getByRole('button', { name: 'Add Series' }).click();
  const box = dialog.getByRole('searchbox', { name: 'Search series' });
  const [here] = (await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } })).List;
  await box.fill(String(here?.IDs.AniDB));
  await expect.element(dialog.getByRole('link', { name: `Open ${here?.Name}` })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Add / })).not.toBeInTheDocument();
  await box.fill(String(anime.ID));
  const add = dialog.getByRole('button', { name: `Add ${anime.Title}`, exact: true });
  await expect.element(add).toBeVisible();
  const asked = new URLSearchParams((await requestsTo('/api/v3/Series/AniDB/Search')).at(-1)?.query);
  expect([asked.get('query'), asked.get('pageSize')]).toEqual([String(anime.ID), '50']);
  await expectNoAxeViolations();
  await add.click();
  await expect.element(notices.getByText('Series added successfully!')).toBeVisible();
  const [call] = await requestsTo(`/api/v3/Series/AniDB/${anime.ID}/Refresh`, 'POST');
  const sent = new URLSearchParams(call?.query);
  expect(Object.fromEntries(sent)).toEqual({ immediate: 'true', createSeriesEntry: 'true', force: 'true' });
  const series = (await emptySeries()).find(({ IDs }) => IDs.AniDB === anime.ID);
  const link = dialog.getByRole('link', { name: `Open ${anime.Title}` });
  const address = expect.stringMatching(`/collection/series/${series?.IDs.ID}$`);
  await expect.element(link).toHaveAttribute('href', address);
});

test('spells out the AniDB type', async () => {
  await show('', 'plain');
  const anime = await unknownAnime();
  const json = { Total: 1, List: [{ ...anime, Type: 'TVSpecial' }] };
  await misbehave({ pattern: '/api/v3/Series/AniDB/Search', json });
  await page.getByRole('button', { name: 'Add Series' }).click();
  await dialog.getByRole('searchbox', { name: 'Search series' }).fill(String(anime.ID));
  await expect.element(dialog.getByText(/^TV Special · /)).toBeVisible();
  await expect.element(dialog.getByText(/TVSpecial/)).not.toBeInTheDocument();
});

test('finds series of the collection when AniDB’s title search returns nothing', async () => {
  await show();
  await expect.element(row(0)).toBeVisible();
  await misbehave({ pattern: '/api/v3/Series/AniDB/Search', json: { Total: 0, List: [] } });
  const [here] = (await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } })).List;
  await page.getByRole('button', { name: 'Add Series' }).click();
  await dialog.getByRole('searchbox', { name: 'Search series' }).fill(here?.Name ?? '');
  await expect.element(dialog.getByRole('link', { name: `Open ${here?.Name}`, exact: true })).toBeVisible();
});

test('reports why a series could not be added, and allows another try', async () => {
  await show();
  await expect.element(row(0)).toBeVisible();
  const anime = await unknownAnime();
  await page.getByRole('button', { name: 'Add Series' }).click();
  await dialog.getByRole('searchbox', { name: 'Search series' }).fill(String(anime.ID));
  const add = dialog.getByRole('button', { name: `Add ${anime.Title}`, exact: true });
  const refused = dialog.getByText('Failed to add series! Unable to create series entry.');
  await control('POST', 'network', { ban: 'http', banned: true, pause: 600 });
  await add.click();
  await expect.element(refused).toBeVisible();
  await control('POST', 'network', { ban: 'http', banned: false });
  await misbehave({ pattern: `/api/v3/Series/AniDB/${anime.ID}/Refresh`, status: 500, times: 1 });
  await add.click();
  await expect.element(dialog.getByText(`${anime.Title}: The server failed`)).toBeVisible();
  await expect.element(refused).toBeVisible();
  const json = { ...anime, ShokoID: null };
  await misbehave({ pattern: `/api/v3/Series/AniDB/${anime.ID}`, method: 'GET', times: 1, json });
  await add.click();
  const notMade = dialog.getByText('Failed to add series! Unable to create shoko series entry.');
  await expect.element(notMade).toBeVisible();
  await misbehave({ pattern: `/api/v3/Series/AniDB/${anime.ID}`, method: 'GET', status: 400 });
  await add.click();
  await expect.element(dialog.getByText('Failed to get series data!')).toBeVisible();
  await control('DELETE', 'misbehave');
  await add.click();
  await expect.element(notices.getByText('Series added successfully!')).toBeVisible();
});

test('selects series by keyboard, deletes them after confirmation, and keeps those that fail selected', async () => {
  await show();
  await expect.element(row(0)).toBeVisible();
  const all = await emptySeries();
  const [first, second, third] = all;
  await row(0).getByRole('cell').last().click();
  (row(0).getByRole('checkbox').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(bar).toMatchTextContent('3 series selected');
  await misbehave({ pattern: `/api/v3/Series/${second?.IDs.ID}*`, method: 'DELETE', status: 500 });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Delete 3 series?');
  await expect.element(question).toMatchTextContent(third?.Name ?? '?');
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Delete 3 series' }).click();
  await expect.element(notices.getByText('2 series deleted!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('Error deleting 1 series!');
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent(second?.Name ?? '?');
  await expect.element(bar).toMatchTextContent('1 series selected');
  const [call] = await requestsTo(`/api/v3/Series/${first?.IDs.ID}`, 'DELETE');
  expect(new URLSearchParams(call?.query).get('deleteFiles')).toBe('false');
  const left = (await emptySeries()).map(({ IDs }) => IDs.ID);
  const others = all.filter((one) => one !== first && one !== third);
  expect(left).toEqual(others.map(({ IDs }) => IDs.ID));
  await expect.element(page.getByText(`${left.length} series`, { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => bar.query()).toBeNull();
});

test('says in the selection bar and the confirmation how many selected series the search hides', async () => {
  await show();
  await expect.element(row(0)).toBeVisible();
  const [first, second] = await emptySeries();
  await row(0).getByRole('checkbox').click();
  await row(1).getByRole('checkbox').click();
  await page.getByRole('searchbox', { name: 'Search series' }).fill(first?.Name ?? '');
  await expect.element(bar.getByRole('status')).toMatchTextContent(/2 series selected1 not in this list$/);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('1 of them is not in the list you see.');
  await expect.element(question).toMatchTextContent(second?.Name ?? '?');
});

test('never scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  await show();
  await row(0).getByRole('checkbox').click();
  await expect.element(bar).toMatchTextContent('1 series selected');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test.for(['plain', 'restricted'] as const)(
  'offers a %s user no selection, and moves between names with the arrow keys',
  async (as) => {
    await takeIn(6);
    await show('', as);
    const name = (index: number) => row(index).getByRole('link').first();
    await expect.element(name(1)).toBeVisible();
    await expect.element(table.getByRole('checkbox')).not.toBeInTheDocument();
    await row(0).getByRole('cell').last().click();
    (name(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}a{/Control}{ArrowDown}');
    await expect.element(name(1)).toHaveFocus();
    await expect.element(bar).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test('adds a series once on a double click, without pressing the Open link that replaces Add', async () => {
  const { router } = await show();
  const anime = await unknownAnime();
  await page.getByRole('button', { name: 'Add Series' }).click();
  await dialog.getByRole('searchbox', { name: 'Search series' }).fill(String(anime.ID));
  await dialog.getByRole('button', { name: `Add ${anime.Title}`, exact: true }).dblClick({ delay: 300 });
  await expect.element(notices.getByText('Series added successfully!')).toBeVisible();
  expect(await requestsTo(`/api/v3/Series/AniDB/${anime.ID}/Refresh`, 'POST')).toHaveLength(1);
  await expect.element(dialog.getByRole('link', { name: `Open ${anime.Title}` })).toBeVisible();
  expect(router.state.location.pathname).toBe('/utilities/series-without-files');
});

test('renders hostile and very long names as text without widening the page', async () => {
  await signInAs('administrator');
  const [series] = await emptySeries();
  const hostile = `<script>alert(1)</script> \u202Egpj.exe 🎬 ${'very long '.repeat(40)}`;
  const path = `Series/${series?.IDs.ID}/OverrideTitle`;
  await request({ method: 'POST', path, body: { Title: hostile } });
  await show('', 'restricted');
  await expect.poll(textOf(table)).toContain('<script>alert(1)</script> ⟨U+202E⟩gpj.exe 🎬 very long');
  expect(document.querySelector('[role=table] script')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(1440);
});

test('says when the list cannot be loaded, and reloads it on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Series/WithoutFiles*', status: 400 });
  await show();
  await expect.element(page.getByText('The series could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row(0)).toBeVisible();
});

test('selects all series or none with the heading’s checkbox, also on a phone', async () => {
  await page.viewport(390, 844);
  await takeIn(6);
  await show();
  await expect.element(row(0).getByRole('checkbox')).toBeVisible();
  const all = table.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' });
  await expect.element(all).toBeInViewport({ ratio: 1 });
  await all.click();
  await expect.element(bar).toMatchTextContent(`${(await emptySeries()).length} series selected`);
  await all.click();
  await expect.poll(() => bar.query()).toBeNull();
});

test('removes a deleted series as soon as the server confirms it, before the list reloads', async () => {
  await takeIn(6);
  await show();
  await expect.element(row(0).getByRole('checkbox')).toBeVisible();
  const all = await emptySeries();
  await row(0).getByRole('checkbox').click();
  await misbehave({ pattern: '/api/v3/Series/WithoutFiles*', method: 'GET', delay: 600_000 });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 series' }).click();
  await expect.element(page.getByText(`${all.length - 1} series`, { exact: true })).toBeVisible();
  await expect.element(row(0).getByRole('link').first()).toHaveTextContent(all[1]?.Name ?? '?');
});

test('sorts the complete list by each column and keeps the order in the address', async () => {
  await takeIn(40);
  const { router } = await show();
  await expect.element(row(0).getByRole('checkbox')).toBeVisible();
  const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  const all = await emptySeries();
  expect(all.length).toBeGreaterThan(25);
  const first = () => row(0).getByRole('link').first();
  const nameWith = (value: (series: Series) => number, best: number) =>
    all.find((series) => value(series) === best)?.Name ?? '?';
  const anidb = ({ IDs }: Series) => IDs.AniDB;
  const id = ({ IDs }: Series) => IDs.ID;
  await heading('AniDB ID').getByRole('button').click();
  await expect.element(first()).toHaveTextContent(nameWith(anidb, Math.min(...all.map(anidb))));
  await heading('AniDB ID').getByRole('button').click();
  await expect.element(first()).toHaveTextContent(nameWith(anidb, Math.max(...all.map(anidb))));
  await expect.element(heading('AniDB ID')).toHaveAttribute('aria-sort', 'descending');
  expect(router.state.location.search).toBe('?sort=-anidb');
  const reads = await requestsTo('/api/v3/Series/WithoutFiles');
  expect(reads.filter(({ query }) => /pageSize=0.*page=1$/.test(query))).toHaveLength(1);
  await heading('Shoko ID').getByRole('button').click();
  await heading('Shoko ID').getByRole('button').click();
  await expect.element(first()).toHaveTextContent(nameWith(id, Math.max(...all.map(id))));
  await heading('Date Added').getByRole('button').click();
  await expect.element(heading('Date Added')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Name').getByRole('button').click();
  await expect.element(first()).toHaveTextContent(all[0]?.Name ?? '?');
  await expectNoAxeViolations();
});

test('restores the order from the address, also on a phone', async () => {
  await page.viewport(390, 844);
  await takeIn(6);
  await show('?sort=-id');
  const all = await emptySeries();
  const last = all.toSorted((one, other) => other.IDs.ID - one.IDs.ID)[0];
  await expect.element(row(0).getByRole('link').first()).toHaveTextContent(last?.Name ?? '?');
  const heading = table.getByRole('columnheader', { name: 'Shoko ID', exact: true });
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.element(heading.getByRole('button')).toBeInViewport();
});

test('removes a deleted series from a sorted list before the list reloads', async () => {
  await takeIn(6);
  await show('?sort=id');
  await expect.element(row(0).getByRole('checkbox')).toBeVisible();
  const all = (await emptySeries()).toSorted((one, other) => one.IDs.ID - other.IDs.ID);
  await row(0).getByRole('checkbox').click();
  await misbehave({ pattern: '/api/v3/Series/WithoutFiles*', method: 'GET', delay: 600_000 });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 series' }).click();
  await expect.element(row(0).getByRole('link').first()).toHaveTextContent(all[1]?.Name ?? '?');
  await expect.element(page.getByText(`${all.length - 1} series`, { exact: true })).toBeVisible();
});
