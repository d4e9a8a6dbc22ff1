// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult } from '@hondana/shared/api/types';
import { connectLive, getLiveState, markStale } from '@hondana/shared/live';
import { fileStale, releaseManagementKeys, seriesStale } from '@hondana/shared/queryKeys';
import { deleteImportFolder } from '@hondana/shared/resources/importFolders';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { untilPrefetched } from '@hondana/shared/testing/untilPrefetched';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { seriesOf } from '../testing/releaseFixtures.ts';
import { watchFlight } from '../testing/watchFlight.ts';

withSandbox({ series: 300 });

const multiples = '/api/v3/ReleaseManagement/MultipleReleases/Series';
const duplicates = '/api/v3/ReleaseManagement/DuplicateFiles/Series';
const series = page.getByRole('region', { name: 'Series' });
const looking = series.getByText('The server is looking through all series for multiple releases…');
const button = (name: string) => series.getByRole('button', { name });

const show = (tab = '/multiples') =>
  renderScreen({ routes, path: `/utilities/release-management${tab}`, as: 'administrator' });

const pagesAsked = async (path = multiples) =>
  (await requestsTo(path, 'GET'))
    .map(({ query }) => new URLSearchParams(query).get('page'))
    // The test's own request has no page.
    .filter((number) => number !== null)
    .map(Number);

async function longList(path: string, length: number): Promise<void> {
  const { List } = await request<ListResult<{ readonly IDs: object; readonly Name: string }>>({
    path: path.slice('/api/v3/'.length),
    query: { pageSize: 50 },
  });
  const [one] = List;
  if (!one) throw new Error('Nothing is to be decided.');
  for (let number = 1; number <= Math.ceil(length / 50); number++) {
    const entries = Array.from({ length: Math.min(50, length - (number - 1) * 50) }, (_, index) => ({
      ...one,
      IDs: { ...one.IDs, ID: 10_000 * number + index },
      Name: `Series ${(number - 1) * 50 + index}`,
    }));
    const pattern = `${path}?*page=${number}`;
    await misbehave({ pattern, method: 'GET', delay: 200, json: { Total: length, List: entries } });
  }
}

test('fetches expensive pages only for the view, one after another', async () => {
  const { router, queryClient } = await show('/missing-episodes');
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await longList(multiples, 230);
  const flight = watchFlight(/MultipleReleases\/Series\?/);
  await router.navigate('/utilities/release-management/multiples');
  await expect.element(series.getByRole('link', { name: 'Series 0', exact: false }).first()).toBeVisible();
  await untilPrefetched(queryClient);
  expect(await pagesAsked()).toEqual([1]);

  // The boundary of two pages is in view.
  const scroller = series.getByRole('list', { name: 'Series' }).element().closest('[class*=scroller]');
  if (!scroller) throw new Error('The list does not scroll.');
  scroller.scrollTop = 100 * 56;
  await expect.poll(() => pagesAsked()).toEqual([1, 2, 3]);
  await expect.element(series.getByRole('link', { name: /^Series 10[0-9]/ }).first()).toBeVisible();
  await queryClient.invalidateQueries({ queryKey: releaseManagementKeys.all });
  expect(await pagesAsked()).toHaveLength(5);
  expect(flight.most).toBe(1);
});

test('says what the server is doing during a long wait, and can be cancelled and restarted', async () => {
  const { router } = await show('/missing-episodes');
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await misbehave({ pattern: multiples, method: 'GET', hang: true });
  const flight = watchFlight(/MultipleReleases\/Series\?/);
  await router.navigate('/utilities/release-management/multiples');
  await expect.poll(async () => (await pagesAsked()).length).toBe(1);
  expect(looking.query()).toBeNull();
  await expect.element(looking).toBeVisible();
  await expectNoAxeViolations();
  await button('Cancel').click();
  await expect.element(series.getByText('Cancelled before the server finished.')).toBeVisible();
  expect(looking.query()).toBeNull();
  expect([flight.aborted, flight.now]).toEqual([1, 0]);
  await expect.element(button('Start again')).toHaveFocus();
  await expectNoAxeViolations();

  await button('Start again').click();
  await expect.element(looking).toBeVisible();
  await expect.element(button('Cancel')).toHaveFocus();
  expect(await pagesAsked()).toEqual([1, 1]);
  await button('Cancel').click();
  await control('DELETE', 'misbehave');
  await button('Start again').click();
  await expect.element(series.getByRole('link').first()).toBeVisible();
  expect(button('Cancel').query()).toBeNull();
});

test('aborts the request when the user leaves, so that the next list does not wait', async () => {
  await misbehave({ pattern: multiples, method: 'GET', hang: true });
  const flight = watchFlight(/(MultipleReleases|DuplicateFiles)\/Series\?/);
  await show();
  await expect.poll(() => flight.now).toBe(1);
  await page.getByRole('link', { name: 'Duplicates' }).click();
  await expect.element(series.getByRole('link').first()).toBeVisible();
  expect([flight.most, flight.aborted]).toEqual([1, 1]);
  expect(await pagesAsked(duplicates)).toEqual([1]);
});

test('keeps the list cached until something changes', async () => {
  const { router, queryClient } = await show();
  onTestFinished(connectLive(queryClient));
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await expect.poll(() => getLiveState().status).toBe('connected');
  const { length } = await pagesAsked();
  const leave = async () => {
    await router.navigate('/utilities/release-management/missing-episodes');
    await expect.element(page.getByRole('checkbox', { name: 'Only collecting' })).toBeVisible();
  };
  const comeBack = async () => {
    await router.navigate('/utilities/release-management/multiples');
    await expect.element(page.getByRole('checkbox', { name: 'Ignore variations' })).toBeVisible();
    await expect.element(series.getByRole('link').first()).toBeVisible();
  };
  await leave();
  vi.setSystemTime(Date.now() + 3_600_000);
  onTestFinished(() => void vi.useRealTimers());
  await comeBack();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await pagesAsked()).toHaveLength(length);

  const file = { FileID: 1, FileLocationID: 1, ImportFolderID: 1, RelativePath: 'a', CrossReferences: [] };
  await control('POST', 'emit', { target: 'ShokoEvent:FileMatched', args: [file] });
  await expect.poll(async () => (await pagesAsked()).length).toBe(length + 1);
  for (const [index, stale] of [
    seriesStale,
    fileStale,
    deleteImportFolder.stale({ folderId: 1, removeRecords: true, updateMyList: true }),
  ].entries()) {
    await markStale(queryClient, stale);
    expect(await pagesAsked()).toHaveLength(length + 2 + index);
  }
});

test('says when a switch empties the list, and shows all series again on request', async () => {
  const pattern = `${multiples}?*onlyFinishedSeries=true*`;
  await misbehave({ pattern, method: 'GET', json: { Total: 0, List: [] } });
  await show('/multiples?onlyFinishedSeries=true');
  await expect.element(series.getByText('No series match')).toBeVisible();
  await expect.element(series.getByText('No series with multiple releases!')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await button('Show all series').click();
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Only finished series' })).not.toBeChecked();
});

test('searches all pages once while the user types, and keeps the search in the address', async () => {
  const { router } = await show('/missing-episodes');
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await longList(multiples, 230);
  // Requests of the previous test's screen have finished by now.
  const { length: earlier } = await pagesAsked();
  const asked = async () => (await pagesAsked()).slice(earlier);
  await router.navigate('/utilities/release-management/multiples');
  await expect.element(series.getByRole('link').first()).toBeVisible();
  const flight = watchFlight(/MultipleReleases\/Series\?/);
  const box = series.getByRole('searchbox', { name: 'Search series' });
  await box.fill('sÉries 22');
  await expect.element(series.getByRole('progressbar', { name: 'Looking through all series' })).toBeVisible();
  await expect.element(series.getByText('12 series', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  expect(router.state.location.search).toBe('?q=s%C3%89ries+22');
  expect((await asked()).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(flight.most).toBe(1);
  await box.fill('series 229');
  await expect.element(series.getByText('1 series', { exact: true })).toBeVisible();
  await series.getByRole('link', { name: /^Series 229/ }).click();
  await expect.poll(() => router.state.location.search).toMatch(/^\?q=series\+229&series=\d+$/);
  await router.navigate('/utilities/release-management/duplicates');
  await router.navigate(-1);
  await expect.element(box).toHaveValue('series 229');
  await expect.element(series.getByText('1 series', { exact: true })).toBeVisible();
  expect(await asked()).toHaveLength(5);
  await box.fill('nothing like that');
  await series.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.element(series.getByText('230 series', { exact: true })).toBeVisible();
  expect(await asked()).toHaveLength(5);
});

test('cancels the search of all series, and continues it on request', async () => {
  const { router } = await show('/missing-episodes');
  await expect.element(series.getByRole('link').first()).toBeVisible();
  await misbehave({ pattern: `${multiples}?*page=2`, method: 'GET', hang: true });
  await longList(multiples, 120);
  await router.navigate('/utilities/release-management/multiples?q=series+119');
  await expect.element(series.getByText('50 of 120')).toBeVisible();
  await button('Cancel').click();
  await expect.element(series.getByText('Not all series searched')).toBeVisible();
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await longList(multiples, 120);
  await button('Continue').click();
  await expect.element(series.getByText('1 series', { exact: true })).toBeVisible();
});

test('sorts the series in the chosen order and reads it from the address', async () => {
  await signInAs('administrator');
  const all = await seriesOf('MissingEpisodes');
  const { router } = await show('/missing-episodes');
  const most = all.toSorted((one, other) => other.EpisodeCount - one.EpisodeCount)[0];
  await series.getByRole('combobox', { name: 'Order of the series' }).click();
  await page.getByRole('option', { name: 'Most episodes first' }).click();
  await expect.poll(() => router.state.location.search).toBe('?sort=-episodes');
  await expect.element(series.getByRole('link').first()).toMatchTextContent(most?.Name ?? '');
  await router.navigate('/utilities/release-management/missing-episodes?sort=-name');
  await expect.element(series.getByRole('link').first()).toMatchTextContent(all.at(-1)?.Name ?? '');
});
