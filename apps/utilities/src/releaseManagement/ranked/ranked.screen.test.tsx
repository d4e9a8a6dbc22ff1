// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, SeriesReleases } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';

withSandbox({ series: 80, serverVersion: '6.0.0.425' });

const panel = page.getByRole('region', { name: 'Releases' });
const preview = panel.getByRole('region', { name: 'Preview' });
const cards = panel.getByRole('article');
const dialog = page.getByRole('alertdialog');
const button = (name: string | RegExp) => panel.getByRole('button', { name });
const deletion = preview.getByRole('button', { name: /^Delete \d+ files?…$/ });
const execute = '/api/v3/ReleaseManagement/Execute';

const listed = async () =>
  (await request<ListResult<SeriesReleases>>({ path: 'ReleaseManagement/Series', query: { pageSize: 0 } }))
    .List;

const releasesOf = (id: number) => request<SeriesReleases>({ path: `ReleaseManagement/Series/${id}` });

/** Those of the tests before are settled. */
async function someSeries(): Promise<SeriesReleases> {
  const found = (await listed()).find(
    ({ Candidates, FilesToAutoDeleteCount }) =>
      Candidates.length > 1 && FilesToAutoDeleteCount > 1 && FilesToAutoDeleteCount < 12,
  );
  if (!found) throw new Error('No series has several releases.');
  return releasesOf(found.SeriesID);
}

async function open(as: 'administrator' | 'plain' = 'administrator') {
  await signInAs(as);
  const series = await someSeries();
  const screen = await renderScreen({
    routes,
    path: `/utilities/release-management/multiples?series=${series.SeriesID}`,
    as,
  });
  await expect.element(cards.first()).toBeVisible();
  return { ...screen, series, id: series.SeriesID };
}

const addressOf = ({ router }: Awaited<ReturnType<typeof open>>) =>
  new URLSearchParams(router.state.location.search);

async function pressDelete(): Promise<void> {
  await deletion.click();
  await dialog.getByRole('button', { name: /^Delete \d+ files?, / }).click();
}

test('ranks the releases of a series and says what decides, what stays and what goes', async () => {
  const { series } = await open();
  const { Candidates, FilesToAutoDeleteCount } = series;
  await expect.element(cards).toHaveLength(Candidates.length);
  const [best, second] = Candidates;
  await expect.element(cards.nth(0)).toMatchTextContent(best?.Name ?? '');
  await expect.element(cards.nth(0)).toMatchTextContent('Will be kept');
  for (const text of [second?.GroupName ?? 'Unknown group', second?.Resolution, second?.VideoCodec])
    await expect.element(cards.nth(1)).toMatchTextContent(text ?? '');
  await expect
    .element(cards.nth(1))
    .toMatchTextContent(
      second?.DecidingSignal
        ? `${second.LoserValue} (preferred: ${second.WinnerValue})`
        : 'Equal to the one above',
    );
  const list = page.getByRole('region', { name: 'Series', exact: true });
  const link = list.getByRole('link', { name: series.SeriesTitle, exact: false }).first();
  await expect.element(link).toMatchTextContent(`${FilesToAutoDeleteCount} redundant files`);
  await cards
    .nth(1)
    .getByText(/^\d+ files$/)
    .click();
  await expect.element(cards.nth(1).getByText('Will be deleted', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations();
});

test('deletes only what was previewed, and nothing before', async () => {
  const { id, series } = await open();
  expect(deletion.query()).toBeNull();
  await button('Preview').click();
  const count = series.FilesToAutoDeleteCount;
  await expect
    .element(preview.getByText(new RegExp(`^${count} files of \\d+ episodes? would be deleted`)))
    .toBeVisible();
  await expect.element(preview.getByRole('listitem')).toHaveLength(count);
  await expectNoAxeViolations();
  expect(await requestsTo(execute)).toEqual([]);
  await deletion.click();
  await expect
    .element(dialog.getByRole('heading', { name: new RegExp(`^Delete ${count} files, `) }))
    .toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: /^Delete \d+ files, / }).click();
  await expect.element(panel.getByText('Nothing left to resolve for this series.')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Notices' }).getByText(`Deletion of ${count} files queued`))
    .toBeVisible();
  expect((await releasesOf(id)).Candidates).toEqual([]);
  expect(panel.element().contains(document.activeElement)).toBe(true);
});

test('a changed choice makes the preview stale until it is seen again', async () => {
  const screen = await open();
  const [best, second] = screen.series.Candidates;
  await button('Preview').click();
  await expect.element(deletion).toBeEnabled();
  await cards
    .nth(1)
    .getByRole('button', { name: /^Keep Only This/ })
    .click();
  await expect.element(cards.nth(1).getByRole('button', { name: /^Keep Only This/ })).toHaveFocus();
  await expect.element(deletion).toBeDisabled();
  await expect.element(preview.getByText(/have changed since this preview/)).toBeVisible();
  expect(addressOf(screen).get('keep')).toBe(second?.Key.slice(0, 12));
  await expect.element(cards.nth(1)).toMatchTextContent('Will be kept');
  await expect.element(cards.nth(0)).toMatchTextContent(/\d+ files? will be deleted/);
  await button('Preview again').click();
  await expect.element(deletion).toBeEnabled();
  const sent = (await requestsTo('/api/v3/ReleaseManagement/Preview', 'POST')).at(-1);
  expect(JSON.stringify(sent)).toContain(second?.Key);

  // Both stay: what neither has goes, by the server's own rule for selections.
  await cards.nth(0).getByRole('checkbox', { name: 'Keep this release' }).click();
  await expect.element(deletion).toBeDisabled();
  await button('Preview again').click();
  await expect.element(preview.getByText(/have changed since this preview/)).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/ReleaseManagement/Series/*/Override', 'POST')).toHaveLength(1);
  await button('Use the server’s ranking').click();
  expect(addressOf(screen).get('keep')).toBeNull();
  await expect.element(cards.nth(0).getByRole('checkbox', { name: 'Keep this release' })).toBeDisabled();
  expect(best?.Rank).toBe(1);
});

test('mixes releases by episode, as the address has it', async () => {
  const screen = await open();
  await panel.getByRole('radio', { name: 'Mix and Match' }).click();
  const episode = panel.getByRole('list', { name: 'Episodes' }).getByRole('group').first();
  await expect.element(episode).toBeVisible();
  const other = episode.getByRole('radio', { checked: false }).first();
  await other.click();
  await expect.element(episode.getByRole('radio', { checked: false }).first()).toBeVisible();
  expect(addressOf(screen).get('pick')).toMatch(/^[A-Z]?\d+-\d+$/);
  await button('Preview').click();
  await expect.element(deletion).toBeEnabled();
  await expectNoAxeViolations();
  const picked = Number(addressOf(screen).get('pick')?.split('-')[1]);
  const sent = (await requestsTo('/api/v3/ReleaseManagement/Series/*/Override', 'POST')).at(-1);
  const place = screen.series.Overrides.flatMap(({ Files }) => Files).find(
    ({ VideoLocalID }) => VideoLocalID === picked,
  );
  expect(JSON.stringify(sent)).toContain(String(place?.PlaceID));
  await pressDelete();
  await expect.element(panel.getByText('Nothing left to resolve for this series.')).toBeVisible();
  expect((await request<{ ID: number }>({ path: `File/${picked}` })).ID).toBe(picked);
});

test('a file marked as variation stays', async () => {
  const { id, series } = await open();
  await cards
    .nth(1)
    .getByText(/^\d+ files$/)
    .click();
  const row = cards.nth(1).getByRole('listitem').filter({ hasText: 'Will be deleted' }).first();
  await row.getByRole('button', { name: /^Mark as Variation/ }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect.element(notices.getByText('Marked as variation')).toBeVisible();
  await expect
    .poll(async () => (await releasesOf(id)).FilesToAutoDeleteCount)
    .toBeLessThan(series.FilesToAutoDeleteCount);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await releasesOf(id)).FilesToAutoDeleteCount)
    .toBe(series.FilesToAutoDeleteCount);
});

test('files that changed after the preview are shown before anything is deleted', async () => {
  const { id, series } = await open();
  await button('Preview').click();
  await deletion.click();
  const [gone] = series.Candidates.flatMap(({ Files }) => Files.filter(({ IsRedundant }) => IsRedundant));
  await request({ method: 'PUT', path: `File/${gone?.VideoLocalID}/Variation`, query: { value: true } });
  await dialog.getByRole('button', { name: /^Delete \d+ files, / }).click();
  await expect.element(dialog.getByText(/have changed since the preview/)).toBeVisible();
  expect(await requestsTo(execute)).toEqual([]);
  await request({ method: 'PUT', path: `File/${gone?.VideoLocalID}/Variation`, query: { value: false } });
  expect((await releasesOf(id)).FilesToAutoDeleteCount).toBe(series.FilesToAutoDeleteCount);
});

test('reports each refused file, and Retry deletes it', async () => {
  const { id } = await open();
  await button('Preview').click();
  await misbehave({ pattern: execute, method: 'POST', status: 500, times: 1 });
  await pressDelete();
  await expect.element(panel.getByText('1 deletion failed')).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByText('1 deletion failed')).not.toBeInTheDocument();
  await expect.poll(async () => (await releasesOf(id)).Candidates).toEqual([]);
});

test('offers a plain user the ranking alone, on a phone too', async () => {
  await page.viewport(390, 844);
  await open('plain');
  await expect.element(cards.nth(1)).toBeVisible();
  expect(panel.getByRole('checkbox').query()).toBeNull();
  expect(preview.query()).toBeNull();
  expect(panel.getByRole('radio').query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

test('shows “no access” when a series has a tag that is restricted for the user', async () => {
  await signInAs('restricted');
  const { SeriesID } = await someSeries();
  await misbehave({
    pattern: `/api/v3/Series/${SeriesID}`,
    status: 403,
    body: 'Accessing Series is not allowed for the current user',
    contentType: 'text/plain',
  });
  const path = `/utilities/release-management/multiples?series=${SeriesID}`;
  await renderScreen({ routes, path, as: 'restricted' });
  await expect.element(panel.getByText('You do not have access to this series')).toBeVisible();
  expect(cards.query()).toBeNull();
});

test('says why nothing could be previewed', async () => {
  await open();
  await misbehave({
    pattern: '/api/v3/ReleaseManagement/Preview',
    method: 'POST',
    status: 400,
    body: 'Not now.',
    contentType: 'text/plain',
  });
  await button('Preview').click();
  await expect.element(preview.getByText('The preview could not be loaded')).toBeVisible();
  await expect.element(preview.getByText(/Not now\.$/)).toBeVisible();
  expect(deletion.query()).toBeNull();
});

test('says that the releases could not be loaded, with Retry', async () => {
  await signInAs('administrator');
  const { SeriesID } = await someSeries();
  await misbehave({ pattern: `/api/v3/ReleaseManagement/Series/${SeriesID}`, method: 'GET', status: 500 });
  await renderScreen({
    routes,
    path: `/utilities/release-management/multiples?series=${SeriesID}`,
    as: 'administrator',
  });
  await expect.element(panel.getByText('The releases could not be loaded')).toBeVisible();
  expect(preview.query()).toBeNull();
  await control('DELETE', 'misbehave');
  await button('Retry').click();
  await expect.element(cards.nth(1)).toBeVisible();
});

test('previews all series at once, leaves some out, and reports per series', async () => {
  await renderScreen({ routes, path: '/utilities/release-management/multiples', as: 'administrator' });
  await page.getByRole('button', { name: 'Preview All Series…' }).click();
  const all = page.getByRole('dialog', { name: 'Redundant Files of All Series' });
  const redundant = (await listed()).filter(({ FilesToAutoDeleteCount }) => FilesToAutoDeleteCount > 0);
  expect(redundant.length).toBeGreaterThan(3);
  await expect
    .element(all.getByText(new RegExp(` of ${redundant.length} series would be deleted`)))
    .toBeVisible();
  await expectNoAxeViolations();
  // All but two are left out.
  await all.getByRole('checkbox', { name: 'All series' }).click();
  await expect.element(all.getByRole('button', { name: /^Delete 0 files/ })).toBeDisabled();
  const boxes = all.getByRole('listitem').getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect.element(all.getByText(/ of 2 series would be deleted/)).toBeVisible();
  await misbehave({ pattern: execute, method: 'POST', status: 500, times: 1 });
  await all.getByRole('button', { name: /^Delete \d+ files?…$/ }).click();
  await dialog.getByRole('textbox').fill('delete files');
  await dialog.getByRole('button', { name: /^Delete \d+ files?, / }).click();
  await expect.element(all.getByText('1 deletion failed')).toBeVisible();
  await expect.element(all.getByText(/ of 1 series would be deleted/)).toBeVisible();
  await all.getByRole('button', { name: 'Retry' }).click();
  await expect.element(all).not.toBeInTheDocument();
  const left = (await listed()).filter(({ FilesToAutoDeleteCount }) => FilesToAutoDeleteCount > 0);
  expect(left).toHaveLength(redundant.length - 2);
});
