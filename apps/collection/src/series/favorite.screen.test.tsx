// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 120, serverVersion: '6.0.0.425' });

const button = page.getByRole('button', { name: 'Favorite', exact: true });
const bar = page.getByRole('region', { name: 'Selection' });

const seriesOf = (id: number) => request<Series>({ path: `Series/${id}` });

async function openSeries() {
  const screen = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const found = List.find(({ IsFavorite, UserRating }) => !IsFavorite && UserRating);
  if (!found) throw new Error('There is no such series.');
  await screen.router.navigate(`/collection/series/${found.IDs.ID}`);
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  return found;
}

test('adds a series to the favorites by keyboard, keeps its rating, and Undo removes it', async () => {
  await page.viewport(390, 844);
  const { IDs, UserRating } = await openSeries();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Added to favorites!')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  expect(await seriesOf(IDs.ID)).toMatchObject({
    IsFavorite: true,
    UserRating: { Value: UserRating?.Value },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await seriesOf(IDs.ID)).IsFavorite).toBe(false);
});

test('shows the old state again when the server refuses', async () => {
  await openSeries();
  await misbehave({ pattern: '*/UserData', method: 'PATCH', status: 500 });
  // Otherwise the refetch would show it, with or without the rollback.
  await misbehave({ pattern: '/api/v3/Series/*', method: 'GET', delay: 60_000 });
  await button.click();
  await expect.element(page.getByText('The series could not be added to favorites')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('adds selected series, names what failed, and marks the cards', async () => {
  const screen = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  let group: Group | undefined;
  let series: Series[] = [];
  for (const one of List.filter(({ Size }) => Size > 2)) {
    series = await request<Series[]>({ path: `Group/${one.IDs.ID}/Series` });
    group = one;
    if (series.every(({ IsFavorite }) => !IsFavorite)) break;
  }
  const [first, second] = series;
  await screen.router.navigate(`/collection/group/${group?.IDs.ID}`);
  const card = page.getByRole('list', { name: 'Series' });
  await expect
    .element(page.getByRole('checkbox', { name: `Select ${first?.Name}`, exact: true }))
    .toBeInTheDocument();
  expect(card.getByText('Favorite', { exact: true }).query()).toBeNull();
  await misbehave({ pattern: `/api/v3/Series/${first?.IDs.ID}/UserData`, method: 'PATCH', status: 500 });
  for (const one of [first, second])
    await page.getByRole('checkbox', { name: `Select ${one?.Name}`, exact: true }).click();
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to Favorites' }).click();
  await expect.element(page.getByText('1 series added to favorites!')).toBeVisible();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('1 series failed and is still selected');
  await control('DELETE', 'misbehave');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.poll(async () => (await seriesOf(first?.IDs.ID ?? 0)).IsFavorite).toBe(true);
  await expect.poll(() => card.getByText('Favorite', { exact: true }).elements().length).toBe(2);
  expect(await requestsTo(`/api/v3/Series/${second?.IDs.ID}/UserData`, 'PATCH')).toHaveLength(1);
  await expectNoAxeViolations();
});
