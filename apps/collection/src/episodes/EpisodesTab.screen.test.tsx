import { hashOf } from '@hondana/shared/anime/files';
// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { request } from '@hondana/shared/api/client';
import type { Episode, File, ListResult, Series } from '@hondana/shared/api/types';
import { choosePlayer } from '@hondana/shared/players/chosenPlayers';
import { setEpisodeWatched } from '@hondana/shared/resources/episodes';
import { seriesQuery } from '@hondana/shared/resources/series';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { selectable } from './episodeOperations.ts';

const list = page.getByRole('list', { name: 'Episodes' });
const card = (index: number) => list.getByRole('listitem').nth(index);
const box = (index: number) => card(index).getByRole('checkbox');
const notices = page.getByRole('region', { name: 'Notices' });
const count = page.getByRole('region', { name: 'Episodes' }).getByRole('status');
const dialog = page.getByRole('dialog', { name: 'Watch Options' });
const info = page.getByRole('dialog', { name: 'File Info' });
const textOf = (place: Locator) => () => place.query()?.textContent ?? '';
const query = (text: string) => new URLSearchParams(text);

withSandbox({ series: 60 });

interface ShowOptions {
  readonly is?: (series: Series) => boolean;
  readonly query?: string;
  readonly as?: 'administrator' | 'plain';
  readonly tab?: string;
}

const hasSome = ({ Sizes }: Series) => Sizes.Local.Episodes > 5;

async function showEpisodes({ is = hasSome, query = '', as = 'plain', tab = 'episodes' }: ShowOptions = {}) {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const series = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const found = series.List.find(is);
  if (!found) throw new Error('The sandbox has no such series.');
  await screen.router.navigate(`/collection/series/${found.IDs.ID}/${tab}${query}`);
  const path = `/api/v3/Series/${found.IDs.ID}/Episode`;
  /** The list's last request. */
  const asked = async () =>
    sent((await requestsTo(path)).findLast((one) => one.query.includes('AniDB'))?.query);
  return { ...screen, found, path, asked };
}

const sent = (text: string | undefined) => query(text ?? '');

async function choose(select: string, option: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function episodesOf(series: Series): Promise<Episode[]> {
  const answer = await request<ListResult<Episode>>({
    path: `Series/${series.IDs.ID}/Episode`,
    query: { pageSize: 0, includeDataFrom: 'AniDB', type: 'Episode' },
  });
  return answer.List;
}

test('shows episode facts and requests the list with default filters', async () => {
  const { found, asked } = await showEpisodes();
  const [first] = await episodesOf(found);
  if (!first) throw new Error('The series has no episode.');
  await expect.poll(textOf(card(0).getByRole('heading'))).toContain(first.Name);
  await expect.poll(textOf(count)).toContain(`${found.Sizes.Local.Episodes} Episodes`);
  await expect.poll(textOf(card(0))).toMatch(/\d+ min · \d+ file/);
  const sent = await asked();
  expect(sent.get('pageSize')).toBe('26');
  expect(sent.get('type')).toBe('Episode');
  expect(sent.get('includeMissing')).toBe('False');
  expect(sent.get('includeWatched')).toBe('True');
  expect(sent.get('includeHidden')).toBe('False');
  expect(sent.get('includeUnaired')).toBe('False');
  expect(sent.has('search')).toBe(false);
});

test('puts each filter into the address and the request and resets the selection', async () => {
  const { router, asked } = await showEpisodes();
  await box(0).click();
  await expect.poll(textOf(count)).toContain('1 selected');
  await choose('Type', 'All');
  await choose('Episode Status', 'All Episodes');
  await choose('Watched State', 'Unwatched');
  await choose('Hidden Status', 'Show All Entries');
  await choose('Air Status', 'All');
  const address = query(router.state.location.search);
  expect(Object.fromEntries(address)).toEqual({
    type: '',
    includeMissing: 'true',
    includeWatched: 'false',
    includeHidden: 'true',
    includeUnaired: 'true',
  });
  await expect.poll(async () => (await asked()).get('includeUnaired')).toBe('True');
  const sent = await asked();
  expect(sent.has('type')).toBe(false);
  expect(sent.get('includeWatched')).toBe('False');
  expect(sent.get('includeHidden')).toBe('True');
  await expect.poll(textOf(count)).not.toContain('selected');
});

test('finds an episode by number and marks only what is shown', async () => {
  const { found, path } = await showEpisodes({ is: ({ Sizes }) => Sizes.Local.Episodes > 11 });
  const episodes = await episodesOf(found);
  const third = episodes.find(({ AniDB }) => AniDB?.EpisodeNumber === 3);
  if (!third) throw new Error('The series has no third episode.');
  await page.getByRole('searchbox', { name: 'Search episodes' }).fill('E03');
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1);
  await expect.element(card(0).getByRole('heading')).toMatchTextContent(`3 ${third.Name}`);
  await expect.poll(textOf(count)).toContain('1 Episode');

  await page.getByRole('button', { name: 'Options' }).click();
  await dialog.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(notices.getByText('Episodes marked as watched!')).toBeVisible();
  const marked = await requestsTo('/api/v3/Episode/*/Watched/*', 'POST');
  expect(marked.map(({ path: called }) => called)).toEqual([`/api/v3/Episode/${third.IDs.ID}/Watched/true`]);
  expect(await requestsTo(`${path}/Watched`, 'POST')).toEqual([]);
});

test('marks an episode once on a double click', async () => {
  await showEpisodes({ query: '?includeWatched=false' });
  // Slow enough for the first press to finish before the second.
  await card(0).getByRole('button', { name: 'Mark as watched' }).dblClick({ delay: 300 });
  await expect.element(card(0).getByRole('button', { name: 'Mark as unwatched' })).toBeVisible();
  expect(await requestsTo('/api/v3/Episode/*/Watched/*', 'POST')).toHaveLength(1);
});

test('trims the search in address and request, and Clear filters removes it', async () => {
  const { router, asked } = await showEpisodes();
  await expect.element(card(0)).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search episodes' });
  await field.fill('  qqzzxx ');
  await expect.poll(() => router.state.location.search).toBe('?search=qqzzxx');
  await expect.element(page.getByText('No episodes match')).toBeVisible();
  expect((await asked()).get('search')).toBe('qqzzxx');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(card(0)).toBeVisible();
});

test('links the missing count to the missing episodes', async () => {
  const { router, found } = await showEpisodes({
    is: ({ Sizes }) => Sizes.Missing.Episodes > 0,
    tab: 'overview',
  });
  const number = found.Sizes.Missing.Episodes;
  const side = page.getByRole('complementary', { name: 'About this series' });
  await side.getByRole('link', { name: new RegExp(`^${number} Episodes?$`) }).click();
  await expect
    .poll(() => router.state.location.search)
    .toBe('?type=Normal&includeMissing=only&includeUnaired=false');
  await expect.poll(textOf(count)).toContain(`${number} Episode`);
  await expect.poll(textOf(card(0))).toContain('Missing');
});

test('folds the filters on a phone and counts those set', async () => {
  await page.viewport(390, 844);
  await showEpisodes({ query: '?includeWatched=false' });
  await expect.element(card(0)).toBeVisible();
  const fold = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(page.getByRole('combobox', { name: 'Watched State' })).not.toBeInTheDocument();
  await fold.click();
  await choose('Watched State', 'All');
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('warns about missing episodes and links to them', async () => {
  const { router, found } = await showEpisodes({ is: ({ Sizes }) => Sizes.Missing.Episodes > 0 });
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await warnings
    .getByRole('link', { name: new RegExp(`^${found.Sizes.Missing.Episodes} episodes? missing$`) })
    .click();
  await expect.poll(() => query(router.state.location.search).get('includeMissing')).toBe('only');
});

test('shows a watched mark at once and rolls it back when the server refuses it', async () => {
  const { path } = await showEpisodes();
  await expect.element(card(1)).toBeVisible();
  // Long enough for a busy machine to see the mark before it is refused.
  await misbehave({ pattern: '/api/v3/Episode/*/Watched/*', status: 500, delay: 2000 });
  const before = card(1).getByRole('button', { name: /^Mark as/ });
  await expect.element(before).toBeVisible();
  const label = before.element().getAttribute('aria-label') ?? '';
  const other = label === 'Mark as watched' ? 'Mark as unwatched' : 'Mark as watched';
  await before.click();
  await expect.element(card(1).getByRole('button', { name: other })).toBeVisible();
  await expect.poll(textOf(notices)).toMatch(/Failed to mark episode as (un)?watched!/);
  await expect.element(card(1).getByRole('button', { name: label })).toBeVisible();
  expect((await requestsTo(`${path}/Watched`)).length).toBe(0);
});

test('sends the last of several quick marks after the first response and keeps it', async () => {
  const { found } = await showEpisodes({
    is: ({ Sizes }) => Sizes.Local.Episodes - Sizes.Watched.Episodes > 3,
    query: '?includeWatched=false',
    as: 'administrator',
  });
  const first = (await episodesOf(found)).find(({ Watched }) => Watched === null);
  if (!first) throw new Error('All episodes are watched.');
  await expect.poll(textOf(card(0).getByRole('heading'))).toContain(first.Name);
  const marks = async () =>
    (await requestsTo(`/api/v3/Episode/${first.IDs.ID}/Watched/*`, 'POST')).map(({ path: called }) => called);
  await misbehave({ pattern: `/api/v3/Episode/${first.IDs.ID}*`, delay: 1000 });
  await card(0).getByRole('button', { name: 'Mark as watched' }).click();
  await card(0).getByRole('button', { name: 'Mark as unwatched' }).click();
  await card(0).getByRole('button', { name: 'Mark as watched' }).click();
  await card(0).getByRole('button', { name: 'Mark as unwatched' }).click();
  await expect.element(card(0).getByRole('button', { name: 'Mark as watched' })).toBeVisible();
  const call = `/api/v3/Episode/${first.IDs.ID}/Watched`;
  await expect.poll(marks).toEqual([`${call}/true`, `${call}/false`]);
  await expect.element(card(0).getByRole('button', { name: 'Mark as watched' })).toBeVisible();

  await misbehave({ pattern: `/api/v3/Episode/${first.IDs.ID}/SetHidden`, delay: 1000 });
  await card(0).getByRole('button', { name: 'Hide' }).click();
  await card(0).getByRole('button', { name: 'Unhide' }).click();
  const hidden = async () =>
    (await requestsTo(`/api/v3/Episode/${first.IDs.ID}/SetHidden`, 'POST')).map((one) => [
      query(one.query).get('value'),
      one.status,
    ]);
  // Awaited, so that the next test finds the episode as it was.
  await expect.poll(hidden).toEqual([
    ['true', 200],
    ['false', 200],
  ]);
});

test('sends a watched mark and leaves the filtered list unchanged', async () => {
  const { found } = await showEpisodes({
    is: ({ Sizes }) => Sizes.Local.Episodes - Sizes.Watched.Episodes > 3,
    query: '?includeWatched=false',
  });
  const first = (await episodesOf(found)).find(({ Watched }) => Watched === null);
  if (!first) throw new Error('All episodes are watched.');
  await expect.poll(textOf(card(0).getByRole('heading'))).toContain(first.Name);
  await card(0).getByRole('button', { name: 'Mark as watched' }).click();
  const call = `/api/v3/Episode/${first.IDs.ID}/Watched/true`;
  await expect.poll(async () => (await requestsTo(call, 'POST')).length).toBe(1);
  await expect.element(card(0).getByRole('button', { name: 'Mark as unwatched' })).toBeVisible();
  await expect.poll(textOf(card(0).getByRole('heading'))).toContain(first.Name);
});

test('lets an administrator hide an episode, and Undo shows it again', async () => {
  const { found } = await showEpisodes({ as: 'administrator' });
  const local = found.Sizes.Local.Episodes;
  await expect.poll(textOf(count)).toContain(`${local} Episodes`);
  await card(0).getByRole('button', { name: 'Hide' }).click();
  await expect.poll(textOf(count)).toContain(`${local - 1} Episodes`);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(textOf(count)).toContain(`${local} Episodes`);
});

test('offers no Hide to plain users', async () => {
  await showEpisodes();
  await expect.element(card(0).getByRole('button', { name: /^Mark as/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
});

test('selects episodes by click, Shift and keyboard and deselects them', async () => {
  await showEpisodes();
  await card(0).getByRole('heading').click();
  await expect.element(box(0)).toBeChecked();
  await card(3)
    .getByRole('heading')
    .click({ modifiers: ['Shift'] });
  await expect.poll(textOf(count)).toContain('4 selected');
  await card(1)
    .getByRole('heading')
    .click({ modifiers: ['Control'] });
  await expect.poll(textOf(count)).toContain('3 selected');
  await page.getByRole('button', { name: 'Cancel Selection' }).click();
  await expect.element(box(0)).not.toBeChecked();

  (box(0).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(document.activeElement).toBe(box(1).element());
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(textOf(count)).toContain('4 selected');
  await userEvent.keyboard('{Escape}');
  await expect.poll(textOf(count)).not.toContain('selected');
});

test('selects one episode on Shift without an anchor, then extends from it', async () => {
  await showEpisodes();
  const heading = (index: number) => card(index).getByRole('heading');
  await heading(2).click({ modifiers: ['Shift'] });
  await expect.element(box(2)).toBeChecked();
  await expect.poll(textOf(count)).toContain('1 selected');
  await heading(3).click({ modifiers: ['Shift'] });
  await expect.poll(textOf(count)).toContain('2 selected');
});

test('marks the filtered episodes in one request with the same filters, and Undo reverts it', async () => {
  const { found, path } = await showEpisodes({
    is: ({ Sizes }) => Sizes.Local.Episodes > 3 && Sizes.Watched.Episodes < Sizes.Local.Episodes,
  });
  const [one] = await episodesOf(found);
  await setEpisodeWatched.send({ seriesId: found.IDs.ID, episodeId: one?.IDs.ID ?? 0, watched: true });
  const changing = (await episodesOf(found)).filter(({ Watched }) => Watched === null).length;
  const watchedBefore = (await episodesOf(found)).length - changing;
  await page.getByRole('button', { name: 'Options' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Selected episodes' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.poll(textOf(notices)).toContain('Episodes marked as watched!');
  await expect.poll(textOf(notices)).toMatch(new RegExp(`(?<!\\d)${changing} episodes?`));
  const [call] = await requestsTo(`${path}/Watched`, 'POST');
  const sent = query(call?.query ?? '');
  expect(sent.get('value')).toBe('true');
  expect(sent.get('type')).toBe('Episode');
  expect(sent.get('includeMissing')).toBe('False');
  expect((await episodesOf(found)).every(({ Watched }) => Watched !== null)).toBe(true);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await episodesOf(found)).filter(({ Watched }) => Watched !== null).length)
    .toBe(watchedBefore);
});

test('warns that Undo cannot restore watch dates when marking as unwatched', async () => {
  await showEpisodes({ is: ({ Sizes }) => Sizes.Watched.Episodes > 1, query: '?includeWatched=only' });
  await box(0).click();
  await page.getByRole('button', { name: 'Options' }).click();
  await dialog.getByRole('button', { name: 'Mark as unwatched' }).click();
  await expect.poll(textOf(notices)).toContain("Original watch dates can't be restored.");
});

test('marks selected episodes one by one and keeps failed ones selected', async () => {
  const { found } = await showEpisodes();
  const [one, two] = await episodesOf(found);
  if (!one || !two) throw new Error('The series has too few episodes.');
  await box(0).click();
  await box(1).click();
  await misbehave({ pattern: `/api/v3/Episode/${two.IDs.ID}/Watched/*`, status: 500 });
  await page.getByRole('button', { name: 'Options' }).click();
  await dialog.getByRole('button', { name: 'Mark as unwatched' }).click();
  await expect
    .element(dialog.getByText('1 episode could not be marked and is still selected.'))
    .toBeVisible();
  await expect.poll(textOf(dialog)).toContain(two.Name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(textOf(count)).toContain('1 selected');
  await expect.element(box(1)).toBeChecked();
});

test('shows file facts in File Info and runs its file actions', async () => {
  const { found } = await showEpisodes({ as: 'administrator' });
  const [first] = await episodesOf(found);
  await card(0).getByRole('button', { name: 'File Info' }).click();
  await expect.element(info.getByRole('button', { name: 'Force Update Info' }).first()).toBeVisible();
  await expect.poll(textOf(info)).toMatch(/Location.*Size.*Video/);
  await info.getByRole('button', { name: 'Copy location' }).first().click();
  await expect.poll(textOf(notices)).toMatch(/Location copied!|The browser does not allow copying/);
  const [file] = (await request<ListResult<File>>({ path: `Episode/${first?.IDs.ID}/File` })).List;
  const check = checkCrc(file?.Locations[0]?.RelativePath ?? '', file && hashOf(file, 'CRC32'));
  expect(textOf(info)()?.includes('CRC32 differs from the file name')).toBe(check === 'differs');
  const call = (name: string, method: string) => requestsTo(`/api/v3/File/${file?.ID}${name}`, method);
  await info.getByRole('button', { name: 'Force Update Info' }).first().click();
  await expect.poll(textOf(notices)).toContain('Rescanning file!');
  expect((await call('/Rescan', 'POST')).length).toBe(1);
  await info.getByRole('button', { name: 'Add to MyList' }).first().click();
  await expect.poll(textOf(notices)).toContain('Added file to MyList!');
  await info.getByRole('button', { name: 'Mark as Variation' }).first().click();
  await expect.poll(textOf(notices)).toContain('Marked file as variation!');
  await expect.element(info.getByRole('button', { name: 'Unmark as Variation' })).toBeVisible();
  expect((await call('/Variation', 'PUT'))[0]?.query).toContain('value=true');
  // By keyboard, as notices may cover it.
  (info.getByRole('button', { name: 'Delete' }).first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog');
  await expect.poll(textOf(question.getByRole('heading'))).toMatch(/^Delete this file, [\d.]+ [KMGT]?i?B\?$/);
  await question.getByRole('button', { name: /^Delete file/ }).click();
  await expect.poll(textOf(notices)).toContain('Deleted file!');
  expect((await call('', 'DELETE'))[0]?.query).toContain('removeFolder=true');
});

test('saves shown or selected episodes as a playlist and links files to chosen players', async () => {
  choosePlayer('infuse', true);
  onTestFinished(() => choosePlayer('infuse', false));
  const downloads = watchDownloads();
  const { found, path } = await showEpisodes();
  const all = await episodesOf(found);
  const button = page.getByRole('button', { name: 'Save Playlist' });
  await button.click();
  const playable = all.filter(({ Size }) => Size > 0);
  await expect.element(notices.getByText(/^Playlist with \d+ files? saved!$/)).toBeVisible();
  const titles = async (index: number) =>
    (await downloads[index]?.text())?.match(/(?<=^#EXTINF:\d+,).*$/gm)?.map((title) => title.split(' – ')[1]);
  expect(await titles(0)).toEqual(playable.map((episode) => selectable(episode).name));
  expect(downloads[0]?.name).toMatch(/\.m3u8$/);

  await box(1).click();
  await button.click();
  await expect.poll(() => downloads.length).toBe(2);
  expect(await titles(1)).toEqual([selectable(all[1] as Episode).name]);

  await misbehave({ pattern: `${path}?*includeFiles=true*`, status: 500 });
  await button.click();
  await expect.element(notices.getByText('The playlist could not be made')).toBeVisible();
  await expect.element(box(1)).toBeChecked();

  await card(0).getByRole('button', { name: 'File Info' }).click();
  const link = info.getByRole('link', { name: 'Open in Infuse' }).first();
  await expect
    .poll(() => link.query()?.getAttribute('href'))
    .toMatch(/^infuse:\/\/x-callback-url\/play\?url=http.*Stream$/);
  await expectNoAxeViolations();
});

test('offers no Delete to plain users and reports a failed action', async () => {
  await showEpisodes();
  await misbehave({
    pattern: '/api/v3/File/*/Rescan',
    status: 400,
    body: 'Unable to resolve file location.',
  });
  await page.getByRole('button', { name: 'File Info' }).first().click();
  await info.getByRole('button', { name: 'Force Update Info' }).first().click();
  await expect.poll(textOf(notices)).toContain('Failed to rescan file!');
  await expect.element(info.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('offers Retry when the list fails to load', async () => {
  await misbehave({ pattern: '/api/v3/Series/*/Episode', status: 500 });
  await showEpisodes();
  await expect.element(page.getByText('The episodes could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
});

test.for([
  [1440, 900],
  [390, 844],
] as const)(
  'has no accessibility violations at %i px in any theme, dialogs included',
  async ([width, height]) => {
    await page.viewport(width, height);
    const { queryClient, found } = await showEpisodes({ as: 'administrator', query: '?includeMissing=true' });
    queryClient.setQueryData(
      seriesQuery({ seriesId: found.IDs.ID }).queryKey,
      (series) =>
        series && {
          ...series,
          Sizes: { ...series.Sizes, Missing: { Episodes: 2, Specials: 1 } } as Series['Sizes'],
        },
    );
    await expect.element(card(0).getByRole('heading')).toBeVisible();
    await box(0).click();
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Options' }).click();
    await expect.element(dialog).toBeVisible();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    // An earlier test may have deleted the first one's file.
    await page.getByRole('button', { name: 'File Info' }).first().click();
    await expect.element(info.getByRole('button', { name: 'Force Update Info' }).first()).toBeVisible();
    await expectNoAxeViolations();
  },
);
