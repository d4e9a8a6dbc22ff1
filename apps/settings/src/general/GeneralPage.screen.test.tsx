import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { deleteTheme, uploadTheme } from '@hondana/shared/resources/themes';
import { readSettings } from '@hondana/shared/settings';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { hostileThemes } from '@hondana/shared/testing/hostileThemes';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const save = page.getByRole('button', { name: 'Save', exact: true });
const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const theme = combobox('Theme');
const sea = '.theme-sea { --panel-text: #abcdef; position: fixed } @import url(https://evil.example/);';
const night = {
  name: 'Night',
  author: 'Nobody',
  version: '1.4',
  description: 'Dark and quiet',
  updateUrl: 'https://example.org/night.json',
  values: { 'panel-text': '#fedcba' },
};

async function open() {
  await renderScreen({ routes, path: '/settings/general', as: 'administrator' });
  await expect.element(theme).toBeVisible();
}

async function upload(files: Readonly<Record<string, string>>) {
  const chosen = Object.entries(files).map(([name, text]) => new File([text], name));
  await userEvent.upload(page.getByLabelText('Theme files').element(), chosen);
}

test('shows the versions, and links the server’s commit to what came after it', async () => {
  await open();
  const link = page.getByRole('link', { name: /^5\.3\.3\.0 \([0-9a-f]{7}\)$/ });
  const comparison = /^https:\/\/github\.com\/ShokoAnime\/ShokoServer\/compare\//;
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(comparison));
  await expect.element(page.getByText('Server Release Channel')).toBeVisible();
  await expect.element(page.getByText('Web UI Version')).toBeVisible();
});

test('shows notices at the bottom right by default', async () => {
  await open();
  await expect.element(page.getByRole('switch', { name: 'Global Notifications' })).toBeChecked();
  await expect.element(combobox('Notification Position')).toHaveTextContent('Bottom Right');
  await expect.element(combobox('Web UI Update Channel')).toHaveTextContent('Stable');
});

test('checks for the newest release of the chosen channel on Refresh, and names it', async () => {
  await open();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect.element(page.getByText(/The check for the latest release failed/)).toBeVisible();
  await control('POST', 'updates', { offer: 'this-product' });
  await combobox('Web UI Update Channel').click();
  await option('Dev').click();
  await refresh.click();
  await expect.element(page.getByText('Version 10.1.0-dev.4 is available.')).toBeVisible();
  const asked = await requestsTo('/api/v3/WebUI/LatestVersion', 'GET');
  const sent = new URLSearchParams(asked.at(-1)?.query);
  expect([sent.get('channel'), sent.get('force')]).toEqual(['Dev', 'true']);
  await control('POST', 'updates', { offer: 'other-publisher' });
  await refresh.click();
  await expect.element(page.getByText(/official Shoko Web UI 2\.5\.11-dev\.4/)).toBeVisible();
});

test('saves the log options, and shows Never when no number of days is set', async () => {
  await open();
  await expect.element(combobox('Delete Frequency')).toHaveTextContent('Never');
  await combobox('Delete Frequency').click();
  await option('Quarterly').click();
  await page.getByRole('switch', { name: 'Trace Logs' }).click();
  await save.click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  expect((await requestsTo('/api/v3/Settings', 'PATCH'))[0]?.body).toEqual([
    { op: 'test', path: '/LogRotator/Delete_Days', value: '' },
    { op: 'test', path: '/TraceLog', value: false },
    { op: 'replace', path: '/LogRotator/Delete_Days', value: '90' },
    { op: 'replace', path: '/TraceLog', value: true },
  ]);
});

test('uploads several themes, names those that fail, and previews the last good one unsaved', async () => {
  await open();
  const others = { 'picture.png': 'x', 'huge.css': 'a'.repeat(300_000) };
  await upload({ 'sea.css': sea, ...others, 'night.json': JSON.stringify(night) });
  await expect.element(page.getByText('Successfully uploaded theme "Sea"')).toBeVisible();
  await expect.element(page.getByText('Successfully uploaded theme "Night"')).toBeVisible();
  await expect.element(page.getByText('2 files were not uploaded:')).toBeVisible();
  await expect.element(page.getByText(/Unsupported file extension/)).toBeVisible();
  await expect.element(page.getByText(/It is larger than 256 KiB/)).toBeVisible();
  await expect.element(theme).toHaveTextContent('Night');
  await expect.element(page.getByText('Unsaved Changes')).toBeVisible();
  await theme.click();
  await expect.element(option(/Night.*Dark and quiet · Version 1\.4 · by Nobody/)).toBeVisible();
  await option('Shoko Gray (Default)').click();
  await save.click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  const { WebUI_Settings } = await request<ServerSettings>({ path: 'Settings' });
  expect(readSettings(WebUI_Settings).theme).toBe('theme-shoko-gray');
});

test('adds a theme from an address and previews it unsaved, or reports its refusal at the field', async () => {
  await open();
  const address = page.getByRole('textbox', { name: 'Theme Address' });
  const add = page.getByRole('button', { name: 'Add Theme' });
  await expect.element(add).toBeDisabled();
  await address.fill('https://themes.example/picture.png');
  await add.click();
  const reason = page.getByText(/The theme could not be added.*Unsupported file extension/);
  await expect.element(reason).toBeVisible();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await expect.element(address).toHaveValue('https://themes.example/picture.png');
  await address.fill('https://themes.example/dusk.json');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Successfully added theme "Dusk"')).toBeVisible();
  await expect.element(theme).toHaveTextContent('Dusk');
  await expect.element(page.getByText('Unsaved Changes')).toBeVisible();
  await expect.element(address).toHaveValue('');
  await deleteTheme.send({ themeId: 'dusk' });
});

test('names the ignored rules of a theme and requests nothing they refer to', async () => {
  await open();
  await theme.click();
  await option(/^Sea/).click();
  await page.getByText('2 rules of this theme are ignored').click();
  await expect.element(page.getByText('position: fixed')).toBeVisible();
  await expect.element(page.getByText('@import url(https://evil.example/)')).toBeVisible();
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('evil.example'))).toEqual([]);
});

test('ignores a far too large theme as a whole, and says so', async () => {
  const huge = hostileThemes.find(({ id }) => id === 'huge');
  await uploadTheme.send({ file: new File([huge?.css ?? ''], 'huge.css') });
  await open();
  await theme.click();
  await option(/^Huge/).click();
  await page.getByText('1 rule of this theme is ignored').click();
  await expect.element(page.getByText(huge?.named ?? '', { exact: true })).toBeVisible();
  await deleteTheme.send({ themeId: 'huge' });
});

test('returns to the default theme as soon as the theme in use is deleted', async () => {
  const file = new File(['.theme-lake { --panel-text: #abcdef }'], 'lake.css', { type: 'text/css' });
  const uploaded = await uploadTheme.send({ file });
  await open();
  await theme.click();
  await option(/^Lake/).click();
  await save.click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${uploaded.Name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete theme' }).click();
  await expect.element(theme).toMatchTextContent('System');
  const { WebUI_Settings } = await request<ServerSettings>({ path: 'Settings' });
  expect(readSettings(WebUI_Settings).theme).toBe('theme-auto');
});

test('updates a theme from its source, and deletes it after confirmation', async () => {
  await open();
  const list = page.getByRole('list', { name: 'Uploaded themes' });
  await list.getByRole('button', { name: 'Update Night' }).click();
  await expect.element(page.getByText('Theme "Night" updated')).toBeVisible();
  await expect.element(list.getByText(/Version 1\.5/)).toBeVisible();
  await list.getByRole('button', { name: 'Delete Night' }).click();
  const question = page.getByRole('alertdialog');
  await misbehave({ pattern: '/api/v3/WebUI/Theme/*', method: 'DELETE', status: 500, times: 1 });
  await question.getByRole('button', { name: 'Delete theme' }).click();
  await expect.element(question.getByText(/The theme could not be deleted/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete theme' }).click();
  await expect.element(list.getByText('Night')).not.toBeInTheDocument();
});

test('reloads the themes on Retry, and fits a 390 px screen without accessibility violations', async () => {
  await page.viewport(390, 844);
  await misbehave({ pattern: '/api/v3/WebUI/Theme', method: 'GET', status: 500 });
  await open();
  await expect.element(page.getByText('The themes could not be loaded')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('list', { name: 'Uploaded themes' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
