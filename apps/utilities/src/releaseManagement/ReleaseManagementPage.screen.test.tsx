// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { formatBytes } from '@hondana/shared/ui/format';
import { beforeEach, expect, test } from 'vitest';
import {
  choiceOf,
  episodesOf,
  notices,
  openSeries,
  panel,
  press,
  seriesList,
  seriesOf,
  showReleases,
  toDelete,
} from '../testing/releaseFixtures.ts';

const dialog = page.getByRole('alertdialog');
const show = showReleases;

withSandbox({ series: 80 });
beforeEach(() => signOut());

test('starts with Multiples, opens a series beside the list and names it in the address', async () => {
  const { router } = await show('');
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/release-management/multiples');
  const [series] = await seriesOf('MultipleReleases');
  const link = seriesList.getByRole('link').first();
  await expect.element(link).toMatchTextContent(series?.Name ?? '');
  await link.click();
  expect(router.state.location.search).toBe(`?series=${series?.IDs.ID}`);
  await expect.element(panel.getByRole('heading', { level: 2, name: series?.Name ?? '' })).toBeVisible();
  const [episode] = await episodesOf('MultipleReleases', series?.IDs.ID ?? 0);
  const heading = panel.getByRole('heading', { level: 3 }).first();
  await expect.element(heading).toMatchTextContent(episode?.Name ?? '');
  const file = panel.getByRole('listitem').first();
  await expect.element(file).toMatchTextContent(formatBytes(episode?.Files?.[0]?.Size ?? 0));
  await expectNoAxeViolations();
});

test('keeps the switches in the address and sends them with the request', async () => {
  const { router } = await show('/multiples');
  const asked = async () =>
    new URLSearchParams((await requestsTo('/api/v3/ReleaseManagement/*/Series', 'GET')).at(-1)?.query);
  await expect.poll(async () => (await asked()).get('pageSize')).toBe('50');
  expect((await asked()).get('ignoreVariations')).toBe('true');
  await page.getByRole('checkbox', { name: 'Ignore variations' }).click();
  await expect.poll(() => router.state.location.search).toBe('?ignoreVariations=false');
  await expect.poll(async () => (await asked()).get('ignoreVariations')).toBe('false');
  await page.getByRole('link', { name: 'Missing Episodes' }).click();
  await page.getByRole('checkbox', { name: 'Only collecting' }).click();
  await expect.poll(() => router.state.location.search).toBe('?onlyCollecting=true');
  await page.getByRole('checkbox', { name: 'Only finished series' }).click();
  await expect.poll(async () => (await asked()).get('onlyFinishedSeries')).toBe('true');
  expect((await asked()).get('collecting')).toBe('true');
});

test('keeps switches and series in the address when they are pressed before the last change renders', async () => {
  const { router } = await show('/multiples');
  const [first] = await seriesOf('MultipleReleases');
  const series = seriesList.getByRole('link').first();
  await expect.element(series).toBeVisible();
  await router.navigate('?sort=-name&q=a');
  clickInSameTick(page.getByRole('checkbox', { name: 'Ignore variations' }));
  clickInSameTick(page.getByRole('checkbox', { name: 'Only finished series' }));
  const finished = '?sort=-name&q=a&ignoreVariations=false&onlyFinishedSeries=true';
  expect(router.state.location.search).toBe(finished);
  clickInSameTick(series);
  expect(router.state.location.search).toBe(`${finished}&series=${first?.IDs.ID}`);
});

test('sums up deletions and freed space, and names an episode that would have no files left', async () => {
  const { first } = await openSeries('MultipleReleases');
  await toDelete(first, 0).click();
  await expect.element(panel.getByText(/^1 change: 1 file will be deleted/)).toBeVisible();
  const files = first.Files ?? [];
  for (const index of files.keys()) await toDelete(first, index).click();
  await expect.element(panel.getByText('This episode would have no files left.').first()).toBeVisible();
  await press('Confirm');
  await expect.element(dialog).toMatchTextContent(/would have no files left:/);
  await expect.element(dialog).toMatchTextContent(first.Name);
  const freed = formatBytes(files.reduce((sum, { Size }) => sum + Size, 0));
  const question = dialog.getByRole('heading');
  await expect.element(question).toMatchTextContent(`Delete ${files.length} files, ${freed}?`);
  await expect.element(dialog.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await requestsTo('/api/v3/File/*', 'DELETE')).toHaveLength(0);
  await press('Discard Choices');
  await expect.element(panel.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

async function linkedFile(...episodeIds: number[]): Promise<number> {
  const query = { include_only: 'Unrecognized', pageSize: 1 };
  const { List } = await request<ListResult<{ ID: number }>>({ path: 'File', query });
  const fileId = List[0]?.ID ?? 0;
  await request<void>({ method: 'POST', path: `File/${fileId}/Link`, body: { EpisodeIDs: episodeIds } });
  const linked = () => request<readonly Episode[]>({ path: `File/${fileId}/Episode` });
  await expect.poll(async () => (await linked()).length).toBe(episodeIds.length);
  return fileId;
}

test('names an episode outside the list that would have no files left', async () => {
  const { router } = await show('/missing-episodes');
  const [series] = await seriesOf('MultipleReleases');
  const id = series?.IDs.ID ?? 0;
  const [first] = await episodesOf('MultipleReleases', id);
  const [other] = await seriesOf('MissingEpisodes');
  const [lonely] = await episodesOf('MissingEpisodes', other?.IDs.ID ?? 0);
  if (!(first && lonely)) throw new Error('The series has too few episodes.');
  const fileId = await linkedFile(first.IDs.ID, lonely.IDs.ID);
  const now = (await episodesOf('MultipleReleases', id)).find(({ IDs }) => IDs.ID === first.IDs.ID);
  const index = (now?.Files ?? []).findIndex(({ ID }) => ID === fileId);
  await router.navigate(`/utilities/release-management/multiples?series=${id}`);
  await toDelete(first, index).click();
  await press('Confirm');
  await expect.element(dialog).toMatchTextContent('1 episode would have no files left:');
  await expect.element(dialog).toMatchTextContent(lonely.Name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('deletes and marks files, and lists what failed', async () => {
  const { first, second } = await openSeries('MultipleReleases');
  const [gone] = first.Files ?? [];
  const [stuck, marked] = second.Files ?? [];
  await misbehave({ pattern: `/api/v3/File/${stuck?.ID}`, method: 'DELETE', status: 500 });
  await toDelete(first, 0).click();
  await toDelete(second, 0).click();
  await choiceOf(second, 1).getByRole('radio', { name: 'Marked as Variation' }).click();
  await press('Confirm');
  await expect.element(dialog).toMatchTextContent('1 file will be marked as variation.');
  await dialog.getByRole('button', { name: /^Delete 2 files/ }).click();
  await expect.element(panel.getByText('One or more operations failed!')).toBeVisible();
  await expect.element(panel.getByRole('list', { name: 'What failed' })).toBeVisible();
  expect(await requestsTo(`/api/v3/File/${gone?.ID}`, 'DELETE')).toHaveLength(1);
  const [sent] = await requestsTo(`/api/v3/File/${marked?.ID}/Variation`, 'PUT');
  expect(sent?.query).toContain('value=true');
  await expect.element(notices.getByText('1 file deleted! 1 file changed!')).toBeVisible();
});

test('reports a missing file and a server outage, and keeps what failed chosen', async () => {
  const { first, second } = await openSeries('MultipleReleases');
  const [gone] = first.Files ?? [];
  const [cut] = second.Files ?? [];
  await toDelete(first, 0).click();
  await toDelete(second, 0).click();
  await press('Confirm');
  await expect.element(dialog).toBeVisible();
  await request<void>({ method: 'DELETE', path: `File/${gone?.ID}` });
  await misbehave({ pattern: `/api/v3/File/${cut?.ID}`, method: 'DELETE', cut: true });
  await dialog.getByRole('button', { name: /^Delete 2 files/ }).click();
  const failed = panel.getByRole('list', { name: 'What failed' });
  await expect.element(failed.getByText(/No File entry for the given fileID/)).toBeVisible();
  await expect.element(failed.getByText(/The server did not respond/)).toBeVisible();
  await expect.element(panel.getByText(/^1 change: 1 file will be deleted/)).toBeVisible();
  await control('DELETE', 'misbehave');
  await press('Confirm');
  await dialog.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(notices.getByText('Successful!')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('renders hostile file names as text without widening the page', async () => {
  await page.viewport(390, 844);
  const { router } = await show('/duplicates');
  const id = (await seriesOf('MultipleReleases'))[0]?.IDs.ID ?? 0;
  const names = ['<script>alert(1)', 'Invoice \u202Egpj.exe', `${'long '.repeat(80)}🦊`, '\ud83d alone'];
  const [episode] = await episodesOf('MultipleReleases', id);
  const [file] = episode?.Files ?? [];
  const hostile = names.map((name, index) => ({
    ...file,
    ID: 900_000 + index,
    Locations: [{ ...file?.Locations[0], RelativePath: name }],
  }));
  const nowhere = { ...file, ID: 900_100, Locations: [] };
  const pattern = '/api/v3/ReleaseManagement/MultipleReleases/Series/*/Episodes';
  const List = [{ ...episode, Files: [...hostile, nowhere] }];
  await misbehave({ pattern, json: { Total: 1, List } });
  await router.navigate(`/utilities/release-management/multiples?series=${id}`);
  await expect.element(panel.getByText('<script>alert(1)', { exact: true }).first()).toBeVisible();
  await expect.element(panel.getByText('Invoice ⟨U+202E⟩gpj.exe')).toBeVisible();
  await expect.element(panel.getByText('<missing file path>')).toBeInTheDocument();
  expect(document.querySelector('main script, section script')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('applies the server’s suggestions without leaving an episode without files', async () => {
  const { id, series } = await openSeries('MultipleReleases');
  const path = `ReleaseManagement/MultipleReleases/Series/${id}/FilesToDelete`;
  const { length } = await request<number[]>({ path });
  await press('Use the server’s suggestions');
  const summary = panel.getByText(new RegExp(`^${length} changes?: ${length} file`));
  await expect.element(summary).toBeVisible();
  await press('Confirm');
  expect(dialog.getByText(/have no files left/).query()).toBeNull();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(notices.getByText('Successful!')).toBeVisible();
  await expect.element(panel.getByText('Nothing left to resolve for this series.')).toBeVisible();
  const isListed = async () => (await seriesOf('MultipleReleases')).some(({ Name }) => Name === series.Name);
  await expect.poll(isListed).toBe(false);
});

test('deletes a single location of a duplicate file and offers no variation', async () => {
  const { first } = await openSeries('DuplicateFiles', 'administrator', 60);
  const file = first.Files?.find(({ Locations }) => Locations.length > 1);
  await expect.element(choiceOf(first, 1)).toBeVisible();
  expect(panel.getByRole('radio', { name: 'Marked as Variation' }).query()).toBeNull();
  await toDelete(first, 1).click();
  await press('Confirm');
  await dialog.getByRole('button', { name: /^Delete 1 duplicate file/ }).click();
  await expect.element(notices.getByText('Successful!')).toBeVisible();
  expect(await requestsTo(`/api/v3/File/Location/${file?.Locations[1]?.ID}`, 'DELETE')).toHaveLength(1);
  await press('Use the server’s suggestions');
  await expect.element(panel.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('reports a duplicate that cannot be deleted, and keeps it chosen', async () => {
  const { first } = await openSeries('DuplicateFiles', 'administrator', 60);
  const file = first.Files?.find(({ Locations }) => Locations.length > 1);
  await misbehave({
    pattern: `/api/v3/File/Location/${file?.Locations[1]?.ID}*`,
    method: 'DELETE',
    status: 500,
  });
  await toDelete(first, 1).click();
  await press('Confirm');
  await dialog.getByRole('button', { name: /^Delete 1 duplicate file/ }).click();
  await expect.element(panel.getByText('Duplicate files could not be deleted!')).toBeVisible();
  await expect.element(panel.getByRole('list', { name: 'What failed' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test.for([
  ['MultipleReleases', 'GroupName,FileSource,', 'includeEpisodeDetails=true'],
  ['DuplicateFiles', 'ImportFolder,FileLocation,MultipleLocations', 'includeLocationDetails=true'],
] as const)(
  'chooses many files of %s with Quick Select and deletes none',
  async ([matter, groupBy, details]) => {
    await openSeries(matter, 'administrator', 60);
    await press('Quick Select');
    const quick = page.getByRole('dialog', { name: 'Quick Select' });
    await quick.getByRole('checkbox').first().click();
    await expectNoAxeViolations();
    await quick.getByRole('button', { name: /^Select \d+ file/ }).click();
    await expect.element(panel.getByText(/^\d+ changes?: \d+ files? will be deleted/)).toBeVisible();
    const [sent] = await requestsTo('/api/v3/WebUI/Series/*/FileSummary', 'GET');
    expect(decodeURIComponent(sent?.query ?? '')).toContain(`groupBy=${groupBy}`);
    expect(sent?.query).toContain(details);
    expect(new URLSearchParams(sent?.query).get('type')).toContain('Credits');
    expect(await requestsTo('/api/v3/File/*', 'DELETE')).toHaveLength(0);
  },
);

test('disables Quick Select for duplicates and names the required version on an older server', async () => {
  await misbehave({
    pattern: '/api/v3/Init/Version',
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ Server: { Version: '5.1.0.40', ReleaseChannel: 'Stable' } }),
  });
  await openSeries('DuplicateFiles', 'administrator', 60);
  const button = panel.getByRole('button', { name: 'Quick Select' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(button)
    .toHaveAccessibleDescription('This feature requires server version >= 5.1.0.79');
});

test('hides missing episodes and restores them with Undo', async () => {
  const { first, id } = await openSeries('MissingEpisodes', 'administrator', 60);
  const { length } = await episodesOf('MissingEpisodes', id);
  await panel
    .getByRole('checkbox', { name: new RegExp(first.Name.replaceAll(/\W/g, '.')) })
    .first()
    .click();
  await expectNoAxeViolations();
  await press('Hide 1 episode');
  await expect.element(notices.getByText('1 episode hidden!')).toBeVisible();
  await expect.element(panel.getByText(new RegExp(`^${length - 1} missing episodes?$`))).toBeVisible();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(panel.getByText(`${length} missing episodes`)).toBeVisible();
  const [hiding, showing] = await requestsTo(`/api/v3/Episode/${first.IDs.ID}/SetHidden`, 'POST');
  expect([hiding?.query, showing?.query].map((query) => new URLSearchParams(query).get('value'))).toEqual([
    'true',
    'false',
  ]);
});

test.for(['plain', 'restricted'] as const)(
  'lets a %s user mark variations, but neither delete files nor hide episodes',
  async (as) => {
    const { first, router } = await openSeries('MultipleReleases', as);
    await expect
      .element(choiceOf(first, 0).getByRole('radio', { name: 'Marked as Variation' }))
      .toBeVisible();
    expect(panel.getByRole('radio', { name: 'Will be deleted' }).query()).toBeNull();
    expect(panel.getByRole('button', { name: /suggestions/ }).query()).toBeNull();
    const [series] = await seriesOf('MissingEpisodes');
    await router.navigate(`/utilities/release-management/missing-episodes?series=${series?.IDs.ID}`);
    await expect.element(panel.getByText(/missing episodes?$/)).toBeVisible();
    expect(panel.getByRole('checkbox').query()).toBeNull();
  },
);

test('shows “no access” when a series has a tag that is restricted for the user', async () => {
  const { router } = await show('/multiples', 'restricted');
  const [series] = await seriesOf('MultipleReleases');
  await misbehave({
    pattern: `/api/v3/Series/${series?.IDs.ID}`,
    status: 403,
    body: 'Accessing Series is not allowed for the current user',
    contentType: 'text/plain',
  });
  await router.navigate(`/utilities/release-management/multiples?series=${series?.IDs.ID}`);
  await expect.element(panel.getByRole('heading')).toHaveTextContent('You do not have access to this series');
  await expect.element(panel.getByRole('status')).toHaveTextContent('');
  await expectNoAxeViolations();
});

test('gives a series that is gone no made-up name', async () => {
  const { router } = await show('/multiples', 'administrator');
  const [series] = await seriesOf('MultipleReleases');
  await misbehave({ pattern: `/api/v3/Series/${series?.IDs.ID}`, status: 404 });
  await router.navigate(`/utilities/release-management/multiples?series=${series?.IDs.ID}`);
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Series not found.');
});

test('shows the failure in the series panel and reloads the episodes on Retry', async () => {
  const { router } = await show('/duplicates');
  const [series] = await seriesOf('DuplicateFiles');
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  await misbehave({ pattern: '/api/v3/ReleaseManagement/DuplicateFiles/Series/*/Episodes', status: 500 });
  await router.navigate(`/utilities/release-management/duplicates?series=${series?.IDs.ID}`);
  await expect.element(panel.getByText('The episodes could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByRole('list', { name: /^Files of/ }).first()).toBeVisible();
});

test('replaces the list with the open series on a phone, and links back', async () => {
  await page.viewport(390, 844);
  const { first } = await openSeries('MultipleReleases');
  await expect.element(choiceOf(first, 0)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(seriesList.query()).toBeNull();
  await panel.getByRole('link', { name: 'All series' }).click();
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
});
