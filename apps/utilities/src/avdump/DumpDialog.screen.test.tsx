// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult } from '@hondana/shared/api/types';
import { connectLive, getLiveState } from '@hondana/shared/live';
import { filePageQuery } from '@hondana/shared/resources/files';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { contribution } from './dumpAction.tsx';

const rows = page.getByRole('table', { name: 'Unrecognized Files' }).getByRole('row');
const row = (index: number) => rows.nth(index + 1);
const nameOf = (index: number) => row(index).getByRole('rowheader');
const bar = page.getByRole('region', { name: 'Selection' });
const notices = page.getByRole('region', { name: 'Notices' });
const dialog = page.getByRole('dialog', { name: 'AVDump' });
/** As the list asks for its files. */
const listed = {
  include_only: ['Unrecognized'] as const,
  sortOrder: ['ImportFolderName', 'FileName', 'RelativePath'] as const,
  pageSize: 10,
};
const outcome = (name: string) => control('POST', 'avdump', { outcome: name });
const rulesBox = dialog.getByRole('checkbox', { name: 'I have read these rules and checked the files' });
const next = dialog.getByRole('button', { name: 'Next' });
const button = (name: string) => bar.getByRole('button', { name, exact: true });

withSandbox({ series: 10, looseFiles: 18 });
beforeEach(() => outcome('Success'));
afterEach(() => localStorage.clear());

async function setKey(value: string | null) {
  const body = [{ op: 'replace', path: '/AniDb/AVDumpKey', value }];
  await request<void>({ method: 'PATCH', path: 'Settings', query: { skipValidation: true }, body });
}

async function select(...indexes: readonly [number, ...number[]]) {
  const path = '/utilities/unrecognized/files';
  const { queryClient } = await renderScreen({ routes, path, as: 'administrator' });
  onTestFinished(connectLive(queryClient));
  await expect.poll(() => getLiveState().status).toBe('connected');
  const [first, ...others] = indexes;
  await nameOf(first).click();
  for (const index of others) await nameOf(index).click({ modifiers: ['ControlOrMeta'] });
  return queryClient;
}

test('reports a missing AVDump key in a notice and on the file', async () => {
  await select(1);
  await setKey(null);
  await button('AVDump Files').click();
  await expect.element(notices.getByText('AVDump failed!')).toBeVisible();
  await expect.element(row(1)).toMatchTextContent('Dump Failed! There is no AVDump key.');
  await expect.element(button('AVDump Files')).toBeEnabled();
});

test('reports that AVDump could not be installed', async () => {
  await select(1);
  await setKey('key');
  await outcome('InstallException');
  await button('AVDump Files').click();
  await expect.element(notices.getByText('AVDump failed to install!')).toBeVisible();
  await expect.element(row(1)).toMatchTextContent('Dump Failed! AVDump is not installed.');
});

test('shows dump progress, then leads through links and rules to the series and the rescan', async () => {
  await select(2, 3);
  await setKey('key');
  await button('AVDump Files').click();
  await expect.element(button('Dumping Files...')).toBeDisabled();
  await expect.element(row(2)).toMatchTextContent(/Dumping Now! \d+%/);
  await expect.element(button('Finish AVDump')).toBeEnabled();
  expect((await requestsTo('/api/v3/AVDump/DumpFiles'))[0]?.body).toMatchObject({ Priority: true });
  await button('Finish AVDump').click();
  await expect.element(dialog).toMatchTextContent('2 of 2 files');
  const links = dialog.getByRole('textbox', { name: 'ED2K links' });
  const lines = (links.element() as HTMLTextAreaElement).value.split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^ed2k:\/\/\|file\|.+\|\d+\|[0-9A-F]{32}\|\/$/);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy ED2K Links' }).click();
  expect(copied).toHaveBeenCalledWith(lines.join('\n'));
  refuseClipboard();
  await dialog.getByRole('button', { name: 'Copy ED2K Links' }).click();
  await expect.element(notices.getByText('Selected: press Ctrl+C.')).toBeVisible();
  expect(document.activeElement).toBe(links.element());
  copied.mockRestore();
  await expectNoAxeViolations();

  await next.click();
  await expect.element(dialog.getByText('Before you add files to AniDB')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await expectNoAxeViolations();
  await rulesBox.click();
  await next.click();
  await dialog.getByRole('searchbox', { name: 'Search AniDB' }).fill('a');
  const add = dialog.getByRole('link', { name: 'Mass Add' }).first();
  await expect
    .element(add)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/anidb\.net\/anime\/\d+\/release\/add$/));
  const check = dialog.getByRole('link', { name: 'Check Series' }).first();
  await expect
    .element(check)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/anidb\.net\/anime\/\d+$/));
  const rescan = dialog.getByRole('button', { name: 'Rescan Files' });
  await expect.element(rescan).toBeDisabled();
  await expectNoAxeViolations();
  (check.element() as HTMLElement).addEventListener('click', (event) => event.preventDefault());
  await check.click();
  await rescan.click();
  await expect.element(notices.getByText('Rescanning 2 files!')).toBeVisible();
  expect(await requestsTo('/api/v3/File/*/Rescan')).toHaveLength(2);
});

test('names files that may be damaged before the rules, and asks for the rules only once', async () => {
  await signInAs('administrator');
  const { List } = await request<ListResult<File>>({ path: 'File', query: listed });
  const files = List.slice(2, 3).map((file) => ({
    ...file,
    AVDump: { ...file.AVDump, LastDumpedAt: '2026-01-01T00:00:00Z' },
    Locations: file.Locations.map((place) => ({ ...place, RelativePath: 'Show - 01 [DEADBEEF].mkv' })),
  }));
  await misbehave({ pattern: '/api/v3/File', method: 'GET', json: { Total: 1, List: files } });
  await select(0);
  const mark = row(0).getByText('CRC32 differs from the file name').element().getBoundingClientRect();
  const dumped = row(0).getByText(/Dumped/);
  const state = dumped.element().getBoundingClientRect();
  expect([Math.round(mark.top), mark.left > state.left]).toEqual([Math.round(state.top), true]);
  await button('Finish AVDump').click();
  await next.click();
  await expect.element(dialog).toMatchTextContent('1 file has a CRC32 that differs from the file name');
  await expect.element(dialog.getByText('Show - 01 [DEADBEEF].mkv')).toBeVisible();
  await rulesBox.click();
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('searchbox', { name: 'Search AniDB' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await button('Finish AVDump').click();
  await next.click();
  await expect.element(dialog.getByRole('searchbox', { name: 'Search AniDB' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(rulesBox).toBeChecked();
});

test('does not dump files again that are already dumped', async () => {
  const client = await select(2, 4);
  const { List } = await client.fetchQuery(filePageQuery(listed, 1));
  await expect.element(row(2)).toMatchTextContent(/(Previously Dumped|Dumped Successfully)!/);
  await button('AVDump Files').click();
  await expect.element(button('Finish AVDump')).toBeVisible();
  expect((await requestsTo('/api/v3/AVDump/DumpFiles')).map(({ body }) => body)).toEqual([
    { FileIDs: [List[4]?.ID], Priority: true },
  ]);
});

test.for([
  ['Failure', 'AVDump failed.'],
  ['GenericException', 'AVDump ended unexpectedly.'],
  ['InvalidCredentials', 'AniDB refused the AVDump key.'],
  ['Timeout', 'AniDB did not respond in time.'],
])('says why a dump ends with %s and allows another try', async ([name, reason]) => {
  await outcome(name ?? '');
  await select(6);
  await button('AVDump Files').click();
  await expect.element(row(6)).toMatchTextContent(`Dump Failed! ${reason}`);
  await expect.element(notices.getByText('AVDump failed!', { exact: true })).toBeVisible();
  await expect.element(notices).toMatchTextContent(reason ?? '');
  await expect.element(button('AVDump Files')).toBeEnabled();
});

test('reports a dump that is rejected immediately', async () => {
  await select(8);
  await misbehave({ pattern: '/api/v3/AVDump/DumpFiles', status: 500 });
  await button('AVDump Files').click();
  await expect.element(notices.getByText('AVDump failed!')).toBeVisible();
  await expect.element(row(8)).toMatchTextContent('Dump Failed!');
  const state = row(8).getByText(/Dump Failed!/);
  const { color } = getComputedStyle(state.element());
  document.body.style.setProperty('color', 'var(--color-danger)');
  expect(color).toBe(getComputedStyle(document.body).color);
  document.body.style.removeProperty('color');
});

test('dumps a file and returns the dialog when another remote asks for it', async () => {
  const client = await select(1);
  const { List } = await client.fetchQuery(filePageQuery({ include_only: ['Unrecognized'], pageSize: 1 }, 1));
  await control('DELETE', 'requests');
  const Dialog = await contribution({ fileIds: [List[0]?.ID ?? 0] });
  expect(Dialog).toBeTypeOf('function');
  await expect.poll(async () => (await requestsTo('/api/v3/AVDump/DumpFiles')).length).toBe(1);
});
