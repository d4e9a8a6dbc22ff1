import { folderIdOf } from '@hondana/shared/anime/files';
// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { plural } from '@hondana/shared/ui/format';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { configDraftAtom } from './configDraftAtom.ts';
import { relocationStore } from './relocationStore.ts';
import type { RenamerConfig } from './renamers.ts';

const list = page.getByRole('list', { name: 'Files' });
const row = (index: number) => list.getByRole('listitem').nth(index);
const notices = page.getByRole('region', { name: 'Notices' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const previews = () => requestsTo('/api/v3/Renamer/Preview', 'POST');
const patterns = 'Patterns / 100% tidy';
const leadsElsewhere = '“..” would lead to another address, so it can’t be used.';
const configs = () => request<RenamerConfig[]>({ path: 'Renamer/Config' });
const valueIn = async (setting: string) => {
  const config = (await configs()).find(({ Name }) => Name === patterns);
  return config?.Settings.find(({ Name }) => Name === setting)?.Value;
};
const newPath = () => row(0).query()?.querySelector('p:nth-child(2)')?.textContent;
const confirmRename = () => question.getByRole('button', { name: 'Rename', exact: true }).click();

withSandbox({ series: 40, looseFiles: 10 });
beforeEach(() => {
  relocationStore().clear();
  relocationStore().choose(undefined);
  getDefaultStore().set(configDraftAtom(), undefined);
});

interface Wishes {
  readonly config?: string;
  readonly as?: 'administrator' | 'plain' | 'restricted';
}

async function showRenamer({ config, as = 'administrator' }: Wishes = {}) {
  const query = config ? `?config=${encodeURIComponent(config)}` : '';
  const screen = await renderScreen({ routes, path: `/utilities/renamer${query}`, as });
  if (as === 'administrator') await expect.element(button('Add entire collection')).toBeVisible();
  return screen;
}

async function addRecent(count: number) {
  await page.getByLabelText('Recently imported').fill(String(count));
  await button('Add recently imported files').click();
  await expect.element(row(0)).toBeVisible();
}

test.for(['plain', 'restricted'] as const)(
  'refuses a %s user, links back to the utilities, and requests nothing',
  async (as) => {
    const { router } = await showRenamer({ as });
    await expect.element(page.getByText('Only administrators can rename files')).toBeVisible();
    expect(await requestsTo('/api/v3/Renamer')).toHaveLength(0);
    await page.getByRole('link', { name: 'Go to Utilities' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/utilities/unrecognized/files');
  },
);

test('appears in the menu under its own title, for administrators only', async () => {
  const places = remote.navigation?.flatMap(({ children }) => children ?? []);
  const place = places?.find(({ path }) => path === 'utilities/renamer');
  expect(place).toMatchObject({ label: 'Renamer', adminOnly: true });
  await showRenamer();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(place?.label ?? '');
});

test('previews the files in view, twenty per request', async () => {
  await page.viewport(1440, 4000);
  await showRenamer();
  await addRecent(100);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  await expect.element(row(30)).toMatchTextContent(/Rename pending!|No change!/);
  const [first] = await previews();
  const body = first?.body as { FileIDs: number[]; Config: RenamerConfig };
  expect(body.FileIDs).toHaveLength(20);
  expect(body.Config).toMatchObject({ RenamerID: 'WebAOM', Name: 'Preview' });
  expect(first?.query).toBe('move=false&rename=true');
  expect(row(0).element().querySelector('ins')).not.toBeNull();
  expect((await previews()).length).toBeLessThan(5);
  await page.viewport(1440, 900);
  await expectNoAxeViolations();
});

test('adds files of the collection, a series or a search without duplicates', async () => {
  await showRenamer();
  const status = page.getByRole('region', { name: 'Files to rename' }).getByRole('status');
  await button('Add entire collection').click();
  const all = await request<{ Total: number }>({ path: 'File', query: { pageSize: 1 } });
  await expect.element(status).toMatchTextContent(`${new Intl.NumberFormat('en').format(all.Total)} files`);
  await page.getByLabelText('Files by path').fill('mkv');
  await button('Add files found').click();
  await expect.element(notices).toMatchTextContent('0 files added');
  await button('Clear list').click();
  await expect.element(page.getByText(/^Add files above/)).toBeVisible();
  const [series] = (await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 5 } })).List;
  const name = series?.Name ?? '';
  await page.getByLabelText('Files of a series').fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect.element(row(0)).toBeVisible();
  const path = `Series/${series?.IDs.ID}/File`;
  expect(await requestsTo(`/api/v3/${path}`)).toHaveLength(1);
  const { Total } = await request<{ Total: number }>({ path, query: { pageSize: 0 } });
  await expect.element(status).toMatchTextContent(plural(Total, 'file', 'files'));
});

test('accepts at most 1000 recently imported files', async () => {
  await showRenamer();
  await page.getByLabelText('Recently imported').fill('1001');
  await expect.element(page.getByText('1 to 1000')).toBeVisible();
  await expect.element(button('Add recently imported files')).toBeDisabled();
});

test('shows a field for every kind of setting, and rejects numbers outside their limits', async () => {
  await showRenamer({ config: patterns });
  await expect.element(page.getByLabelText('Separator')).toHaveValue(' - ');
  await expect.element(page.getByLabelText('Remarks')).toMatchTextContent('numbered within');
  await expect.element(page.getByRole('switch', { name: 'Add Release Group' })).toBeChecked();
  const digits = page.getByLabelText('Digits');
  await expect.element(digits).toHaveAttribute('max', '4');
  await expect.element(page.getByLabelText('Shortening')).toHaveAttribute('min', '0.1');
  const script = page.getByRole('textbox', { name: 'Script' });
  await expect.element(script).toMatchTextContent('local ending');
  await digits.fill('9');
  await expect.element(page.getByText('The maximum is 4.')).toBeVisible();
  await expect.element(button('Save config')).toHaveAttribute('aria-disabled', 'true');
  await button('Discard changes').click();
  await expect.element(digits).toHaveValue(2);
  await expectNoAxeViolations();
});

test('previews a changed config immediately, and requires saving before files are renamed', async () => {
  await showRenamer({ config: patterns });
  await addRecent(2);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  await page.getByLabelText('Separator').fill(' ~ ');
  await expect.poll(newPath).toContain(' ~ ');
  const rename = button('Rename files');
  const reason = 'Config has been edited, please save before renaming files';
  await expect.element(rename).toHaveAccessibleDescription(reason);
  await button('Save config').click();
  await expect.element(notices).toMatchTextContent(`"${patterns}" saved successfully!`);
  expect(await valueIn('Separator')).toBe(' ~ ');
  await expect.element(rename).not.toHaveAttribute('aria-disabled');
});

test('keeps what others changed in a config, and warns when it is the same setting', async () => {
  await showRenamer({ config: patterns });
  const saveElsewhere = async (setting: string, Value: unknown) => {
    const config = (await configs()).find(({ Name }) => Name === patterns);
    const Settings = config?.Settings.map((one) => (one.Name === setting ? { ...one, Value } : one));
    const path = `Renamer/Config/${encodeURIComponent(patterns)}`;
    await request<void>({ method: 'PUT', path, body: { ...config, Settings } });
  };
  await page.getByLabelText('Separator').fill(' + ');
  await saveElsewhere('Digits', 3);
  await button('Save config').click();
  await expect.element(notices).toMatchTextContent(`"${patterns}" saved successfully!`);
  expect([await valueIn('Separator'), await valueIn('Digits')]).toEqual([' + ', 3]);

  await page.getByLabelText('Separator').fill(' & ');
  await saveElsewhere('Separator', ' theirs ');
  await button('Save config').click();
  await expect.element(notices).toMatchTextContent('Someone else saved first');
  expect(await valueIn('Separator')).toBe(' theirs ');
  await expect.element(page.getByLabelText('Separator')).toHaveValue(' & ');
  await button('Save config').click();
  await expect.poll(() => valueIn('Separator')).toBe(' & ');
});

test('cancels running previews on a change, and requests them again half a second after the last one', async () => {
  await showRenamer({ config: patterns });
  const { fetch } = globalThis;
  const asked: { readonly at: number; readonly signal: AbortSignal | null | undefined }[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (String(address).includes('Renamer/Preview'))
      asked.push({ at: performance.now(), signal: init?.signal });
    return fetch(address, init);
  });
  onTestFinished(() => spy.mockRestore());
  await misbehave({ pattern: '/api/v3/Renamer/Preview', delay: 3000 });
  await addRecent(1);
  await expect.poll(() => asked.length).toBe(1);
  let changedAt = 0;
  const noteChange = () => {
    changedAt = performance.now();
  };
  document.addEventListener('input', noteChange);
  onTestFinished(() => document.removeEventListener('input', noteChange));
  await page.getByLabelText('Separator').fill(' = ');
  await page.getByLabelText('Separator').fill(' # ');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(asked[1]?.at).toBeGreaterThan(changedAt + 400);
  await expect.poll(newPath).toContain(' # ');
});

test('shows no results of the previous config when the user returns with another', async () => {
  const { router } = await showRenamer({ config: patterns });
  await addRecent(1);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  await router.navigate('/elsewhere');
  await expect.element(list).not.toBeInTheDocument();
  await misbehave({ pattern: '/api/v3/Renamer/Preview', delay: 3000 });
  await router.navigate('/utilities/renamer?config=As%20released');
  await expect.element(row(0)).toBeVisible();
  expect(row(0).element().textContent).toContain('Waiting for its preview');
});

test('edits a script in the code editor and previews it', async () => {
  await showRenamer();
  const script = page.getByRole('textbox', { name: 'Script' });
  // A plain field is shown until the editor has loaded.
  await expect.element(script).toHaveClass('cm-content');
  await expect.element(script).toMatchTextContent('DO ADD');
  await addRecent(1);
  await script.click();
  await script.fill("DO ADD 'Only this %enr'");
  await expect.element(row(0)).toMatchTextContent('Only this');
  const host = document.querySelector('[class*=editor]')?.shadowRoot;
  expect(host?.adoptedStyleSheets.length).toBeGreaterThan(0);
  expect(document.querySelector('style[nonce], head style.cm-style')).toBeNull();
  await button('Discard changes').click();
  await expect.element(script).toMatchTextContent('%grp');
});

test('marks the faulty line of a script and leads to it', async () => {
  await showRenamer();
  const script = page.getByRole('textbox', { name: 'Script' });
  await expect.element(script).toHaveClass('cm-content');
  await addRecent(1);
  await script.fill("DO ADD 'fine'\nDO ADD nothing\nDO ADD 'fine'");
  await expect.element(page.getByText(/^Line 2: .*Unable to parse line 2/)).toBeVisible();
  const marked = () => [...script.element().querySelectorAll('.cm-faulty')].map((line) => line.textContent);
  expect(marked()).toEqual(['DO ADD nothing']);
  await expect.element(script).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations();
  await button('Go to line 2').click();
  await userEvent.keyboard('// ');
  await expect.element(script).toMatchTextContent('// DO ADD nothing');
  await expect.poll(marked).toEqual([]);
  await expect.element(page.getByText(/^Line 2:/)).not.toBeInTheDocument();
  await button('Discard changes').click();
});

test('renames files after confirmation and shows each result', async () => {
  await showRenamer();
  await addRecent(3);
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Rename 3 files?');
  const words = 'Uses “Default” and changes files on the server. This cannot be undone.';
  await expect.element(question).toMatchTextContent(words);
  const folders = question.getByRole('list', { name: 'Preview by Import Folder' });
  await expect.element(folders).toMatchTextContent(/\d changed/);
  await expectNoAxeViolations();
  await confirmRename();
  await expect.element(row(0)).toMatchTextContent('Rename successful!');
  await expect.element(notices).toMatchTextContent('3 files renamed or moved');
  const [call] = await requestsTo('/api/v3/Renamer/Config/Default/Relocate', 'POST');
  expect(call?.query).toBe('move=false&rename=true&deleteEmptyDirectories=true');
  expect(call?.body).toHaveLength(3);
  await page.getByRole('checkbox', { name: 'Move' }).click();
  await expect.element(row(0)).toMatchTextContent('No change!');
});

test('marks the files of a failed request, and keeps only these on request to retry them', async () => {
  await showRenamer({ config: 'As released' });
  await addRecent(2);
  await expect.element(row(0)).toMatchTextContent(/No change!|Rename pending!/);
  await misbehave({ pattern: '/api/v3/Renamer/Config/*/Relocate', status: 500 });
  await button('Rename files').click();
  await confirmRename();
  await expect.element(row(1)).toMatchTextContent('Error! Check server logs for more details.');
  await expect.element(row(1)).toMatchTextContent('Rename/preview failed!');
  await control('DELETE', 'misbehave');
  await button('Keep only these').click();
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Rename 2 files?');
  await confirmRename();
  await expect.element(notices).toMatchTextContent('2 files renamed or moved');
});

test('keeps failures and choices when the user leaves and returns', async () => {
  const { router } = await showRenamer({ config: 'As released' });
  await addRecent(2);
  const move = page.getByRole('checkbox', { name: 'Move' });
  await move.click();
  await misbehave({ pattern: '/api/v3/Renamer/Config/*/Relocate', status: 500 });
  await button('Rename files').click();
  await question.getByRole('button', { name: 'Rename and move', exact: true }).click();
  const report = page.getByRole('alert').filter({ hasText: 'Renaming failed for 2 files!' });
  await expect.element(report).toMatchTextContent(/Error! Check server logs for more details\. \(2\).*\.mkv/);
  await router.navigate('/utilities/file-search');
  await expect.element(list).not.toBeInTheDocument();
  await router.navigate('/utilities/renamer');
  await expect.element(move).toBeChecked();
  await expect.element(report).toMatchTextContent(/Error! Check server logs for more details\. \(2\).*\.mkv/);
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(report).not.toBeInTheDocument();
});

async function addScript(name: string, script: string): Promise<void> {
  await signInAs('administrator');
  const Settings = [{ Name: 'Script', Type: 'Code', Value: script }];
  const body = { RenamerID: 'WebAOM', Name: name, Settings };
  await request<unknown>({ method: 'POST', path: 'Renamer/Config', body });
}

/** Of each series that has several. */
async function filesOfSeries(): Promise<File[][]> {
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const found = List.map(({ IDs }) => request<ListResult<File>>({ path: `Series/${IDs.ID}/File` }));
  return (await Promise.all(found)).map((files) => files.List).filter(({ length }) => length > 1);
}

const listed = ({ ID, Locations: [at] }: File) => ({
  id: ID,
  path: at?.RelativePath ?? '',
  folderId: at && folderIdOf(at),
});
const missing = { id: 1_000_000, path: 'Missing/a.mkv', folderId: 1 };
const missingFiles = (length: number) =>
  Array.from({ length }, (_, at) => ({ ...missing, id: missing.id + at }));

test('sums up the preview before renaming, and skips colliding files unless told otherwise', async () => {
  await addScript('Colliding', "DO ADD 'same'");
  const [one = [], other = []] = await filesOfSeries();
  const chosen = [...one.slice(0, 2), ...other.slice(0, 1)];
  await showRenamer({ config: 'Colliding' });
  relocationStore().add([...chosen.map(listed), missing]);
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Rename 2 files?');
  const folders = question.getByRole('list', { name: 'Preview by Import Folder' });
  for (const words of ['1 changed', '1 failing', '2 colliding']) {
    await expect.element(folders).toMatchTextContent(words);
  }
  const troubles = question.getByRole('list', { name: 'Failing and colliding files' });
  await expect.element(troubles).toMatchTextContent('Another file has or gets the same path');
  await expect.element(troubles).toMatchTextContent('Unable to find File with ID 1000000');
  await expectNoAxeViolations();
  const skip = question.getByRole('checkbox', { name: 'Skip 2 colliding files' });
  await skip.click();
  await expect.element(question).toMatchTextContent('Rename 4 files?');
  await skip.click();
  await confirmRename();
  await expect.element(notices).toMatchTextContent('1 file renamed or moved');
  const [call] = await requestsTo('/api/v3/Renamer/Config/Colliding/Relocate', 'POST');
  expect(call?.body).toEqual([other[0]?.ID, 1_000_000]);
});

test('counts a path taken by a file outside the list as colliding', async () => {
  await addScript('Taken', "DO ADD 'Taken'");
  const [[there, ...others] = []] = await filesOfSeries();
  const path = 'Renamer/Config/Taken/Relocate';
  const query = { move: false, rename: true };
  await request<unknown>({ method: 'POST', path, query, body: [there?.ID] });
  await showRenamer({ config: 'Taken' });
  relocationStore().add(others.slice(0, 1).map(listed));
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('1 colliding');
  const troubles = question.getByRole('list', { name: 'Failing and colliding files' });
  const outside = /A file outside this list has the same path \(1\).* → .*\/Taken\./;
  await expect.element(troubles).toMatchTextContent(outside);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await misbehave({ pattern: '/api/v3/File*', status: 500 });
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Files outside this list could not be checked.');
  await expect.element(question).toMatchTextContent('1 changed');
});

test('retries the files that failed for one reason, after confirmation', async () => {
  await showRenamer({ config: 'As released' });
  await addRecent(2);
  relocationStore().add([missing]);
  await button('Rename files').click();
  await confirmRename();
  await expect.element(notices).toMatchTextContent('2 files renamed or moved');
  const report = page.getByRole('alert').filter({ hasText: 'Renaming failed for 1 file!' });
  await expect.element(report).toMatchTextContent(/Unable to find File with ID 1000000 \(1\)Missing\/a\.mkv/);
  await report.getByRole('button', { name: 'Retry' }).click();
  await expect.element(question).toMatchTextContent('Rename 1 file?');
  await confirmRename();
  const sent = async () => (await requestsTo('/api/v3/Renamer/Config/*/Relocate', 'POST')).at(-1)?.body;
  await expect.poll(sent).toEqual([1_000_000]);
});

test('asks before unloading the page while files are being renamed', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await showRenamer({ config: 'As released' });
  await addRecent(2);
  await misbehave({ pattern: '/api/v3/Renamer/Config/*/Relocate', delay: 1500 });
  expect(asks()).toBe(false);
  await button('Rename files').click();
  await confirmRename();
  await expect.element(page.getByRole('progressbar', { name: 'Renaming' })).toBeVisible();
  expect(asks()).toBe(true);
  await expect.element(notices).toMatchTextContent('2 files renamed or moved');
  await expect.poll(asks).toBe(false);
});

test('previews many files first, can be cancelled, and asks to type their number', async () => {
  await showRenamer();
  relocationStore().add(missingFiles(501));
  await misbehave({ pattern: '/api/v3/Renamer/Preview', delay: 1500 });
  await button('Rename files').click();
  await expect.element(page.getByRole('progressbar', { name: 'Previewing all files' })).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await control('DELETE', 'misbehave');
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Rename 501 files?');
  await expect.element(question).toMatchTextContent('501 failing');
  const confirm = question.getByRole('button', { name: 'Rename', exact: true });
  await expect.element(confirm).toBeDisabled();
  await question.getByRole('textbox', { name: 'Type 501 to confirm' }).fill('501');
  await expect.element(confirm).toBeEnabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await requestsTo('/api/v3/Renamer/Config/Default/Relocate')).toHaveLength(0);
});

test('renames files in batches of 1000 and stops after the current batch on Cancel', async () => {
  await showRenamer();
  relocationStore().add(missingFiles(2500));
  await misbehave({ pattern: '/api/v3/Renamer/Config/*/Relocate', delay: 2500 });
  await button('Rename files').click();
  await question.getByRole('textbox').fill('2500');
  await confirmRename();
  await expect.element(page.getByRole('progressbar', { name: 'Renaming' })).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByText('Renaming failed for 1,000 files!').first()).toBeVisible();
  const calls = await requestsTo('/api/v3/Renamer/Config/Default/Relocate', 'POST');
  expect(calls.map(({ body }) => (body as unknown[]).length)).toEqual([1000]);
  expect(list.getByRole('listitem').elements().length).toBeLessThan(60);
});

test('stops at the first batch when the server goes down, and continues on another press', async () => {
  const files = missingFiles(2500);
  await showRenamer();
  relocationStore().add(files);
  const pattern = '/api/v3/Renamer/Config/*/Relocate';
  const place = { FileLocationID: 1, ImportFolderID: 1, RelativePath: 'b', AbsolutePath: '/b' };
  const success = { IsSuccess: true, IsRelocated: true, IsPreview: false, ErrorMessage: null };
  const answer = files.slice(0, 1000).map(({ id }) => ({ FileID: id, ...place, ...success }));
  await misbehave({ pattern, json: answer, times: 1 });
  // As from a proxy; a browser repeats a request itself if the connection breaks.
  await control('POST', 'misbehave', { pattern, status: 502 });
  await button('Rename files').click();
  await question.getByRole('textbox').fill('2500');
  await confirmRename();
  await expect.element(page.getByText('Renaming failed for 1,000 files!').first()).toBeVisible();
  await expect.element(notices).toMatchTextContent('1,000 files renamed or moved');
  await expect.element(row(0)).toMatchTextContent('Rename successful!');
  expect(await requestsTo('/api/v3/Renamer/Config/Default/Relocate', 'POST')).toHaveLength(2);
  await button('Rename files').click();
  await expect.element(question).toMatchTextContent('Rename 1,500 files?');
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('renders hostile names as text and spells out bidirectional control characters', async () => {
  await showRenamer();
  for (const text of ['script>alert', 'gpj.exe', 'A very long name', 'Lone', '#1 ? Yes']) {
    await page.getByRole('textbox', { name: 'Files by path' }).fill(text);
    await button('Add files found').click();
    await expect.poll(() => relocationStore().state.files.some(({ path }) => path.includes(text))).toBe(true);
  }
  await expect.element(list).toMatchTextContent('<script>alert("file") - 01');
  await expect.element(list).toMatchTextContent('Invoice ⟨U+202E⟩gpj.exe⟨U+202C⟩ - 03');
  expect(document.querySelector('main script, section script')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(1440);
});

test.for([
  ['no files', 'No files added'],
  ['neither', 'Neither rename nor move is selected. No action to be performed'],
] as const)('disables renaming with %s, and says why', async ([state, reason]) => {
  await showRenamer();
  if (state === 'neither') {
    await addRecent(1);
    await page.getByRole('checkbox', { name: 'Rename' }).click();
  }
  await expect.element(button('Rename files')).toHaveAccessibleDescription(reason);
  await expect.element(button('Rename files')).toHaveAttribute('aria-disabled', 'true');
});

test('allows neither deleting the default config nor setting it as default again', async () => {
  await showRenamer();
  await expect.element(button('Set as default')).toHaveAccessibleDescription('Already set as default!');
  await expect.element(button('Delete config')).toHaveAccessibleDescription('Cannot delete default config!');
});

test('makes a script longer than its editor reachable by keyboard', async () => {
  await showRenamer();
  const script = page.getByRole('textbox', { name: 'Script' });
  await script.fill(Array.from({ length: 200 }, (_, line) => `// ${line}`).join('\n'));
  await expectNoAxeViolations();
  expect((script.element() as HTMLElement).tabIndex).toBe(0);
});

test('shows no script and allows no saving when the renamer has no settings', async () => {
  await showRenamer({ config: 'As released' });
  await expect.element(page.getByText('This renamer does not have any script to edit!')).toBeVisible();
  const reason = 'Renamer does not have any settings to save.';
  await expect.element(button('Save config')).toHaveAccessibleDescription(reason);
});

test('creates, renames, sets as default and deletes a config', async () => {
  const { router } = await showRenamer();
  await button('New config').click();
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await dialog.getByLabelText('Name').fill('Default');
  await expect.element(save).toHaveAccessibleDescription('Another config with the same name already exists!');
  await dialog.getByLabelText('Name').fill('Mine / 50%');
  await expect.element(save).toHaveAccessibleDescription('Choose a renamer.');
  await dialog.getByRole('combobox', { name: 'Renamer' }).click();
  await page.getByRole('option', { name: /Pattern Renamer/ }).click();
  await save.click();
  await expect.poll(() => router.state.location.search).toContain('config=Mine');
  await expect.element(page.getByLabelText('Separator')).toBeVisible();
  await button('Rename config').click();
  await dialog.getByLabelText('Name').fill('Yours');
  await save.click();
  await expect.poll(async () => (await configs()).map(({ Name }) => Name)).toContain('Yours');
  await expect.poll(() => router.state.location.search).toBe('?config=Yours');
  await button('Set as default').click();
  await expect.element(notices).toMatchTextContent('"Yours" set as default renamer!');
  const select = page.getByRole('combobox', { name: 'Config' });
  await select.click();
  await page.getByRole('option', { name: /^Default/ }).click();
  await button('Set as default').click();
  await expect.element(notices).toMatchTextContent('"Default" set as default renamer!');
  await select.click();
  await page.getByRole('option', { name: /^Yours/ }).click();
  await button('Delete config').click();
  await question.getByRole('button', { name: 'Delete config' }).click();
  await expect.element(notices).toMatchTextContent('"Yours" deleted successfully!');
  expect((await configs()).map(({ Name }) => Name)).not.toContain('Yours');
});

test.for([
  ['POST', '/api/v3/Renamer/Config', 'Error while creating config!'],
  ['PATCH', '/api/v3/Renamer/Config/*', 'Error while renaming config!'],
] as const)('keeps the dialog and what was typed when a %s fails', async ([method, pattern, text]) => {
  await showRenamer();
  await misbehave({ pattern, method, status: 500 });
  await button(method === 'POST' ? 'New config' : 'Rename config').click();
  await dialog.getByLabelText('Name').fill('Other');
  if (method === 'POST') {
    await dialog.getByRole('combobox', { name: 'Renamer' }).click();
    await page.getByRole('option', { name: /WebAOM/ }).click();
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).toMatchTextContent(text);
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Other');
});

test('reports when a config cannot be saved, deleted or set as default', async () => {
  await showRenamer({ config: patterns });
  await misbehave({ pattern: '/api/v3/Renamer/Config/*', status: 500 });
  await page.getByLabelText('Separator').fill(' + ');
  await button('Save config').click();
  await expect.element(notices).toMatchTextContent(`"${patterns}" could not be saved!`);
  await expect.element(page.getByLabelText('Separator')).toHaveValue(' + ');
  await button('Delete config').click();
  await question.getByRole('button', { name: 'Delete config' }).click();
  await expect.element(question).toMatchTextContent(`"${patterns}" could not be deleted!`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await button('Set as default').click();
  await expect.element(notices).toMatchTextContent(`"${patterns}" could not be set as default renamer!`);
});

test('says when the renamers cannot be loaded, and reloads them on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Renamer/Config', status: 500 });
  await renderScreen({ routes, path: '/utilities/renamer', as: 'administrator' });
  await expect.element(page.getByText('The renamers could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await button('Retry').click();
  await expect.element(button('Add entire collection')).toBeVisible();
});

test.for(['New config', 'Rename config'])(
  'rejects a name in %s that cannot be part of a URL',
  async (opener) => {
    await showRenamer();
    await button(opener).click();
    const name = dialog.getByLabelText('Name');
    await name.fill('..');
    await expect.element(name).toHaveAccessibleDescription(`${leadsElsewhere} Choose another name.`);
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  },
);

test('uses a config whose name cannot be part of a URL, but says why it cannot be changed', async () => {
  const kept = (await configs()).find(({ Name }) => Name === patterns);
  await request({ method: 'POST', path: 'Renamer/Config', body: { ...kept, Name: '..' } });
  await showRenamer({ config: '..' });
  for (const name of ['Rename config', 'Delete config']) {
    await expect.element(button(name)).toHaveAccessibleDescription(leadsElsewhere);
  }
  await addRecent(1);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  await expect.element(button('Rename files')).toHaveAccessibleDescription(leadsElsewhere);
  await page.getByLabelText('Separator').fill(' .. ');
  await expect.element(button('Save config')).toHaveAccessibleDescription(leadsElsewhere);
});

test('never scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  await showRenamer({ config: patterns });
  await addRecent(5);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
