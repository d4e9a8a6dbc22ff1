// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const seriesList = page.getByRole('region', { name: 'Series', exact: true });
const panel = page.getByRole('region', { name: 'Files of the series' });
const table = panel.getByRole('table', { name: 'Manually Linked Files' });
const row = (index: number) => table.getByRole('row').nth(index + 1);
const bar = page.getByRole('region', { name: 'Selection' });
const question = page.getByRole('alertdialog');
const notices = page.getByRole('region', { name: 'Notices' });
const textOf = (place: Locator) => () => place.query()?.textContent ?? '';

withSandbox({ series: 40 });
beforeEach(() => signInAs('administrator'));

const show = (query = '', as: 'administrator' | 'plain' | 'restricted' = 'administrator') =>
  renderScreen({ routes, path: `/utilities/unrecognized/manually-linked-files${query}`, as });

const linkedSeries = async (): Promise<Series[]> =>
  (await request<ListResult<Series>>({ path: 'Series/WithManuallyLinkedFiles', query: { pageSize: 0 } }))
    .List;

const linkCount = ({ Sizes }: Series) => Sizes.FileSources.Unknown;

async function fullest(): Promise<Series> {
  const [series] = (await linkedSeries()).toSorted((a, b) => linkCount(b) - linkCount(a));
  if (!series || linkCount(series) < 3)
    throw new Error('No series has three files that were linked by hand.');
  return series;
}

async function filesOf(seriesId: number): Promise<File[]> {
  const path = `Series/${seriesId}/File`;
  const query = { include_only: 'ManualLinks', include: 'XRefs', pageSize: 0 };
  return (await request<ListResult<File>>({ path, query })).List;
}

test('lists the series with manually linked files and counts their links', async () => {
  await show('', 'plain');
  const all = await linkedSeries();
  const [first] = all;
  await expect.element(page.getByRole('heading', { level: 1, name: 'Manually Linked Files' })).toBeVisible();
  const count = plural(all.length, 'series', 'series');
  await expect.element(seriesList.getByText(count, { exact: true })).toBeVisible();
  const link = seriesList.getByRole('link').first();
  await expect.element(link).toMatchTextContent(first?.Name ?? '?');
  await expect.element(link).toMatchTextContent(plural(first ? linkCount(first) : 0, 'link', 'links'));
  const asked = await requestsTo('/api/v3/Series/WithManuallyLinkedFiles');
  const sent = new URLSearchParams(asked.find(({ query }) => query.includes('page='))?.query);
  expect([sent.get('pageSize'), sent.get('page')]).toEqual(['25', '1']);
  await expectNoAxeViolations();
});

test('opens a series beside the list with its files and episodes, and names it in the address', async () => {
  const series = await fullest();
  const { router } = await show(`?q=${encodeURIComponent(series.Name)}`);
  await seriesList.getByRole('link').filter({ hasText: series.Name }).first().click();
  await expect.poll(() => router.state.location.search).toContain(`series=${series.IDs.ID}`);
  const files = await filesOf(series.IDs.ID);
  await expect.element(panel.getByText(plural(files.length, 'file', 'files'), { exact: true })).toBeVisible();
  const link = panel.getByRole('link', { name: series.Name, exact: true });
  const address = expect.stringMatching(`/collection/series/${series.IDs.ID}$`);
  await expect.element(link).toHaveAttribute('href', address);
  const [call] = await requestsTo(`/api/v3/Series/${series.IDs.ID}/Episode`);
  const sent = new URLSearchParams(call?.query);
  const wanted = { pageSize: '25', includeManuallyLinked: 'Only', includeFiles: 'true' };
  expect(Object.fromEntries(sent)).toMatchObject(wanted);
  await expect.poll(textOf(row(0))).toMatch(/\.(mkv|mp4|avi)[A-Z]?\d+ /);
  await expectNoAxeViolations();
});

test('searches series on the server, and clears a search without results', async () => {
  const { router } = await show();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search series' }).fill('qqzzxx/%#');
  await expect.element(page.getByText('No series match')).toBeVisible();
  await expect.element(page.getByText('No series with manually linked files!')).not.toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('qqzzxx/%#');
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
});

test('removes an unlinked file as soon as the server confirms it, before the list reloads', async () => {
  const series = await fullest();
  await show(`?series=${series.IDs.ID}`, 'plain');
  await row(0).getByRole('checkbox').click();
  const gone = row(0).getByRole('checkbox').element().getAttribute('aria-label') ?? '';
  const { length } = await filesOf(series.IDs.ID);
  await misbehave({ pattern: `/api/v3/Series/${series.IDs.ID}/Episode*`, method: 'GET', delay: 600_000 });
  await bar.getByRole('button', { name: 'Unlink', exact: true }).click();
  await question.getByRole('button', { name: /^Unlink/ }).click();
  await expect.element(panel.getByText(plural(length - 1, 'file', 'files'), { exact: true })).toBeVisible();
  await expect.element(table.getByRole('checkbox', { name: gone, exact: true })).not.toBeInTheDocument();
});

test('removes unlinked files, and keeps those that fail listed with the error', async () => {
  const series = await fullest();
  await show(`?series=${series.IDs.ID}`, 'plain');
  const before = await filesOf(series.IDs.ID);
  await expect.element(row(0)).toBeVisible();
  (row(0).getByRole('checkbox').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const size = before.reduce((sum, { Size }) => sum + Size, 0);
  await expect.element(bar).toMatchTextContent(`${plural(before.length, 'file', 'files')} selected`);
  const [bad] = before;
  await misbehave({ pattern: `/api/v3/File/${bad?.ID}/Link`, method: 'DELETE', status: 500 });
  await bar.getByRole('button', { name: 'Unlink', exact: true }).click();
  const amount = `${plural(before.length, 'file', 'files')}, ${formatBytes(size)}`;
  await expect.element(question).toMatchTextContent(`Unlink ${amount}?`);
  await question.getByRole('button', { name: /^Unlink/ }).click();
  const unlinked = plural(before.length - 1, 'file', 'files');
  await expect.element(notices.getByText(`${unlinked} unlinked!`)).toBeVisible();
  await expect.element(bar).toMatchTextContent('Error unlinking 1 file!');
  await expect.element(panel.getByText('1 file', { exact: true })).toBeVisible();
  expect((await filesOf(series.IDs.ID)).map(({ ID }) => ID)).toEqual([bad?.ID]);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await userEvent.keyboard('{Escape}');
});

test('empties a series and removes it from the list when its last file is unlinked', async () => {
  const [series] = (await linkedSeries()).toSorted((a, b) => linkCount(a) - linkCount(b));
  const id = series?.IDs.ID ?? 0;
  const { length } = await linkedSeries();
  await show(`?series=${id}`);
  await expect.element(row(0)).toBeVisible();
  const files = await filesOf(id);
  for (const { ID } of files.slice(1))
    await request<void>({ method: 'DELETE', path: `File/${ID}/Link`, body: null });
  (row(0).getByRole('checkbox').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await bar.getByRole('button', { name: 'Unlink', exact: true }).click();
  await question.getByRole('button', { name: /^Unlink/ }).click();
  await expect.element(panel.getByText('No manually linked files!')).toBeVisible();
  const left = plural(length - 1, 'series', 'series');
  await expect.element(seriesList.getByText(left, { exact: true })).toBeVisible();
});

test('says when the list and a series cannot be loaded, and reloads them on Retry', async () => {
  const series = await fullest().catch(async () => (await linkedSeries())[0]);
  await misbehave({ pattern: '/api/v3/Series/WithManuallyLinkedFiles*', status: 400 });
  await control('POST', 'misbehave', { pattern: `/api/v3/Series/${series?.IDs.ID}/Episode*`, status: 400 });
  await show(`?series=${series?.IDs.ID}`);
  await expect.element(seriesList.getByText('The series could not be loaded')).toBeVisible();
  await expect.element(panel.getByText('The files could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await seriesList.getByRole('button', { name: 'Retry' }).click();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  await expect.element(row(0)).toBeVisible();
});

test('links to the list of all files and back', async () => {
  const { router } = await show();
  await page.getByRole('link', { name: 'All Files' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/manually-linked-files\/all$/);
  await page.getByRole('link', { name: 'By Series' }).click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
});

test('replaces the list with the open series on a phone, and links back', async () => {
  await page.viewport(390, 844);
  await show('', 'restricted');
  await seriesList.getByRole('link').first().click();
  await expect.element(row(0)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await row(0).getByRole('checkbox').click();
  await expect.element(bar).toMatchTextContent('1 file selected');
  expect(bar.getByRole('button', { name: 'Delete' }).query()).toBeNull();
  await expectNoAxeViolations();
  await panel.getByRole('link', { name: 'All series' }).click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
});
