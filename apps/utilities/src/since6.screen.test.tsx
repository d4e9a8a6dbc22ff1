import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { plural } from '@hondana/shared/ui/format';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

withSandbox({ series: 40, serverVersion: '6.0.0.425' });

const show = (path: string) => renderScreen({ routes, path: `/utilities/${path}`, as: 'administrator' });

test('opens the multiple releases first', async () => {
  const { router } = await show('release-management');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Release Management' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/utilities/release-management/multiples');
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect.poll(textsOf(views)).toEqual(['Multiples', 'Duplicates', 'Missing Episodes']);
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'Pages of Utilities' }).click();
  await expect
    .poll(textsOf(page.getByRole('menuitem')))
    .toEqual(['Unrecognized Files', 'Release Management', 'Series Without Files', 'File Search', 'Renamer']);
});

test('counts the manual links of a series', async () => {
  await signInAs('administrator');
  const path = 'Series/WithManuallyLinkedFiles';
  const { List } = await request<ListResult<Series>>({ path, query: { pageSize: 1 } });
  const count = List[0]?.Sizes.ManualLinks ?? 0;
  expect(count).toBeGreaterThan(0);
  await show('unrecognized/manually-linked-files');
  const link = page.getByRole('region', { name: 'Series', exact: true }).getByRole('link').first();
  await expect.element(link).toMatchTextContent(plural(count, 'link', 'links'));
});

test('groups files by their folder under its new name', async () => {
  await signInAs('administrator');
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } });
  await seriesFileSummaryQuery.send({
    seriesId: List[0]?.IDs.ID ?? 0,
    groupBy: ['ImportFolder', 'GroupName'],
  });
  const sent = (await requestsTo('/api/v3/WebUI/Series/*/FileSummary')).at(-1);
  expect(new URLSearchParams(sent?.query).get('groupBy')).toBe('ManagedFolder,GroupName');
});

test('sorts files by their folder under its new name, and lists those in import limbo', async () => {
  await show('unrecognized/files');
  await expect.element(page.getByRole('table', { name: 'Unrecognized Files' })).toBeVisible();
  const sent = (await requestsTo('/api/v3/File', 'GET')).at(-1);
  const query = new URLSearchParams(sent?.query);
  expect(query.getAll('sortOrder')).toEqual(['ManagedFolderName', 'FileName', 'RelativePath']);
  expect(query.getAll('include')).toEqual(['ImportLimbo']);
});

test('opens the duplicates of a series and applies the server’s suggestions', async () => {
  await show('release-management/duplicates');
  const series = page.getByRole('region', { name: 'Series', exact: true }).getByRole('link').first();
  await series.click();
  const panel = page.getByRole('region', { name: 'Episodes' });
  await expect.element(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const [episodes] = await requestsTo('/api/v3/DuplicateFiles/Series/*/Episodes', 'GET');
  expect(episodes?.query).toContain('includeReleaseInfo=true');
  await panel.getByRole('button', { name: 'Use the server’s suggestions' }).click();
  await expect.element(panel.getByText(/^\d+ changes?: \d+ files? will be deleted/)).toBeVisible();
  expect(await requestsTo('/api/v3/DuplicateFiles/Series/*/FileLocationsToAutoRemove', 'GET')).toHaveLength(
    1,
  );
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete \d+ duplicate files?/ })
    .click();
  await expect.element(page.getByRole('region', { name: 'Notices' }).getByText('Successful!')).toBeVisible();
});
