// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { configDraftAtom } from '../configDraftAtom.ts';
import { relocationStore } from '../relocationStore.ts';
import type { Preset } from './presets.ts';

const list = page.getByRole('list', { name: 'Files' });
const row = (index: number) => list.getByRole('listitem').nth(index);
const notices = page.getByRole('region', { name: 'Notices' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const select = page.getByRole('combobox', { name: 'Preset' });
const presets = () => request<Preset[]>({ path: 'Relocation/Preset' });
const patterns = 'Patterns / 100% tidy';

withSandbox({ series: 40, looseFiles: 10, serverVersion: '6.0.0.425' });
beforeEach(() => {
  relocationStore().clear();
  relocationStore().choose(undefined);
  getDefaultStore().set(configDraftAtom(), undefined);
});

const idOf = async (name: string) => (await presets()).find(({ Name }) => Name === name)?.ID ?? '';
const valuesOf = async (name: string) =>
  request<Record<string, unknown>>({ path: `Relocation/Preset/${await idOf(name)}/Configuration` });

async function show(as: 'administrator' | 'plain' = 'administrator') {
  const screen = await renderScreen({ routes, path: '/utilities/renamer', as });
  if (as === 'administrator') await expect.element(button('Add entire collection')).toBeVisible();
  return screen;
}

async function choose(name: string) {
  await select.click();
  await page
    .getByRole('option')
    .filter({ hasText: `${name} (` })
    .click();
}

async function addRecent(count: number) {
  await page.getByLabelText('Recently imported').fill(String(count));
  await button('Add recently imported files').click();
  await expect.element(row(0)).toBeVisible();
}

const pathOf = async (id: number) => {
  const file = await request<{ Locations: { RelativePath: string }[] }>({ path: `File/${id}` });
  return file.Locations[0]?.RelativePath;
};

test('previews what is typed, saves it, and renames the files by it', async () => {
  await show();
  await choose(patterns);
  const separator = page.getByLabelText('Separator');
  await expect.element(separator).toHaveValue(' - ');
  await addRecent(3);
  await expect.element(row(0)).toMatchTextContent('Rename pending!');
  await separator.fill(' ~ ');
  await expect.element(row(0)).toMatchTextContent(/ ~ /);
  const [sent] = (await requestsTo('/api/v3/Relocation/Preview', 'POST')).slice(-1);
  expect(sent?.body).toMatchObject({ Configuration: { Separator: ' ~ ', Digits: 2 } });
  expect(sent?.query).toBe('move=false&rename=true');
  await expect.element(button('Rename files')).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations();
  await button('Save preset').click();
  await expect.element(notices).toMatchTextContent(`"${patterns}" saved successfully!`);
  expect(await valuesOf(patterns)).toMatchObject({ Separator: ' ~ ', Digits: 2 });
  await expect.element(page.getByText(/^Unsaved changes to/)).not.toBeInTheDocument();
  await button('Rename files').click();
  await question.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.element(notices).toMatchTextContent('3 files renamed or moved');
  const renamed = await Promise.all(relocationStore().state.files.map(({ id }) => pathOf(id)));
  expect(renamed).toHaveLength(3);
  expect(renamed.filter((path) => path?.includes(' ~ '))).toHaveLength(3);
});

test('names numbers out of range, and what the server refuses, beside their fields', async () => {
  await show();
  await choose(patterns);
  const digits = page.getByLabelText('Digits');
  await digits.fill('9');
  await expect.element(page.getByText('The maximum is 4.')).toBeVisible();
  await expect.element(button('Save preset')).toHaveAccessibleDescription('A value is invalid.');
  await digits.fill('3');
  await misbehave({
    pattern: '/api/v3/Configuration/*/Validate',
    method: 'POST',
    status: 400,
    json: { errors: { Digits: ['Three is not enough.'] } },
  });
  await button('Save preset').click();
  await expect.element(page.getByText('Three is not enough.').first()).toBeVisible();
  await expect.element(digits).toHaveValue(3);
  expect(await valuesOf(patterns)).toMatchObject({ Digits: 2 });
});

test('creates, copies, renames and deletes presets, and makes one the default', async () => {
  await show();
  await expect.element(page.getByText(/presets were called configs/)).toBeVisible();
  await button('New preset').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(select).toMatchTextContent(/^.*Second \(WebAOM Renamer - 6\.0\.0\.425\)/);
  await button('Copy preset').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Second (copy)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(select).toMatchTextContent(/Second \(copy\)/);
  await button('Rename preset').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Third');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(select).toMatchTextContent(/Third/);
  await button('Set as default').click();
  await expect.element(notices).toMatchTextContent('"Third" set as default preset!');
  await expect.element(button('Delete preset')).toHaveAccessibleDescription('Cannot delete default preset!');
  expect((await presets()).filter(({ IsDefault }) => IsDefault).map(({ Name }) => Name)).toEqual(['Third']);
  await choose('Second');
  await button('Delete preset').click();
  await question.getByRole('button', { name: 'Delete preset' }).click();
  await expect.element(notices).toMatchTextContent('"Second" deleted successfully!');
  expect((await presets()).map(({ Name }) => Name)).not.toContain('Second');
  await expect.element(select).toMatchTextContent(/Third/);
  // What is gone isn't asked for again.
  const asked = await requestsTo('/api/v3/Relocation/Preset/*/Configuration', 'GET');
  expect(asked.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
});

test('says why a preset cannot be used, and keeps one without settings simple', async () => {
  await show();
  await choose('Lua of a removed plugin');
  await expect.element(page.getByText('This preset cannot be used', { exact: true })).toBeVisible();
  await addRecent(1);
  await expect.element(page.getByText('Waiting for its preview')).not.toBeInTheDocument();
  await button('Clear list').click();
  await expectNoAxeViolations();
  await choose('As released');
  await expect.element(page.getByText('This preset has no settings.')).toBeVisible();
  await addRecent(1);
  await expect.element(row(0)).toMatchTextContent(/Rename pending!|No change!/);
});

test('keeps what failed in the list, and fits 390 px', async () => {
  await show();
  await addRecent(2);
  const [file] = relocationStore().state.files;
  await misbehave({
    pattern: '/api/v3/Relocation/Preset/*/Relocate',
    method: 'POST',
    json: [
      { FileID: file?.id, IsSuccess: false, ErrorMessage: 'The disk is full.' },
      { FileID: 2, IsSuccess: true, IsRelocated: true, ManagedFolderID: 1, RelativePath: 'x' },
    ],
  });
  await button('Rename files').click();
  await question.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.element(page.getByText('The disk is full.').first()).toBeVisible();
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('refuses a plain user, and requests nothing', async () => {
  await show('plain');
  await expect.element(page.getByText('Only administrators can rename files')).toBeVisible();
  expect(await requestsTo('/api/v3/Relocation')).toHaveLength(0);
});

test('says beside a file, and for the script, why it cannot be previewed', async () => {
  await show();
  await addRecent(2);
  const [file] = relocationStore().state.files;
  const script = page.getByRole('textbox', { name: 'Script' });
  await misbehave({
    pattern: '/api/v3/Relocation/Preview',
    method: 'POST',
    json: [
      { FileID: file?.id, IsSuccess: false, IsPreview: true, ErrorMessage: 'No word on line 2: <b>x</b>' },
    ],
  });
  await script.fill("DO ADD '%ann'\nnothing");
  await expect.element(row(0)).toMatchTextContent('No word on line 2: <b>x</b>');
  await expect.element(page.getByText(/^Line 2: No word/)).toBeVisible();
  await expect.element(button('Go to line 2')).toBeVisible();
});
