// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { endSession, signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import {
  choiceOf,
  episodesOf,
  notices,
  openSeries,
  panel,
  press,
  seriesList,
  showReleases,
  toDelete,
} from '../testing/releaseFixtures.ts';

withSandbox({ series: 80 });
beforeEach(() => signOut());

const waiting = seriesList.getByText('1 series has waiting choices');

test('keeps choices waiting while another tab or page is open', async () => {
  const { router, id, series, first, second } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await choiceOf(second, 0).getByRole('radio', { name: 'Marked as Variation' }).click();
  const row = seriesList.getByRole('link').filter({ hasText: series.Name }).first();
  await expect.element(row).toMatchTextContent('2 choices waiting');
  await expect.element(waiting).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Multiples', exact: true }).click();
  await expect.poll(() => router.state.location.search).toContain(`series=${id}`);
  await expect.element(toDelete(first, 0)).toBeChecked();
  await expect.element(choiceOf(second, 0).getByRole('radio', { name: 'Marked as Variation' })).toBeChecked();

  await router.navigate('/utilities/series-without-files');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Series Without Files' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(panel.getByText(/^2 changes: 1 file will be deleted/)).toBeVisible();
  expect(await requestsTo('/api/v3/File/*', 'DELETE')).toHaveLength(0);
});

type Router = Awaited<ReturnType<typeof showReleases>>['router'];

/** Simulates a page reload: only the tab's session storage survives. */
async function reload(router: Router, path: string): Promise<Router> {
  await router.navigate('/utilities/unrecognized/ignored-files');
  const stored = Object.entries(sessionStorage);
  signOut();
  for (const [name, value] of stored) sessionStorage.setItem(name, value);
  return (await showReleases(path)).router;
}

test('keeps choices of files and missing episodes across a reload', async () => {
  const { router, id, first } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await router.navigate('/utilities/release-management/missing-episodes');
  const missing = seriesList.getByRole('link').first();
  await missing.click();
  const box = panel.getByRole('listitem').first().getByRole('checkbox');
  await box.click();
  const { search } = router.state.location;
  const again = await reload(router, `/missing-episodes${search}`);
  await expect.element(box).toBeChecked();
  await expect.element(panel.getByText('1 episode selected')).toBeVisible();
  await expect.element(waiting).toBeVisible();
  await reload(again, `/multiples?series=${id}`);
  await expect.element(toDelete(first, 0)).toBeChecked();
});

test('restores choices after an expired session, and drops them on sign-out', async () => {
  const { router, id, first } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await router.navigate('/utilities/unrecognized/ignored-files');
  endSession('expired');
  const again = await showReleases(`/multiples?series=${id}`);
  await expect.element(toDelete(first, 0)).toBeChecked();
  await again.router.navigate('/utilities/unrecognized/ignored-files');
  signOut();
  await showReleases(`/multiples?series=${id}`);
  await expect.element(toDelete(first, 0)).not.toBeChecked();
});

test('drops choices of deleted files, and keeps those that a switch hides', async () => {
  const { router, queryClient, id, first, second } = await openSeries('MultipleReleases');
  const [gone] = first.Files ?? [];
  const [stays] = second.Files ?? [];
  await toDelete(first, 0).click();
  await toDelete(second, 0).click();
  await router.navigate('/utilities/release-management/multiples');
  await request<void>({ method: 'DELETE', path: `File/${gone?.ID}` });
  // With its other files marked as variations, the episode isn't listed while those are ignored.
  for (const { ID } of (second.Files ?? []).slice(1)) {
    await request<void>({ method: 'PUT', path: `File/${ID}/Variation`, query: { value: true } });
  }
  await queryClient.invalidateQueries();
  await router.navigate(`/utilities/release-management/multiples?series=${id}`);
  await expect.element(seriesList.getByText('1 choice waiting')).toBeVisible();
  await router.navigate(`/utilities/release-management/multiples?series=${id}&ignoreVariations=false`);
  const path = `ReleaseManagement/MultipleReleases/Series/${id}/Episodes`;
  const query = { pageSize: 0, ignoreVariations: false };
  const listed = await request<ListResult<Episode>>({ path, query });
  expect(listed.List.flatMap(({ Files = [] }) => Files).some(({ ID }) => ID === stays?.ID)).toBe(true);
  await expect.element(panel.getByText(/^1 change: 1 file will be deleted/)).toBeVisible();
});

test('discards the choices of a series at once and restores them with Undo', async () => {
  const { first } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await press('Discard Choices');
  await expect.element(toDelete(first, 0)).not.toBeChecked();
  await expect.element(waiting).not.toBeInTheDocument();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toDelete(first, 0)).toBeChecked();
});

test('shows only series with waiting choices, even one that needs no decision any more', async () => {
  const { router, queryClient, id, series, first } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await seriesList.getByRole('checkbox', { name: 'Show only these' }).click();
  await expect.element(seriesList.getByRole('link')).toHaveLength(1);
  await expect.element(seriesList.getByRole('link')).toMatchTextContent(series.Name);
  expect(router.state.location.search).toContain('waiting=true');
  const files = (await episodesOf('MultipleReleases', id)).flatMap(({ Files = [] }) => Files.slice(1));
  for (const { ID } of files)
    await request<void>({ method: 'DELETE', path: `File/${ID}` }).catch(() => undefined);
  await router.navigate('/utilities/release-management/multiples?waiting=true');
  await queryClient.invalidateQueries();
  await seriesList.getByRole('link').click();
  await expect.element(seriesList.getByText('No series have waiting choices')).toBeVisible();
});
