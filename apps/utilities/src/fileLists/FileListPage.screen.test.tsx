import { hashOf } from '@hondana/shared/anime/files';
// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { request } from '@hondana/shared/api/client';
import type { Episode, File, ListResult, Series } from '@hondana/shared/api/types';
import { connectLive, getLiveState } from '@hondana/shared/live';
import { choosePlayer } from '@hondana/shared/players/chosenPlayers';
import { streamAddress } from '@hondana/shared/players/playlist';
import { filePageQuery, setFileIgnored } from '@hondana/shared/resources/files';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { watchFlight } from '../testing/watchFlight.ts';

const table = (name = 'Unrecognized Files') => page.getByRole('table', { name });
const rows = (name?: string) => table(name).getByRole('row');
const row = (index: number, name?: string) => rows(name).nth(index + 1);
const name = (index: number, list?: string) => row(index, list).getByRole('rowheader');
const box = (index: number, name?: string) => row(index, name).getByRole('checkbox');
const bar = page.getByRole('region', { name: 'Selection' });
const dialog = page.getByRole('alertdialog');
const notices = page.getByRole('region', { name: 'Notices' });
const entries = textsOf(page.getByRole('menu').getByRole('menuitem'));
const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
/** They stay from test to test, as from page to page. */
async function dismissFailures() {
  await press('Dismiss');
  await press('Clear selection');
}
const textOf = (place: Locator) => () => place.query()?.textContent ?? '';

withSandbox({ series: 20, looseFiles: 700 });

interface ShowOptions {
  readonly tab?: 'files' | 'manually-linked-files/all' | 'ignored-files';
  readonly query?: string;
  readonly as?: 'administrator' | 'plain' | 'restricted';
}

const showFiles = ({ tab = 'files', query = '', as = 'administrator' }: ShowOptions = {}) =>
  renderScreen({ routes, path: `/utilities/unrecognized/${tab}${query}`, as });

/** Of the list: the tests' own requests have other page sizes. */
const asked = async (path = '/api/v3/File') => {
  const own = (await requestsTo(path, 'GET')).filter(({ query }) => /pageSize=(200|50)\b/.test(query));
  return new URLSearchParams(own.at(-1)?.query ?? '');
};

async function filesOf(
  include_only: 'Unrecognized' | 'Ignored' | 'ManualLinks',
  sortOrder = ['ImportFolderName', 'FileName', 'RelativePath'],
): Promise<File[]> {
  const query = { include_only, sortOrder, pageSize: 0 };
  return (await request<ListResult<File>>({ path: 'File', query })).List;
}

test('starts with the unrecognized files, sorted by folder', async () => {
  const { router } = await renderScreen({ routes, path: '/utilities', as: 'plain' });
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Unrecognized Files' })).toBeVisible();
  const [, second] = await filesOf('Unrecognized');
  await expect.poll(textOf(row(1))).toContain(formatBytes(second?.Size ?? 0));
  const sent = await asked();
  expect(sent.getAll('sortOrder')).toEqual(['ImportFolderName', 'FileName', 'RelativePath']);
  expect(sent.get('pageSize')).toBe('200');
  expect(sent.get('include_only')).toBe('Unrecognized');
  await expectNoAxeViolations();
});

test('renders hostile names as text and spells out bidirectional control characters', async () => {
  await showFiles({ query: '?q=gpj.exe' });
  await expect.poll(textOf(row(0))).toContain('Invoice ⟨U+202E⟩gpj.exe⟨U+202C⟩ - 03');
  await page.getByRole('searchbox', { name: 'Search files' }).fill('script>alert("file") -');
  await expect.poll(textOf(row(0))).toContain('<script>alert("file") - 01');
  expect((await requestsTo('/api/v3/File/Search/*')).at(-1)?.path).toContain('%3E');
  expect(document.querySelector('main script, [role=table] script')).toBeNull();
});

test.for(['/', '%', '#', '..', '\ud83d'])('searches for %s', async (text) => {
  const { router } = await showFiles({ query: `?q=${encodeURIComponent(text.toWellFormed())}` });
  await expect.poll(async () => (await requestsTo('/api/v3/File/Search/*')).length).toBeGreaterThan(0);
  expect((await requestsTo('/api/v3/File/Search/*')).at(-1)?.status).toBe(200);
  expect(router.state.location.search).toContain('q=');
});

test('says when a file has no location, and does not widen the page for a very long name', async () => {
  await showFiles({ query: '?q=A very long name that goes on' });
  await expect.element(row(0)).toMatchTextContent('A very long name that goes on and on');
  expect(document.documentElement.scrollWidth).toBe(1440);
  await page.getByRole('searchbox', { name: 'Search files' }).clear();
  await expect.element(table().getByText('<missing file path>')).toBeVisible();
});

test('sorts by a heading, reverses on a second press, and keeps the order in the address and request', async () => {
  const { router } = await showFiles();
  await expect.element(row(0)).toBeVisible();
  const heading = table().getByRole('columnheader', { name: 'Size' });
  await heading.getByRole('button').click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  expect(router.state.location.search).toBe('?sort=-size');
  await expect.poll(async () => (await asked()).getAll('sortOrder')[0]).toBe('-FileSize');
  const sizes = (await filesOf('Unrecognized')).map(({ Size }) => Size);
  await expect.poll(textOf(row(0))).toContain(formatBytes(Math.max(...sizes)));
});

test('leaves a search in its own order until one is chosen, and clears one without results', async () => {
  const { router } = await showFiles({ query: '?q=mkv' });
  await expect.element(row(0)).toBeVisible();
  const path = '/api/v3/File/Search/mkv';
  expect((await asked(path)).getAll('sortOrder')).toEqual([]);
  await table().getByRole('button', { name: 'Filename' }).click();
  await expect.poll(async () => (await asked(path)).getAll('sortOrder')).toEqual(['FileName']);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('qqzzxxyyww');
  await expect.element(page.getByText('No files match')).toBeVisible();
  await expect.element(page.getByText('No unrecognized files!')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect.poll(() => router.state.location.search).toBe('?sort=name');
  await expect.element(row(0)).toBeVisible();
});

test('selects files as a file manager does', async () => {
  await showFiles();
  const selected = () => rows().getByRole('checkbox', { checked: true }).elements().length;
  await name(1).click();
  expect(selected()).toBe(1);
  await name(4).click({ modifiers: ['Shift'] });
  await expect.poll(selected).toBe(4);
  await name(6).click({ modifiers: ['ControlOrMeta'] });
  expect(selected()).toBe(5);
  await box(2).click();
  expect(selected()).toBe(4);
  await userEvent.keyboard('{Escape}');
  await name(1).click();
  await name(3).click();
  expect(selected()).toBe(1);
  (box(3).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(selected).toBe(3);
  await expect.element(bar).toMatchTextContent('3 files selected');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(bar).toMatchTextContent(`${(await filesOf('Unrecognized')).length} files selected`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => bar.query()).toBeNull();
});

test('keeps ticked checkboxes when a row’s text is pressed', async () => {
  await showFiles();
  await box(1).click();
  await box(4).click();
  await name(6).click();
  await expect.element(bar).toMatchTextContent('3 files selected');
  for (const index of [1, 4, 6]) await expect.element(box(index)).toBeChecked();
  await name(4).click();
  await expect.element(bar).toMatchTextContent('2 files selected');
  await expect.element(box(1)).toBeChecked();
});

test('keeps a single ticked checkbox when another row’s text is pressed', async () => {
  await showFiles();
  await box(2).click();
  await name(5).click();
  await expect.element(bar).toMatchTextContent('2 files selected');
});

test('selects one file on Shift without a starting point, and later ranges from it', async () => {
  await showFiles();
  await name(3).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('1 file selected');
  await expect.element(box(3)).toBeChecked();
  await name(5).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 files selected');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => bar.query()).toBeNull();
  await box(8).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('1 file selected');
  await expect.element(box(8)).toBeChecked();
});

const nameOf = (index: number) => (box(index).element().getAttribute('aria-label') ?? '').slice(7);

test('says how many selected files the search hides, and names them all before deleting', async () => {
  await showFiles();
  await box(3).click();
  await box(5).click();
  const [first, second] = [nameOf(3), nameOf(5)];
  await page.getByRole('searchbox', { name: 'Search files' }).fill(first);
  await expect.element(bar.getByRole('status')).toMatchTextContent(/2 files selected.*1 not in this list$/);
  await expectNoAxeViolations();
  await press('Delete');
  await expect.element(dialog).toMatchTextContent('1 of them is not in the list you see.');
  const named = dialog.getByRole('list', { name: 'Files' });
  await expect.element(named).toMatchTextContent(first);
  await expect.element(named).toMatchTextContent(second);
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('searchbox', { name: 'Search files' }).fill('qqzzxxyyww');
  await expect.element(bar.getByRole('status')).toMatchTextContent('2 not in this list');
  await page.getByRole('searchbox', { name: 'Search files' }).fill('');
  await expect.element(bar.getByRole('status')).toMatchTextContent(/2 files selected · [^n]*$/);
});

test('keeps exactly the files found by a search selected when it is cleared', async () => {
  await showFiles();
  await expect.element(row(0)).toBeVisible();
  const all = (await filesOf('Unrecognized')).length;
  await page.getByRole('searchbox', { name: 'Search files' }).fill('1');
  const counted = () => {
    const text = page.getByRole('status').first().element().textContent ?? '';
    return Number(/^([\d,]+) files?$/.exec(text)?.[1]?.replace(',', ''));
  };
  await expect.poll(counted).toBeLessThan(all);
  const found = counted();
  expect(found).toBeGreaterThan(1);
  await box(0).click();
  await bar.getByRole('button', { name: `Select all ${found}` }).click();
  await expect.element(bar).toMatchTextContent(`${found} files selected`);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('');
  await expect.poll(counted).toBe(all);
  await expect.element(bar).toMatchTextContent(`${found} files selected`);
  await press('Delete');
  await expect.element(dialog).toMatchTextContent(`Delete ${found} files`);
  const named = dialog.getByRole('list', { name: 'Files' });
  await expect.element(named).toMatchTextContent(`and ${found - 20} more`);
});

test('selects a very long range with one large request', async () => {
  await showFiles();
  const { length } = await filesOf('Unrecognized');
  await name(0).click();
  (box(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{End}{/Shift}');
  await expect.element(bar).toMatchTextContent(`${length} files selected`);
  const reads = await requestsTo('/api/v3/File', 'GET');
  expect(reads.filter(({ query }) => query.includes('pageSize=1000'))).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
});

test('rescans many files, four at a time, and keeps those that fail selected with the reason', async () => {
  await showFiles();
  const files = await filesOf('Unrecognized');
  const calls = watchFlight(/\/Rescan$/);
  const [, bad, worse] = files;
  await misbehave({ pattern: `/api/v3/File/${bad?.ID}/Rescan`, status: 500 });
  await control('POST', 'misbehave', { pattern: `/api/v3/File/${worse?.ID}/Rescan`, status: 403 });
  await name(0).click();
  await name(20).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('21 files selected');
  await press('Rescan');
  // The first file has no location, so it fails, too.
  await expect.element(notices.getByText('Rescanning 18 files!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('Rescan failed for 3 files!');
  await expect.element(bar).toMatchTextContent('3 files selected');
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect
    .element(failed)
    .toMatchTextContent(/Unable to resolve file location\. \(1\)<missing file path>/);
  expect(calls.most).toBe(4);
  expect((await requestsTo('/api/v3/File/*/Rescan')).length).toBe(21);
  await expectNoAxeViolations();
});

test('keeps failures when the user returns to the page', async () => {
  const { router } = await showFiles();
  await expect.element(bar).toMatchTextContent('Rescan failed for 3 files!');
  await router.navigate('/utilities/unrecognized/ignored-files');
  await expect.poll(() => bar.query()).toBeNull();
  await router.navigate('/utilities/unrecognized/files');
  await expect.element(bar).toMatchTextContent('3 files selected');
  await dismissFailures();
  await expect.poll(() => bar.query()).toBeNull();
});

test('reports a failed rehash', async () => {
  await showFiles();
  await misbehave({ pattern: '/api/v3/File/*/Rehash', status: 500 });
  await name(3).click();
  await press('Rehash');
  await expect.element(bar).toMatchTextContent('Rehash failed for 1 file!');
  await dismissFailures();
});

test('moves ignored files to their own list, and brings them back with Undo or Restore', async () => {
  const { router } = await showFiles({ as: 'plain' });
  const { length, 1: second } = await filesOf('Unrecognized');
  await name(1).click();
  await press('Ignore');
  await expect.element(notices.getByText('1 file ignored!')).toBeVisible();
  await expect.poll(async () => (await filesOf('Ignored')).some(({ ID }) => ID === second?.ID)).toBe(true);
  await expect.element(page.getByText(`${length - 1} files`)).toBeVisible();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(`${length} files`)).toBeVisible();
  await router.navigate('/utilities/unrecognized/ignored-files');
  await expect.element(row(0, 'Ignored Files')).toBeVisible();
  const [first] = await filesOf('Ignored');
  const sent = await asked();
  expect([sent.get('include_only'), sent.get('pageSize')]).toEqual(['Ignored', '50']);
  await name(0, 'Ignored Files').click();
  await press('Restore');
  await expect.element(notices.getByText('1 file restored!')).toBeVisible();
  expect((await filesOf('Ignored')).some(({ ID }) => ID === first?.ID)).toBe(false);
  await setFileIgnored.send({ fileId: first?.ID ?? 0, value: true });
});

test('counts the files that could not be ignored', async () => {
  await showFiles();
  await misbehave({ pattern: '/api/v3/File/*/Ignore*', status: 500 });
  await name(1).click();
  await press('Ignore');
  await expect.element(bar).toMatchTextContent('Error ignoring 1 file!');
  await dismissFailures();
});

test('unlinks manually linked files after confirmation and makes them unrecognized', async () => {
  await showFiles({ tab: 'manually-linked-files/all', as: 'plain' });
  const before = await filesOf('ManualLinks');
  await name(0, 'Manually Linked Files').click();
  await press('Unlink');
  await expect.element(dialog).toMatchTextContent(`Unlink 1 file, ${formatBytes(before[0]?.Size ?? 0)}?`);
  await dialog.getByRole('button', { name: 'Unlink 1 file' }).click();
  await expect.element(notices.getByText('1 file unlinked!')).toBeVisible();
  expect((await filesOf('ManualLinks')).length).toBe(before.length - 1);
  expect((await filesOf('Unrecognized')).some(({ ID }) => ID === before[0]?.ID)).toBe(true);
});

test('names number and size before deleting and requires typed confirmation', async () => {
  await showFiles({ query: '?sort=-size' });
  const [largest] = await filesOf('Unrecognized', ['-FileSize', 'FileName', 'RelativePath']);
  await name(0).click();
  await press('Delete');
  const amount = `1 file, ${formatBytes(largest?.Size ?? 0)}`;
  await expect.element(dialog).toMatchTextContent(`Delete ${amount}?`);
  await expect.element(dialog.getByRole('button', { name: `Delete ${amount}` })).toBeDisabled();
  await expectNoAxeViolations();
  await dialog.getByRole('textbox').fill('delete files');
  await dialog.getByRole('button', { name: `Delete ${amount}` }).click();
  await expect.element(notices.getByText('1 file deleted!')).toBeVisible();
  const [sent] = await requestsTo(`/api/v3/File/${largest?.ID}`, 'DELETE');
  expect(sent?.query).toContain('removeFolder=true');
  expect((await filesOf('Unrecognized')).some(({ ID }) => ID === largest?.ID)).toBe(false);
});

test('removes a deleted file as soon as the server confirms it, before the list reloads', async () => {
  await showFiles();
  await box(3).click();
  const [gone, next] = [nameOf(3), nameOf(4)];
  const total = (await filesOf('Unrecognized')).length;
  await misbehave({ pattern: '/api/v3/File?*', method: 'GET', delay: 600_000 });
  await press('Delete');
  await dialog.getByRole('textbox').fill('delete files');
  await dialog.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(page.getByText(`${total - 1} files`, { exact: true })).toBeVisible();
  await expect.poll(() => nameOf(3)).toBe(next);
  const left = table().getByRole('checkbox', { name: `Select ${gone}`, exact: true });
  await expect.element(left).not.toBeInTheDocument();
});

test('does not offer deletion to a plain user', async () => {
  await showFiles({ as: 'plain' });
  await name(1).click();
  await expect.element(bar.getByRole('button', { name: 'Rescan' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Delete' }).query()).toBeNull();
});

test('reports files that could not be deleted and keeps them selected', async () => {
  await showFiles();
  await misbehave({ pattern: '/api/v3/File/*', method: 'DELETE', status: 500 });
  await name(1).click();
  await name(2).click({ modifiers: ['Shift'] });
  await press('Delete');
  await dialog.getByRole('textbox').fill('delete files');
  await dialog.getByRole('button', { name: /^Delete 2 files/ }).click();
  await expect.element(bar).toMatchTextContent('Files could not be deleted!');
  await expect.element(bar).toMatchTextContent('2 files selected');
  await dismissFailures();
});

test('cancels an operation on all matching files, and keeps those not started selected', async () => {
  await showFiles();
  await expect.element(row(0)).toBeVisible();
  await misbehave({ pattern: '/api/v3/File/*/Rehash', delay: 200 });
  await name(1).click();
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await press('Rehash');
  await expect.element(bar.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => (await requestsTo('/api/v3/File/*/Rehash')).length).toBeGreaterThan(5);
  await press('Cancel');
  await expect.poll(textOf(bar)).toMatch(/(6[6-9]|7[0-2])\d files selected/);
  expect((await requestsTo('/api/v3/File/*/Rehash')).length).toBeLessThan(40);
  await dismissFailures();
});

test('reports a missing file and a server outage, and does the rest on another press', async () => {
  await showFiles();
  await expect.element(row(0)).toBeVisible();
  const [, gone] = await filesOf('Unrecognized');
  await name(1).click();
  await name(12).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('12 files selected');
  await request<void>({ method: 'DELETE', path: `File/${gone?.ID}` });
  await misbehave({ pattern: `/api/v3/File/${gone?.ID}/Rehash`, delay: 1 });
  await control('POST', 'misbehave', { pattern: '/api/v3/File/*/Rehash', delay: 1, times: 4 });
  await control('POST', 'misbehave', { pattern: '/api/v3/File/*/Rehash', cut: true });
  await press('Rehash');
  await expect.element(bar).toMatchTextContent('Rehash failed for 8 files!');
  await expect.element(notices.getByText('Rehashing 4 files!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('8 files selected');
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent('The server did not respond');
  await expect.element(failed).toMatchTextContent('No File entry for the given fileID');
  await control('DELETE', 'misbehave');
  await press('Rehash');
  await expect.element(bar).toMatchTextContent('Rehash failed for 1 file!');
  await expect.element(notices.getByText('Rehashing 7 files!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('1 file selected');
  await dismissFailures();
});

test('removes a file from the list when it disappears from the server', async () => {
  const { queryClient } = await showFiles({ as: 'administrator' });
  onTestFinished(connectLive(queryClient));
  await expect.element(row(1)).toBeVisible();
  const [, second] = await filesOf('Unrecognized');
  const query = filePageQuery({ include_only: ['Unrecognized'], pageSize: 1 }, 1);
  const { Total } = await queryClient.fetchQuery(query);
  // Changes before the connection aren't reported.
  await expect.poll(() => getLiveState().status).toBe('connected');
  await request<void>({ method: 'DELETE', path: `File/${second?.ID}` });
  await expect.element(page.getByText(`${Total - 1} files`)).toBeVisible();
});

test('says when the list cannot be loaded, and reloads it on Retry', async () => {
  await misbehave({ pattern: '/api/v3/File?*', status: 400 });
  await showFiles();
  await expect.element(page.getByText('Unrecognized Files could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row(0)).toBeVisible();
});

test('never scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  await showFiles({ as: 'restricted' });
  await expect.element(row(0)).toBeVisible();
  await box(1).click();
  await expect.element(bar).toMatchTextContent('1 file selected');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

const all = (name?: string) => table(name).getByRole('columnheader').getByRole('checkbox');
const isMixed = (place: Locator) => () => (place.element() as HTMLInputElement).indeterminate;

test('selects all files or none with the heading’s checkbox, and shows it mixed in between', async () => {
  await showFiles();
  await expect.element(row(0)).toBeVisible();
  await expect.element(all()).toHaveAccessibleName('Select all');
  await expect.element(all()).not.toBeChecked();
  await box(1).click();
  await expect.poll(isMixed(all())).toBe(true);
  await all().click();
  await expect.element(bar).toMatchTextContent(`${(await filesOf('Unrecognized')).length} files selected`);
  await expect.element(all()).toBeChecked();
  await box(2).click();
  await expect.poll(isMixed(all())).toBe(true);
  await all().click();
  await all().click();
  await expect.poll(() => bar.query()).toBeNull();
});

test('aligns the heading’s checkbox with those of the rows and styles it alike at both widths', async () => {
  for (const width of [1440, 1000]) {
    await page.viewport(width, 900);
    await showFiles();
    await expect.element(box(0)).toBeVisible();
    const [head, first] = [all().element(), box(0).element()];
    expect(head.getBoundingClientRect().x).toBe(first.getBoundingClientRect().x);
    expect(getComputedStyle(first).appearance).toBe('none');
    expect(head.className).toBe(first.className);
  }
});

test('shows the heading’s checkbox on a phone, aligned with those of the rows', async () => {
  await page.viewport(390, 844);
  await showFiles();
  await expect.element(box(0)).toBeVisible();
  await expect.element(all()).toBeInViewport({ ratio: 1 });
  expect(all().element().getBoundingClientRect().x).toBe(box(0).element().getBoundingClientRect().x);
});

test('puts Manual Link first in the selection bar, and Delete without colour at its end', async () => {
  await showFiles();
  await box(1).click();
  const nameOfButton = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const buttonNames = () => bar.getByRole('button').elements().map(nameOfButton);
  await expect.poll(buttonNames).toContain('Manual Link');
  const names = buttonNames();
  expect(names.indexOf('Manual Link')).toBe(1);
  expect(names.slice(-2)).toEqual(['Delete', 'Clear selection']);
  const link = bar.getByRole('button', { name: 'Manual Link' }).element();
  const remove = bar.getByRole('button', { name: 'Delete' }).element();
  expect(getComputedStyle(link).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(remove).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  const before = bar.getByRole('button', { name: 'AVDump Files' }).element();
  expect(remove.getBoundingClientRect().x - before.getBoundingClientRect().right).toBeGreaterThan(100);
});

test.for([390, 320])(
  'keeps the selection bar in one row at %d px and moves other actions to a menu',
  async (width) => {
    await page.viewport(width, 844);
    await showFiles();
    await box(1).click();
    const more = bar.getByRole('button', { name: 'More actions' });
    await expect.element(more).toBeVisible();
    const buttons = bar.getByRole('button').elements();
    const places = buttons.map((one) => one.getBoundingClientRect());
    expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(1);
    for (const { width: wide, height, right } of places) {
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
      expect(right).toBeLessThanOrEqual(width - 16);
    }
    await expectNoAxeViolations();
    await more.click();
    const { length } = await filesOf('Unrecognized');
    const others = ['Rescan', 'Rehash', 'Ignore', 'Save Playlist', 'AVDump Files', 'Delete'];
    await expect.poll(entries).toEqual([`Select all ${length}`, ...others]);
    await page.getByRole('menuitem', { name: 'Rehash' }).click();
    await expect.element(notices.getByText('Rehashing 1 file!')).toBeVisible();
  },
);

test('links manually linked files to their series and episode', async () => {
  await signInAs('administrator');
  const [file] = await filesOf('ManualLinks');
  const { SeriesIDs } = await request<File>({ path: `File/${file?.ID}`, query: { include: ['XRefs'] } });
  const [link] = SeriesIDs ?? [];
  const series = await request<Series>({ path: `Series/${link?.SeriesID.ID}` });
  const episode = await request<Episode>({ path: `Episode/${link?.EpisodeIDs[0]?.ID}` });
  await showFiles({ tab: 'manually-linked-files/all', as: 'plain' });
  const links = row(0, 'Manually Linked Files').getByRole('link');
  await expect.element(links.nth(1)).toMatchTextContent(episode.Name);
  await expect.element(links.nth(0)).toHaveTextContent(series.Name);
  await expect.element(links.nth(0)).toHaveAttribute('href', `/collection/series/${series.IDs.ID}`);
  const address = expect.stringContaining(`/collection/series/${series.IDs.ID}/episodes?search=`);
  await expect.element(links.nth(1)).toHaveAttribute('href', address);
  await expectNoAxeViolations();
});

test.for([1150, 1000, 860, 700, 390])(
  'keeps the number and end of a name visible at %d px, and hides CRC32 first',
  async (width) => {
    await page.viewport(width, 844);
    await showFiles({ query: '?q=A very long name that goes on' });
    await expect.element(row(0)).toMatchTextContent('A very long name that goes on and on');
    const cell = name(0).element();
    const end = [...cell.querySelectorAll('span')].find((one) => /\.\w{3}$/.test(one.textContent ?? ''));
    expect(end?.textContent).toMatch(/\d.*\.\w{3}$/);
    expect(end?.scrollWidth).toBeLessThanOrEqual(end?.clientWidth ?? 0);
    expect(end?.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
    expect(cell.getBoundingClientRect().width).toBeGreaterThan(Math.min(width - 150, 320));
    const shows = (name: string) =>
      table().getByRole('columnheader', { name }).query()?.checkVisibility() ?? false;
    expect(shows('CRC32')).toBe(width > 1120);
    expect(shows('Import Folder')).toBe(width > 930 || width < 750);
  },
);

const opener = (index: number, name?: string) =>
  row(index, name).getByRole('button', { name: /^Actions for / });
const menuOf = async (index: number, name?: string) => {
  await opener(index, name).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
};
const played = ['Save Playlist', 'Copy Stream Address'];
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();

const ofUnrecognized = ['Manual Link', 'Rescan', 'Rehash', 'Ignore', 'AVDump Files'];

test.for([
  ['files', 'administrator', 'Unrecognized Files', [...ofUnrecognized, 'Delete']],
  ['files', 'restricted', 'Unrecognized Files', ofUnrecognized],
  ['manually-linked-files/all', 'plain', 'Manually Linked Files', ['Rescan', 'Rehash', 'Unlink']],
  ['ignored-files', 'plain', 'Ignored Files', ['Restore', 'Rescan', 'Rehash']],
] as const)(
  'offers in the menu of a file in %s the actions that the %s user may take',
  async ([tab, as, name, actions]) => {
    await showFiles({ tab, as });
    await expect.element(row(1, name)).toBeVisible();
    await menuOf(1, name);
    const copies = ['Copy Name', 'Copy Path', 'Copy ED2K Link'];
    await expect.poll(entries).toEqual(['Details', ...copies, ...played, ...actions]);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener(1, name)).toHaveFocus();
  },
);

test('opens details from the menu at their own address, and closes them on Back', async () => {
  const { router } = await showFiles({ as: 'plain' });
  await expect.element(row(1)).toBeVisible();
  const [, file] = await filesOf('Unrecognized');
  const name = nameOf(1);
  await menuOf(1);
  await choose('Details');
  const details = page.getByRole('dialog', { name });
  const hashes = details.getByRole('region', { name: 'Hashes' });
  await expect.element(hashes).toMatchTextContent((file && hashOf(file, 'ED2K')) ?? '?');
  await expect.element(details.getByRole('region', { name: 'Locations' })).toMatchTextContent(name.trim());
  expect(router.state.location.search).toBe(`?file=${file?.ID}`);
  await expectNoAxeViolations();
  await router.navigate(-1);
  await expect.element(details).not.toBeInTheDocument();
  await router.navigate(1);
  await expect.element(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect.element(details).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('keeps the order in the address when details open or close before it renders', async () => {
  const { router } = await showFiles({ as: 'plain' });
  await expect.element(row(1)).toBeVisible();
  const [, file] = await filesOf('Unrecognized');
  await menuOf(1);
  const entry = page.getByRole('menuitem', { name: 'Details' });
  await expect.element(entry).toBeVisible();
  await router.navigate('?sort=size');
  clickInSameTick(entry);
  expect(router.state.location.search).toBe(`?sort=size&file=${file?.ID}`);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  await router.navigate(`?sort=-size&file=${file?.ID}`);
  clickInSameTick(close);
  await expect.poll(() => router.state.location.search).toBe('?sort=-size');
});

test('opens details from the address over the list, and keeps its order when they close', async () => {
  await signInAs('plain');
  const [, file] = await filesOf('Unrecognized');
  const { router } = await showFiles({ query: `?sort=size&file=${file?.ID}`, as: 'plain' });
  const hashes = page.getByRole('dialog').getByRole('region', { name: 'Hashes' });
  await expect.element(hashes).toMatchTextContent((file && hashOf(file, 'ED2K')) ?? '?');
  await userEvent.keyboard('{Escape}');
  await expect.element(hashes).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?sort=size');
});

test('says when the file of the details is missing', async () => {
  await showFiles({ query: '?file=99999999' });
  await expect.element(page.getByRole('dialog').getByText('Error fetching file data!')).toBeVisible();
});

test('opens the menu on right click, and acts on its file without changing the selection', async () => {
  await showFiles();
  await box(4).click();
  await box(5).click();
  await name(2).click({ button: 'right' });
  await choose('Rehash');
  await expect.element(notices.getByText('Rehashing 1 file!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('2 files selected');
  const [kept] = [nameOf(5)];
  await menuOf(4);
  await choose('Delete');
  await dialog.getByRole('textbox').fill('delete files');
  await dialog.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(notices.getByText('1 file deleted!')).toBeVisible();
  await expect.element(bar).toMatchTextContent('1 file selected');
  await expect.element(table().getByRole('checkbox', { name: `Select ${kept}`, exact: true })).toBeChecked();
});

test('copies name, path and links of a file, and opens the details when copying is refused', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await showFiles();
  await expect.element(row(1)).toBeVisible();
  const [, listed] = await filesOf('Unrecognized');
  const file = await request<File>({ path: `File/${listed?.ID}`, query: { include: ['AbsolutePaths'] } });
  const path = file.Locations[0]?.AbsolutePath ?? '?';
  const base = file.Locations[0]?.RelativePath?.split('/').at(-1) ?? '?';
  for (const [name, text] of [
    ['Copy Name', base],
    ['Copy Path', path],
    ['Copy ED2K Link', `ed2k://|file|${base}|${file.Size}|${hashOf(file, 'ED2K')}|/`],
    ['Copy Stream Address', streamAddress(file.ID)],
  ] as const) {
    await menuOf(1);
    await choose(name);
    await expect.poll(() => write.mock.lastCall?.[0]).toBe(text);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  }
  refuseClipboard();
  await menuOf(1);
  await choose('Copy Path');
  const places = page.getByRole('dialog').getByRole('region', { name: 'Locations' });
  await expect.element(places).toMatchTextContent(base.trim().slice(0, 12));
});

test('opens a file in the chosen players, and saves the selected files as a playlist', async () => {
  choosePlayer('vlc', true);
  onTestFinished(() => choosePlayer('vlc', false));
  const downloads = watchDownloads();
  await showFiles();
  const all = await filesOf('Unrecognized');
  await menuOf(1);
  const vlc = page.getByRole('menuitem', { name: 'Open in VLC' });
  await expect.element(vlc).toHaveAttribute('href', `vlc://${streamAddress(all[1]?.ID ?? 0)}`);
  await userEvent.keyboard('{Escape}');
  // The first file has no location, so it can't be played.
  await name(0).click();
  await name(3).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('4 files selected');
  await press('Save Playlist');
  await expect.element(notices.getByText('Playlist with 3 files saved!')).toBeVisible();
  expect(downloads.map(({ name }) => name)).toEqual(['3 files.m3u8']);
  const text = await downloads[0]?.text();
  expect(text?.match(/^http.*$/gm)).toEqual(all.slice(1, 4).map(({ ID }) => streamAddress(ID)));
});

test.for([
  ['files', 'Unrecognized Files', 'Ignore', 'Unrecognized'],
  ['ignored-files', 'Ignored Files', 'Restore', 'Ignored'],
  ['manually-linked-files/all', 'Manually Linked Files', 'Unlink', 'ManualLinks'],
] as const)(
  'removes a file of %s as soon as the server confirms it, before the list reloads',
  async ([tab, name, action, kind]) => {
    await showFiles({ tab });
    await box(1, name).click();
    const gone = box(1, name).element().getAttribute('aria-label') ?? '';
    const total = (await filesOf(kind)).length;
    await misbehave({ pattern: '/api/v3/File?*', method: 'GET', delay: 600_000 });
    await press(action);
    if (action === 'Unlink') await dialog.getByRole('button', { name: 'Unlink 1 file' }).click();
    await expect.element(page.getByText(plural(total - 1, 'file', 'files'), { exact: true })).toBeVisible();
    const left = table(name).getByRole('checkbox', { name: gone, exact: true });
    await expect.element(left).not.toBeInTheDocument();
  },
);

test.for([
  ['administrator', ['Renamer']],
  ['plain', []],
  ['restricted', []],
] as const)('offers every utilities page from the heading on a phone to the %s user', async ([as, more]) => {
  await page.viewport(390, 844);
  const { router } = await showFiles({ as });
  await expect.element(row(0)).toBeVisible();
  await page.getByRole('button', { name: 'Pages of Utilities' }).click();
  const forAll = ['Unrecognized Files', 'Release Management', 'Series Without Files', 'File Search'];
  await expect.poll(entries).toEqual([...forAll, ...more]);
  const current = page.getByRole('menuitem', { name: 'Unrecognized Files' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await choose('Series Without Files');
  await expect.poll(() => router.state.location.pathname).toBe('/utilities/series-without-files');
});

const crcFilter = page.getByRole('checkbox', { name: 'CRC32 differs' });
const fileName = ({ Locations }: File) => Locations[0]?.RelativePath?.split('/').at(-1) ?? '';

test('marks files whose CRC32 differs from their names, and shows only them', async () => {
  const all = await filesOf('Unrecognized');
  const differing = all.filter((file) => checkCrc(fileName(file), hashOf(file, 'CRC32')) === 'differs');
  const { router } = await showFiles();
  const first = all.findIndex((file) => checkCrc(fileName(file), hashOf(file, 'CRC32')) === 'matches');
  await expect.element(row(first)).toMatchTextContent('Matches the file name');

  await crcFilter.click();
  await expect.element(page.getByText(`${differing.length} files`, { exact: true })).toBeVisible();
  expect(router.state.location.search).toBe('?crc=differs');
  for (const [index, file] of differing.entries()) {
    await expect.element(row(index)).toMatchTextContent(fileName(file));
    await expect.element(row(index)).toMatchTextContent('CRC32 differs from the file name');
  }
  await expectNoAxeViolations();
  await page.viewport(390, 844);
  await expect.element(row(0).getByText(/^CRC32 differs/)).toBeVisible();
  await page.viewport(1440, 900);

  await box(0).click();
  await press('Ignore');
  const left = plural(differing.length - 1, 'file', 'files');
  await expect.element(page.getByText(left, { exact: true })).toBeVisible();
  await crcFilter.click();
  await expect.element(page.getByText(`${all.length - 1} files`, { exact: true })).toBeVisible();
});

test('shows the progress of comparing CRC32, can be cancelled, and reports a failure', async () => {
  await showFiles();
  await expect.element(row(0)).toBeVisible();
  await misbehave({ pattern: '/api/v3/File', method: 'GET', hang: true });
  await crcFilter.click();
  const progress = page.getByRole('progressbar', { name: 'Comparing CRC32 with file names' });
  await expect.element(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(row(0)).toBeVisible();

  await control('DELETE', 'misbehave');
  await misbehave({ pattern: '/api/v3/File', method: 'GET', status: 500 });
  await crcFilter.click();
  await expect.element(page.getByText('Unrecognized Files could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row(0)).toMatchTextContent('CRC32 differs');
});
