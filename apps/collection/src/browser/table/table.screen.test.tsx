// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { FilterBody, Group, GroupView, ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';

const listPath = '/api/v3/Filter/Preview/Group';
const table = page.getByRole('table', { name: 'Groups' });
/** Not by role: the headings are a row, too. */
const row = (index: number) =>
  page.elementLocator(document.querySelector(`[data-virtual-cell="${index}"]`) ?? document.body);
const textOf = (index: number) => row(index).element().textContent ?? '';
const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
const headings = () =>
  table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });

withSandbox({ series: 400 });
beforeEach(() => window.scrollTo(0, 0));

let visit = 0;

async function showTable() {
  visit += 1;
  const { router } = await renderScreen({ routes, path: `/collection?visit=${visit}`, as: 'administrator' });
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect.element(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const { List: groups } = await request<ListResult<Group>>({
    method: 'POST',
    path: listPath.slice(8),
    query: { pageSize: 50, page: 1 },
    body: {},
  });
  const details = await request<GroupView[]>({
    method: 'POST',
    path: 'WebUI/GroupView',
    body: { GroupIDs: groups.map(({ IDs }) => IDs.ID), TagFilter: 128, TagLimit: 20 },
  });
  return { router, groups, details };
}

async function lastOrder(): Promise<FilterBody['Sorting']> {
  const body = (await requestsTo(listPath, 'POST')).at(-1)?.body as FilterBody | undefined;
  return body?.Sorting;
}

test('shows a row for each group with the values of its columns', async () => {
  const { groups, details } = await showTable();
  await expect
    .poll(headings)
    .toEqual(['Name', 'Type', 'Air Date', 'Rating', 'Episodes', 'Unwatched', 'Missing', '']);
  for (const [index, { Name, Sizes, IDs }] of groups.slice(0, 6).entries()) {
    const { Rating, AirDate } = details.find(({ ID }) => ID === IDs.ID) ?? {};
    const rating = Rating ? `Rating${(Rating.Value / 100).toFixed(2)}` : 'Rating–';
    await expect.poll(() => textOf(index)).toContain(rating);
    const text = textOf(index);
    expect(text).toContain(Name);
    if (AirDate) expect(text).toMatch(new RegExp(`Air Date[^–]*${AirDate.slice(0, 4)}`));
    expect(text).toContain(`Episodes${Sizes.Local.Episodes} / ${Sizes.Total.Episodes}`);
    expect(text).toContain(`Missing${Sizes.Missing.Episodes}`);
  }
  await expectNoAxeViolations();
});

test('sorts by a heading, highest first, and reverses on the next click', async () => {
  const { router } = await showTable();
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  await button('Rating').click();
  await expect.element(heading('Rating')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(lastOrder).toEqual({ Type: 'AverageAniDBRating', IsInverted: true });
  expect(router.state.location.search).toContain('&sort=-AverageAniDBRating');
  const ratings = () =>
    table
      .getByRole('row')
      .elements()
      .slice(1, 8)
      .map((one) => Number(one.querySelectorAll('[role="cell"]')[2]?.textContent?.replace('Rating', '')));
  await expect.poll(() => ratings().some(Number.isNaN)).toBe(false);
  await button('Rating').click();
  await expect.poll(lastOrder).toEqual({ Type: 'AverageAniDBRating', IsInverted: false });
  await button('Name').click();
  await expect.poll(() => router.state.location.search).not.toContain('sort');
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(button('Type')).not.toBeInTheDocument();
});

test('keeps the chosen columns and the table view after a reload', async () => {
  const { groups } = await showTable();
  await button('Display Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  const choices = dialog.getByRole('group', { name: 'Table View Columns' });
  for (const name of ['Unwatched', 'Added', 'Series']) {
    await choices.getByRole('checkbox', { name, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const chosen = ['Name', 'Type', 'Air Date', 'Rating', 'Series', 'Episodes', 'Missing', 'Added', ''];
  await expect.poll(headings).toEqual(chosen);
  const [first] = groups;
  expect(textOf(0)).toMatch(new RegExp(`Added[^–]*${first?.Created.slice(0, 4)}`));
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.poll(headings).toEqual(chosen);
});

test('moves between rows by keyboard without hiding them under the headings', async () => {
  const { router, groups } = await showTable();
  (table.getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe(groups[2]?.Name);
  await userEvent.keyboard('{PageDown}{PageDown}{PageUp}{ArrowUp}{ArrowUp}');
  const bottomOfHead = () => heading('Name').element().getBoundingClientRect().bottom;
  const topOfRow = () =>
    document.activeElement?.closest('[data-virtual-cell]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => topOfRow() - bottomOfHead()).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard(' ');
  const selected = page.getByRole('region', { name: 'Selection' }).getByRole('status');
  await expect.element(selected).toHaveTextContent('1 group selected');
  await userEvent.keyboard(' ');
  const name = document.activeElement?.textContent;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/\/collection\/(group|series)\//);
  expect(name).toBeTruthy();
});

test('shows the series of a group as rows', async () => {
  const { router, groups } = await showTable();
  const group = groups.find(({ Size }) => Size > 2);
  await router.navigate(`/collection/group/${group?.IDs.ID}`);
  const series = page.getByRole('table', { name: 'Series' });
  await expect.poll(() => series.getByRole('link').elements().length).toBe(group?.Size);
  await button('Air Date').click();
  const dates = () =>
    series
      .getByRole('row')
      .elements()
      .slice(1)
      .map((one) =>
        Date.parse(one.querySelectorAll('[role="cell"]')[1]?.textContent?.replace('Air Date', '') ?? ''),
      );
  await expect.poll(dates).toEqual(dates().toSorted((left, right) => right - left));
});

test('labels the values of each row on a phone', async () => {
  await page.viewport(390, 844);
  const { groups } = await showTable();
  const Sizes = groups[0]?.Sizes;
  await expect.element(heading('Name')).not.toBeInTheDocument();
  expect(textOf(0)).toContain(`Episodes${Sizes?.Local.Episodes} / ${Sizes?.Total.Episodes}`);
  await expect.element(row(0).getByText('Episodes')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const rows = [...document.querySelectorAll('[data-virtual-cell]')];
  for (const one of rows.slice(0, 5)) {
    const { bottom } = one.getBoundingClientRect();
    const last = [...one.querySelectorAll('[role="cell"]')].map(
      (cell) => cell.getBoundingClientRect().bottom,
    );
    expect(Math.max(...last)).toBeLessThanOrEqual(bottom);
  }
  await expectNoAxeViolations();
});

test('offers Retry in a row whose page failed and shows a dash without details', async () => {
  await misbehave({ pattern: '*WebUI/GroupView*', status: 404 });
  await misbehave({ pattern: '*Filter/Preview/Group?*page=3*', status: 500 });
  await renderScreen({ routes, path: '/collection?visit=failing', as: 'administrator' });
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect.element(table.getByRole('link').first()).toBeVisible();
  await expect.poll(() => textOf(0)).toContain('Air Date–');
  window.scrollTo(0, 110 * 56);
  await expect
    .element(page.getByRole('button', { name: /^Retry: entry 1\d\d could not/ }).first())
    .toBeVisible();
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
});

test('applies the chosen poster size', async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await page.getByRole('radio', { name: 'Posters' }).click();
  const wall = page.getByRole('list', { name: 'Groups' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const inFirstRow = () => {
    const tops = [...document.querySelectorAll('[data-virtual-cell]')].map(
      (one) => one.getBoundingClientRect().top,
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  const medium = inFirstRow();
  const choose = async (size: string): Promise<number> => {
    await button('Display Settings').click();
    const dialog = page.getByRole('dialog', { name: 'Display Settings' });
    await dialog.getByRole('radio', { name: size }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    return inFirstRow();
  };
  expect(await choose('Small')).toBeGreaterThan(medium);
  expect(await choose('Large')).toBeLessThan(medium);
  await page.viewport(390, 844);
  await expect.poll(inFirstRow).toBe(2);
  expect(await choose('Small')).toBe(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await choose('Medium')).toBe(2);
});
