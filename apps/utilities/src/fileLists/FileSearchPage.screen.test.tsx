import { hashOf } from '@hondana/shared/anime/files';
// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { request } from '@hondana/shared/api/client';
import type { Episode, File, ListResult, Series } from '@hondana/shared/api/types';
import { streamAddress } from '@hondana/shared/players/playlist';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { formatBytes, formatNumber } from '@hondana/shared/ui/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { watchFlight } from '../testing/watchFlight.ts';

const table = page.getByRole('table', { name: 'File Search' });
const row = (index: number) => table.getByRole('row').nth(index + 1);
const cell = (index: number) => row(index).getByRole('cell').nth(1);
const nameOf = (index: number) => row(index).getByRole('rowheader').getByRole('link').first();
const bar = page.getByRole('region', { name: 'Selection' });
const detail = page.getByRole('region', { name: 'File details' });
const part = (name: string) => detail.getByRole('region', { name, exact: true });
const notices = page.getByRole('region', { name: 'Notices' });
const textOf = (place: Locator) => () => place.query()?.textContent ?? '';

withSandbox({ series: 5, looseFiles: 400 });

type Person = 'administrator' | 'plain' | 'restricted';

const show = (query = '', as: Person = 'administrator') =>
  renderScreen({ routes, path: `/utilities/file-search${query}`, as });

async function filesOf(query: Record<string, unknown> = {}): Promise<File[]> {
  return (await listOf(query)).List;
}

function listOf(query: Record<string, unknown> = {}): Promise<ListResult<File>> {
  const sortOrder = ['-CreatedAt', 'FileName', 'RelativePath'];
  return request({ path: 'File', query: { include: 'XRefs', sortOrder, pageSize: 10, ...query } });
}

const baseName = (file: File | undefined) => (file?.Locations[0]?.RelativePath ?? '').split('/').at(-1) ?? '';

async function knownFile(): Promise<File> {
  const file = (await filesOf({ exclude: ['Unrecognized', 'ManualLinks'] }))[0];
  if (!file) throw new Error('The library has no file that AniDB knows.');
  return file;
}

test('lists all files, the newest first, and sorts them through the address and the request', async () => {
  const { router } = await show('', 'plain');
  await expect.element(page.getByRole('heading', { level: 1, name: 'File Search' })).toBeVisible();
  const { List: files, Total } = await listOf();
  await expect.poll(textOf(row(0))).toContain(baseName(files[0]));
  await expect.element(page.getByText(`${formatNumber(Total)} files`, { exact: true })).toBeVisible();
  const listed = (await requestsTo('/api/v3/File', 'GET')).find(({ query }) => /pageSize=50\b/.test(query));
  const sent = new URLSearchParams(listed?.query);
  expect(sent.getAll('sortOrder')).toEqual(['-CreatedAt', 'FileName', 'RelativePath']);
  expect([sent.get('include'), sent.has('include_only')]).toEqual(['XRefs', false]);
  await table.getByRole('columnheader', { name: 'Size' }).getByRole('button').click();
  await expect.poll(() => router.state.location.search).toBe('?sort=size');
  const [smallest] = await filesOf({ sortOrder: ['FileSize'] });
  await expect.poll(textOf(row(0))).toContain(formatBytes(smallest?.Size ?? 0));
});

test('searches on the server for any text, and clears a search without results', async () => {
  const { router } = await show(`?q=${encodeURIComponent('100% of #1 ? Yes')}`);
  await expect.poll(textOf(row(0))).toContain('100% of #1 ? Yes & No + More - 08');
  const box = page.getByRole('searchbox', { name: 'Search files' });
  await box.fill('/');
  const asked = async () => (await requestsTo('/api/v3/File/Search/*')).at(-1)?.path;
  await expect.poll(asked).toMatch(/Search\/%2F$/i);
  await box.fill('qqzzxxyyww');
  await expect.element(page.getByText('No files match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(row(0)).toBeVisible();
});

test('loads files with their links one page at a time, also for a long range', async () => {
  await signInAs('administrator');
  const { Total } = await listOf();
  await misbehave({ pattern: '/api/v3/File', method: 'GET', delay: 150 });
  const flight = watchFlight(/\/File\?.*include=XRefs/);
  await show();
  await expect.element(row(0)).toBeVisible();
  const asked = async () => (await requestsTo('/api/v3/File', 'GET')).map(({ query }) => query);
  await expect.poll(asked).toContainEqual(expect.stringMatching(/pageSize=50&.*page=[234]$/));
  const box = row(0).getByRole('checkbox');
  await box.click();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{End}{/Shift}');
  await expect.element(bar).toMatchTextContent(`${formatNumber(Total)} files selected`);
  expect(flight.most).toBe(1);
});

test('requests a page once the view has rested there for 50 ms', async () => {
  await show();
  await expect.element(row(0)).toBeVisible();
  const lastPage = Math.ceil((await listOf()).Total / 50);
  expect(lastPage).toBeGreaterThan(6);
  const asked = async () => (await requestsTo('/api/v3/File', 'GET')).map(({ query }) => query);
  await expect.poll(asked).toContainEqual(expect.stringMatching(/pageSize=50&.*page=[234]$/));
  const isLast = expect.stringMatching(new RegExp(`pageSize=50&.*page=${lastPage}$`));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const scroller = table.element();
  scroller.scrollTop = scroller.scrollHeight;
  // `expect.poll` would advance the fake timers.
  while (scroller.querySelectorAll('[role=row] [aria-busy=true]').length < 4)
    await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(49);
  // Long enough to record a request that came too early.
  for (let frame = 0; frame < 15; frame++) await new Promise(requestAnimationFrame);
  expect(await asked()).not.toContainEqual(isLast);
  vi.advanceTimersByTime(1);
  await expect.poll(asked).toContainEqual(isLast);
});

test('opens a file beside the list with all its details, and names it in the address', async () => {
  await signInAs('administrator');
  const file = await knownFile();
  const { router } = await show(`?sort=-created&q=${encodeURIComponent(baseName(file))}`);
  await table.getByRole('link', { name: baseName(file), exact: true }).click();
  await expect.poll(() => router.state.location.search).toContain(`file=${file.ID}`);
  const [xref] = file.SeriesIDs ?? [];
  const series = await request<Series>({ path: `Series/${xref?.SeriesID.ID}` });
  const [episode] = await request<Episode[]>({ path: `File/${file.ID}/Episode` });
  await expect.element(detail.getByRole('heading', { level: 2 })).toMatchTextContent(baseName(file));
  const address = `/collection/series/${series.IDs.ID}`;
  const links = part('Series and episodes').getByRole('link');
  const ofSeries = part('Series and episodes').getByRole('link', { name: series.Name });
  await expect.element(ofSeries).toHaveAttribute('href', expect.stringMatching(new RegExp(`${address}$`)));
  const ofEpisode = links.filter({ hasText: episode?.Name ?? '?' });
  await expect
    .element(ofEpisode)
    .toHaveAttribute('href', expect.stringContaining(`${address}/episodes?search=`));
  const query = { include: 'AbsolutePaths' };
  const { Locations } = await request<File>({ path: `File/${file.ID}`, query });
  for (const { AbsolutePath } of Locations)
    await expect.element(part('Locations')).toMatchTextContent(AbsolutePath ?? '?');
  for (const type of ['ED2K', 'CRC32', 'MD5', 'SHA1'] as const)
    await expect.element(part('Hashes').getByText(hashOf(file, type) ?? '?', { exact: true })).toBeVisible();
  const isRight = checkCrc(baseName(file), hashOf(file, 'CRC32')) === 'matches';
  await expect
    .element(part('Hashes'))
    .toMatchTextContent(isRight ? 'Matches the file name' : 'CRC32 differs');
  await expect.element(part('Play').getByText(streamAddress(file.ID), { exact: true })).toBeVisible();
  await expect.element(part('AniDB')).toMatchTextContent('Release group');
  const video = part('Media').getByRole('region', { name: 'Video' });
  await expect.element(video).toMatchTextContent(/Picture\d+ × \d+/);
  await expectNoAxeViolations();
});

test('steps through the list with Next and Previous, by button and by key', async () => {
  const { router } = await show();
  const { List: files, Total } = await listOf();
  const title = detail.getByRole('heading', { level: 2 });
  await nameOf(1).click();
  await expect.element(detail.getByRole('status')).toMatchTextContent(`2 of ${formatNumber(Total)}`);
  await detail.getByRole('button', { name: 'Next file' }).click();
  await expect.element(detail.getByRole('status')).toMatchTextContent(`3 of ${formatNumber(Total)}`);
  await expect.poll(() => router.state.location.search).toBe(`?file=${files[2]?.ID}`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(detail.getByRole('status')).toMatchTextContent(`4 of ${formatNumber(Total)}`);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(detail.getByRole('status')).toMatchTextContent(`2 of ${formatNumber(Total)}`);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(title).toMatchTextContent(baseName(files[0]));
  const previous = detail.getByRole('button', { name: 'Previous file' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(row(0)).toBeVisible();
});

test('opens the file that the address names, and finds its position', async () => {
  await signInAs('administrator');
  const { List: files, Total } = await listOf();
  await show(`?file=${files[5]?.ID}`, 'plain');
  await expect.element(detail.getByRole('status')).toMatchTextContent(`6 of ${formatNumber(Total)}`);
  await expect.element(detail.getByRole('heading', { level: 2 })).toMatchTextContent(baseName(files[5]));
});

test('sums up several selected files, and keeps Next and Previous among them', async () => {
  await show();
  const files = await filesOf();
  await cell(0).click();
  await cell(2).click({ modifiers: ['ControlOrMeta'] });
  await cell(4).click({ modifiers: ['ControlOrMeta'] });
  const size = [0, 2, 4].reduce((sum, index) => sum + (files[index]?.Size ?? 0), 0);
  await expect.element(bar.getByRole('status')).toMatchTextContent(`3 files selected · ${formatBytes(size)}`);
  await expect.element(detail.getByRole('status')).toMatchTextContent('1 of 3 selected');
  await detail.getByRole('button', { name: 'Next file' }).click();
  await expect.element(detail.getByRole('status')).toMatchTextContent('2 of 3 selected');
  await expect.element(detail.getByRole('heading', { level: 2 })).toMatchTextContent(baseName(files[2]));
});

test('copies a hash, or selects it for copying by hand when the browser refuses', async () => {
  await signInAs('administrator');
  const file = await knownFile();
  await show(`?file=${file.ID}`, 'plain');
  const clipboard = refuseClipboard();
  const copy = part('Hashes').getByRole('button', { name: 'Copy ED2K', exact: true });
  await copy.click();
  await expect.element(notices.getByText('Selected: press Ctrl+C.')).toBeVisible();
  expect(getSelection()?.toString()).toBe(hashOf(file, 'ED2K'));
  clipboard.mockResolvedValue();
  await copy.click();
  await expect.element(notices.getByText('ED2K copied!')).toBeVisible();
  expect(clipboard).toHaveBeenLastCalledWith(hashOf(file, 'ED2K'));
});

test('shows the hashes of several files one per line, and focuses them when copying is refused', async () => {
  await show('?sort=name');
  refuseClipboard();
  await cell(1).click();
  await cell(3).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 files selected');
  await bar.getByRole('button', { name: 'ED2K Hashes' }).click();
  const dialog = page.getByRole('dialog', { name: 'ED2K of 3 files' });
  const hashes = dialog.getByRole('textbox', { name: 'ED2K hashes' });
  await expect.element(hashes).toBeVisible();
  expect((hashes.element() as HTMLTextAreaElement).value).toMatch(/^([0-9A-F]{32}\n){2}[0-9A-F]{32}$/);
  const links = dialog.getByRole('textbox', { name: 'ED2K links' });
  const three = /^(ed2k:\/\/\|file\|.+\|\d+\|[0-9A-F]{32}\|\/\n?){3}$/;
  expect((links.element() as HTMLTextAreaElement).value).toMatch(three);
  await dialog.getByRole('button', { name: 'Copy Hashes' }).click();
  await expect.element(hashes).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
});

test('says when a file has no location, and renders hostile names as text in the details', async () => {
  await signInAs('administrator');
  const loose = await filesOf({ include_only: 'Unrecognized', pageSize: 0 });
  const nowhere = loose.find(({ Locations }) => Locations.length === 0);
  const { router } = await show(`?file=${nowhere?.ID}&sort=name`);
  await expect.element(part('Locations')).toMatchTextContent('<missing file path>');
  await expect.element(part('Series and episodes')).toMatchTextContent('Not linked to any episode.');
  const hostile = [
    ['<script>alert("file")', '<script>alert("file") - 01'],
    ['gpj.exe', '⟨U+202E⟩gpj.exe⟨U+202C⟩ - 03'],
    ['A very long name', 'goes on and on A very long name that goes on'],
    ['surrogate - 07', 'surrogate - 07'],
    ['Fox', '🎬🦊 Fox 👨‍👩‍👧‍👦 Family - 06'],
  ] as const;
  for (const [piece, shown] of hostile) {
    const file = loose.find(({ Locations }) => Locations[0]?.RelativePath?.includes(piece));
    await router.navigate(`/utilities/file-search?file=${file?.ID}&sort=name`);
    await expect.element(detail.getByRole('heading', { level: 2 })).toMatchTextContent(shown);
    await expect.element(part('Locations')).toMatchTextContent(shown);
  }
  expect(document.querySelector('section script, [role=table] script')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(1440);
});

test('says when a file is missing or cannot be loaded, and reloads it on Retry', async () => {
  await show('?file=99999999');
  await expect.element(detail.getByText('Error fetching file data!')).toBeVisible();
  await expect.element(row(0)).toBeVisible();
  await nameOf(0).click();
  await expect.element(detail.getByRole('heading', { level: 2 })).toBeVisible();
  await misbehave({ pattern: '/api/v3/File/*', method: 'GET', status: 400 });
  await detail.getByRole('button', { name: 'Next file' }).click();
  await expect.element(detail.getByText('Error fetching file data!')).toBeVisible();
  await control('DELETE', 'misbehave');
  await detail.getByRole('button', { name: 'Retry' }).click();
  await expect.element(detail.getByRole('heading', { level: 2 })).toBeVisible();
});

test('rescans selected files, and deletes them for an administrator', async () => {
  await show(`?q=${encodeURIComponent('100% of #1')}`);
  await cell(0).click();
  await bar.getByRole('button', { name: 'Rescan', exact: true }).click();
  await expect.element(notices.getByText('Rescanning 1 file!')).toBeVisible();
  await cell(0).click();
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('delete files');
  await question.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(notices.getByText('1 file deleted!')).toBeVisible();
  await expect.element(page.getByText('No files match')).toBeVisible();
  await expect.element(detail.getByText('Error fetching file data!')).toBeVisible();
});

test('does not offer deletion to a plain user', async () => {
  await show('', 'plain');
  await cell(1).click();
  await expect.element(bar.getByRole('button', { name: 'Rescan' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Delete' }).query()).toBeNull();
});

test('replaces the list with the open file on a phone, and links back', async () => {
  await page.viewport(390, 844);
  await show('', 'restricted');
  await expect.element(row(0)).toBeVisible();
  await row(0).getByRole('checkbox').click();
  await expect.element(bar).toMatchTextContent('1 file selected');
  expect(detail.query()).toBeNull();
  await expectNoAxeViolations();
  await nameOf(1).click();
  await expect.element(detail.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(detail).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await detail.getByRole('link', { name: 'All files' }).click();
  await expect.element(row(0)).toBeVisible();
});
