// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { dismissAllNotices } from '@hondana/shared/overlays/notices';
import { endSession, signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { handoverState } from '../shared/fileHandover.ts';
import {
  address,
  button,
  linkedTo,
  named,
  notices,
  ready,
  rows,
  seriesWith,
  showLinking,
  showMatched,
  signedIn,
  table,
  unrecognized,
} from '../testing/openLinking.tsx';

withSandbox({ series: 20, looseFiles: 40 });
beforeEach(() => signOut());

test('opens with the files chosen in the list, and returns there when none are left', async () => {
  const { router } = await renderScreen({ routes, path: '/utilities/unrecognized/files', as: 'plain' });
  await page.getByRole('table').getByRole('checkbox').nth(1).click();
  await button('Manual Link').click();
  await expect.poll(() => router.state.location.pathname).toBe(address);
  await ready('0 of 1 file');
  // History state is limited, so it must not contain the files themselves.
  expect(JSON.stringify(router.state.location.state).length).toBeLessThan(100);
  await expect.element(page.getByRole('searchbox', { name: 'Search series' })).toBeVisible();
  await expectNoAxeViolations();
  await rows.first().getByRole('checkbox').click();
  await button('Remove from list').click();
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
});

test('finds series and episodes by file name, links them, and unlinks them with Undo', async () => {
  const series = await signedIn(() => seriesWith(10));
  const { router, files } = await showLinking({ names: named(10, series.name.replace(/[/\\:*?"<>|]/g, '')) });
  const found = page.getByRole('list', { name: 'Series found' });
  await found.getByText(series.name, { exact: true }).first().click();
  await button('Match by name').click();
  await expect.element(notices).toMatchTextContent('Be sure to verify before saving!');
  await ready('10 of 10 files');
  await expectNoAxeViolations();
  await button('Link 10 Files').click();
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 10 files!');
  const wanted = new Map(series.episodes.map(({ ID, EpisodeNumber }) => [EpisodeNumber, ID]));
  for (const [index, { id }] of files.entries()) expect(await linkedTo(id)).toEqual([wanted.get(index + 1)]);
  await notices.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(notices).toMatchTextContent('10 files unlinked!');
  expect(await linkedTo(files[0]?.id ?? 0)).toEqual([]);
});

test('selects one file on Shift without a starting point, and later ranges from it', async () => {
  await showLinking({ names: named(6) });
  await rows.nth(2).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await rows.nth(4).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('3 files selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await rows.nth(5).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await rows.nth(0).getByRole('checkbox').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('2 files selected')).toBeVisible();
});

test('fills a range from any start and reports an invalid one', async () => {
  const series = await signedIn(() => seriesWith(8));
  await showLinking({ names: ['b 10', 'b 9', 'a'], series: series.id });
  const start = page.getByRole('textbox', { name: 'Starting episode' });
  await expect.element(button('Range fill')).toBeDisabled();
  await start.fill('x');
  await button('Range fill').click();
  await expect.element(page.getByText('Value is not a positive integer.')).toBeVisible();
  await start.fill('9999');
  await button('Range fill').click();
  await expect.element(page.getByText('Unable to find starting episode.')).toBeVisible();
  await start.fill('5');
  await userEvent.keyboard('{Enter}');
  await ready('3 of 3 files');
  for (const [index, name] of ['a', 'b 9', 'b 10'].entries()) {
    await expect.element(rows.nth(index)).toMatchTextContent(name);
    await expect.element(rows.nth(index)).toMatchTextContent(`· ${5 + index} –`);
  }
});

test('restores the draft when its user signs in again after the session expired', async () => {
  const { router } = await showMatched(2);
  await router.navigate('/utilities/unrecognized/ignored-files');
  endSession('expired');
  await renderScreen({ routes, path: address, as: 'administrator' });
  await ready('2 of 2 files');
});

test('loads files known only from the history, and omits those that are not found', async () => {
  const path = '/utilities/unrecognized/files';
  const { router } = await renderScreen({ routes, path, as: 'administrator' });
  const files = (await unrecognized()).slice(0, 2);
  await misbehave({ pattern: '/api/v3/File', method: 'GET', status: 400 });
  const state = { handOver: 'before the reload', fileIds: [...files.map(({ id }) => id), 987_654_321] };
  await router.navigate(address, { state });
  await expect.element(page.getByText('The files could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await button('Retry').click();
  await ready('0 of 2 files');
});

test('says when the browser’s storage is full, and still links files', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  const series = await signedIn(() => seriesWith(3));
  const { router, files } = await showLinking({ names: named(3), series: series.id });
  await expect.element(notices).toMatchTextContent('The browser cannot save your choices');
  await button('Match by name').click();
  await ready('3 of 3 files');
  await router.navigate(-1);
  await router.navigate(1);
  await ready('3 of 3 files');
  await button('Link 3 Files').click();
  await expect.poll(() => linkedTo(files[0]?.id ?? 0)).toHaveLength(1);
});

test('links many files to one episode and many episodes to one file, but refuses many to many', async () => {
  const series = await signedIn(() => seriesWith(5));
  const { router, files } = await showLinking({ names: ['a', 'b', 'c'], series: series.id });
  const episodes = page.getByRole('list', { name: 'Episodes' }).getByRole('button');
  const box = (index: number) => rows.nth(index).getByRole('checkbox');
  const numbered = (number: number) => episodes.filter({ hasText: new RegExp(`^${number} –`) }).first();
  await expect.element(episodes.first()).toHaveAttribute('aria-disabled', 'true');
  await box(0).click();
  await box(1).click();
  await numbered(1).click();
  await box(1).click();
  await numbered(2).click();
  await button(/^Link 2/).click();
  await expect.element(notices).toMatchTextContent('Unable create many-to-many relations');
  expect(await requestsTo('/api/v3/File/*', 'POST')).toEqual([]);
  await numbered(2).click();
  await box(0).click();
  await box(2).click();
  await numbered(2).click();
  await numbered(3).click();
  await button('Link 3 Files').click();
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  await expect.element(notices).toMatchTextContent('Scheduled a 1:N linking for 1 file!');
  await expect.element(notices).toMatchTextContent('Scheduled an N:1 linking for 2 files!');
  expect(await linkedTo(files[2]?.id ?? 0)).toHaveLength(2);
  expect(await linkedTo(files[0]?.id ?? 0)).toEqual(await linkedTo(files[1]?.id ?? 0));
});

test('shows the certainty, Release Group and version of each guess, and skips an older version', async () => {
  const series = await signedIn(() => seriesWith(5));
  const names = [
    '[Judas] Some Show - 01.mkv',
    '[Judas] Some Show - 01v2.mkv',
    '[Judas] Some Show - 02.mkv',
    '[Judas] Some Show 03 [BD].mkv',
  ];
  await showLinking({ names, series: series.id });
  await button('Match by name').click();
  await expect.element(notices).toMatchTextContent('3 of 4 files matched.');
  await ready('3 of 4 files');
  const row = (text: string) => rows.filter({ hasText: text });
  await expect.element(row('01.mkv')).toMatchTextContent('Version 2 of this episode is preferred · Judas');
  const has = '(The episode has a file already · )?';
  await expect.element(row('01v2')).toMatchTextContent(new RegExp(`Sure · ${has}Judas · Version 2`));
  await expect.element(row('- 02')).toMatchTextContent(new RegExp(`Sure · ${has}Judas`));
  await expect.element(row('03 [BD]')).toMatchTextContent(new RegExp(`Check this · ${has}Judas`));
  await expectNoAxeViolations();
  await button('Select what to check').click();
  await expect.element(row('03 [BD]').getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await page.getByRole('list', { name: 'Episodes' }).getByRole('button', { name: /^4 –/ }).click();
  await expect.element(row('03 [BD]')).not.toMatchTextContent('Check this');
});

test('links files numbered over all seasons to the episodes of the season at one press', async () => {
  const series = await signedIn(() => seriesWith(3));
  const { length } = series.episodes;
  const names = Array.from({ length: 3 }, (_, index) => `[Group] Some Show S2 - ${length + 1 + index}.mkv`);
  await showLinking({ names, series: series.id });
  await button('Match by name').click();
  const from = `${length + 1}–${length + 3}`;
  await expect.element(page.getByText(new RegExp(`The files are numbered ${from}`))).toBeVisible();
  await ready('0 of 3 files');
  await expectNoAxeViolations();
  await button(`Use ${from} as 1–3`).click();
  await ready('3 of 3 files');
  await expect.element(button('Match by name')).toHaveFocus();
  await expect.element(rows.nth(0)).toMatchTextContent('· 1 –');
  await button('Match by name').click();
  await button('Keep the numbers').click();
  await expect.element(notices).toMatchTextContent('No file name matched an episode.');
});

test('keeps files that share only some episodes, and links the others', async () => {
  const series = await signedIn(() => seriesWith(5));
  const names = ['Some Show - 01-02.mkv', 'Some Show - 02.mkv', 'Some Show - 03.mkv'];
  const { files } = await showLinking({ names, series: series.id });
  await button('Match by name').click();
  await ready('3 of 3 files');
  await expect.element(rows.nth(0)).toMatchTextContent('cannot be linked beside it');
  await button('Link 3 Files').click();
  await expect.element(notices).toMatchTextContent('Unable create many-to-many relations');
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 1 file!');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent('Unable create many-to-many relations');
  await expect.poll(() => linkedTo(files[2]?.id ?? 0)).toHaveLength(1);
});

test('keeps files that fail with the reason, and links the rest', async () => {
  const { files } = await showMatched(4);
  await misbehave({ pattern: `/api/v3/File/${files[1]?.id}/Link`, status: 500 });
  await button('Link 4 Files').click();
  await expect.element(notices).toMatchTextContent('Failed 1:1 linking for 1 file!');
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 3 files!');
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent('Some Show - 02');
  await expect.element(rows.first()).toMatchTextContent('The server failed');
  await ready('1 of 1 file');
  await control('DELETE', 'misbehave');
  await button('Link 1 File').click();
  await expect.poll(() => linkedTo(files[1]?.id ?? 0)).toHaveLength(1);
});

test('reports a missing file and a server outage, and links the rest on another press', async () => {
  const { files } = await showMatched(4);
  const [gone, , cut] = files;
  await request<void>({ method: 'DELETE', path: `File/${gone?.id}` });
  await misbehave({ pattern: `/api/v3/File/${cut?.id}/Link`, cut: true });
  await button('Link 4 Files').click();
  await expect.element(notices).toMatchTextContent('Failed 1:1 linking for 2 files!');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent(/Some Show - 01.*No File entry for the given fileID/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Some Show - 03.*The server did not respond/);
  await control('DELETE', 'misbehave');
  await button('Link 2 Files').click();
  await expect.element(rows).toHaveLength(1);
  await expect.poll(() => linkedTo(cut?.id ?? 0)).toHaveLength(1);
});

async function holdLinks(): Promise<() => Promise<void>> {
  const delay = 3_600_000;
  await misbehave({ pattern: '/api/v3/File/*/Link', delay });
  const release = async () => {
    await control('DELETE', 'misbehave');
    await control('POST', 'clock', { advance: delay });
  };
  onTestFinished(release);
  return release;
}

const linkCalls = () => requestsTo('/api/v3/File/*/Link', 'POST');
const progress = page.getByRole('progressbar', { name: 'Linking files' });

/** Starts linking; four requests are in flight at the end. */
async function showUnderWay(count: number) {
  const screen = await showMatched(count);
  const release = await holdLinks();
  await button(`Link ${count} Files`).click();
  await expect.poll(linkCalls).toHaveLength(4);
  return { ...screen, release };
}

test('keeps linking after Back, and can be cancelled on return without linking a file twice', async () => {
  const { router, files, release } = await showUnderWay(8);
  await router.navigate(-1);
  await expect.element(progress).not.toBeInTheDocument();
  await router.navigate(1);
  await expect.element(progress).toBeVisible();
  await expect.element(button(/^Link /)).toHaveAttribute('aria-busy', 'true');
  expect(table.element().closest('[inert]')).not.toBeNull();
  await button('Cancel').click();
  await release();
  await ready('4 of 4 files');
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 4 files!');
  await expect.element(rows).toHaveLength(4);
  expect(await linkCalls()).toHaveLength(4);
  await button('Link 4 Files').click();
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  const called = (await linkCalls()).map(({ path }) => path);
  expect(called.toSorted()).toEqual(files.map(({ id }) => `/api/v3/File/${id}/Link`).toSorted());
});

test('does not offer files again that were linked while the user was elsewhere', async () => {
  const { router, release } = await showUnderWay(4);
  await router.navigate(-1);
  await expect.element(progress).not.toBeInTheDocument();
  await release();
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 4 files!');
  await router.navigate(1);
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
});

test('adds files that arrive while others are being linked', async () => {
  const { router, files, release } = await showUnderWay(4);
  await router.navigate(-1);
  const others = (await unrecognized()).filter(({ id }) => files.every((file) => file.id !== id)).slice(0, 2);
  await router.navigate(address, { state: handoverState(others) });
  await expect.element(progress).toBeVisible();
  await release();
  await ready('0 of 2 files');
});

test('tells other tabs what became stale after linking and after Undo', async () => {
  const heard = new Set<string>();
  const channel = new BroadcastChannel('hondana-freshness');
  channel.onmessage = ({ data }) => {
    for (const key of data) heard.add(key.join(' '));
  };
  onTestFinished(() => channel.close());
  const keys = ['files', 'series', 'groups', 'filters preview', 'filters presets', 'dashboard'];
  const stale = keys.map((key) => `v3 ${key}`);
  const { release } = await showUnderWay(4);
  await release();
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 4 files!');
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining(stale));
  heard.clear();
  await notices.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(notices).toMatchTextContent('4 files unlinked!');
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining(stale));
});

test('stops linking on sign-out and shows nothing of it to the next user', async () => {
  const { router, release } = await showUnderWay(8);
  dismissAllNotices();
  signOut();
  await release();
  await signInAs('plain');
  await router.navigate('/utilities/unrecognized/ignored-files');
  await router.navigate(address);
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  await expect.element(progress).not.toBeInTheDocument();
  expect(await linkCalls()).toHaveLength(4);
  expect(notices.element().textContent).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Some Show');
});

test('skips a file whose episode the server lacks, and links the others', async () => {
  const { files, series } = await showMatched(2);
  const { ShokoID } = await request<{ ShokoID: number }>({ path: `Series/AniDB/${series.id}` });
  const path = `Series/${ShokoID}/Episode`;
  const query = { pageSize: 0, includeMissing: true, includeUnaired: true, includeHidden: true };
  const { List } = await request<ListResult<Episode>>({ path, query });
  const others = List.filter(({ IDs }) => IDs.AniDB !== series.episodes[0]?.ID);
  await misbehave({ pattern: `/api/v3/${path}`, json: { Total: others.length, List: others } });
  await button('Link 2 Files').click();
  await expect.element(notices).toMatchTextContent('Episode linking skipped!');
  await expect.element(notices).toMatchTextContent('[Group] Some Show - 01.mkv');
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent('Episode linking skipped!');
  await expect.poll(() => linkedTo(files[1]?.id ?? 0)).toHaveLength(1);
});

async function outsideAnime(): Promise<number> {
  const call = { path: 'Series/AniDB/Search', query: { query: 'a', pageSize: 100 } };
  const { List } = await request<ListResult<{ ID: number; ShokoID: number | null }>>(call);
  const anime = List.find(({ ShokoID }) => ShokoID === null);
  if (!anime) throw new Error('Every anime is in the collection');
  return anime.ID;
}

test('creates a missing series first, and removes it again when its episodes cannot be loaded', async () => {
  const anime = await signedIn(outsideAnime);
  const { files } = await showLinking({ names: named(1), series: anime });
  await button('Match by name').click();
  await ready('1 of 1 file');
  await misbehave({ pattern: '/api/v3/Series/*/Episode', status: 500 });
  await button('Link 1 File').click();
  await expect.element(notices).toMatchTextContent('Linking aborted!');
  await expect.element(notices).toMatchTextContent('Unable to fetch shoko episodes!');
  await expect.element(rows.first()).toMatchTextContent('The new series entry was removed again.');
  const [removed] = await requestsTo('/api/v3/Series/*', 'DELETE');
  expect(removed?.query).toContain('deleteFiles=false');
  await control('DELETE', 'misbehave');
  await button('Link 1 File').click();
  await expect.poll(() => linkedTo(files[0]?.id ?? 0)).toHaveLength(1);
});

test('never scrolls sideways on a phone, even with very long file names', async () => {
  await page.viewport(390, 844);
  const series = await signedIn(() => seriesWith(3));
  const names = [`${'long '.repeat(60)}- 01.mkv`, '[<b>] <script>alert(1)</script> 02 [BD].mkv'];
  await showLinking({ names, series: series.id, as: 'restricted' });
  const outcome = button('Match by name').or(page.getByText('Failed to get series data!'));
  await expect.element(outcome.first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
