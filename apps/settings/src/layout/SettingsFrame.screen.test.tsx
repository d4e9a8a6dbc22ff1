import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { advanceDateNow } from '@hondana/shared/testing/advanceDateNow';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const elsewhere = { path: 'collection', element: <h1>Another place</h1> };
const save = page.getByRole('button', { name: 'Save', exact: true });
const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
const saved = page.getByText('Settings saved!');
const unsaved = page.getByText('Unsaved Changes');
const depth = page.getByRole('textbox', { name: 'Related Depth' });
const menu = page.getByRole('navigation', { name: 'Settings' });
const goTo = (name: string) => menu.getByRole('link', { name: new RegExp(`^${name}`) });
const settings = () => request<ServerSettings>({ path: 'Settings' });
const patches = () => requestsTo('/api/v3/Settings', 'PATCH');
const patch = (path: string, value: unknown) => {
  const body = [{ op: 'replace', path, value }];
  return request<void>({ method: 'PATCH', path: 'Settings', query: { skipValidation: true }, body });
};

async function open(path: string) {
  const screen = await renderScreen({ routes: [...routes, elsewhere], path, as: 'administrator' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

test('keeps one draft for all pages, and sends only changes with a test of their base values', async () => {
  await open('/settings/anidb');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await depth.fill('3');
  await expect.element(unsaved).toBeVisible();
  await expect.element(page.getByText(/Please save before leaving this page/)).toBeVisible();
  await goTo('Import').click();
  await page.getByRole('switch', { name: 'Import on start' }).click();
  await expect.element(goTo('AniDB').getByText('1 change not saved')).toBeInTheDocument();
  await goTo('General').click();
  await page.getByRole('combobox', { name: 'Notification Position' }).click();
  await page.getByRole('option', { name: 'Top Right' }).click();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(unsaved).not.toBeInTheDocument();
  const [server, web] = await patches();
  expect(server?.body).toEqual([
    { op: 'test', path: '/AniDb/MaxRelationDepth', value: 1 },
    { op: 'test', path: '/Import/RunOnStart', value: false },
    { op: 'replace', path: '/AniDb/MaxRelationDepth', value: 3 },
    { op: 'replace', path: '/Import/RunOnStart', value: true },
  ]);
  expect(web?.body).toMatchObject([{ path: '/WebUI_Settings' }, { path: '/WebUI_Settings' }]);
  expect(JSON.parse((await settings()).WebUI_Settings)).toMatchObject({ toastPosition: 'top-right' });
});

test('loads others’ changes when a page is entered again, and reports them beside a draft', async () => {
  const { router } = await open('/settings/anidb');
  await expect.element(depth).toBeVisible();
  const before = depth.element().getAttribute('value');
  // How long a read counts as fresh.
  advanceDateNow(1000);
  await router.navigate('/elsewhere');
  await patch('/AniDb/MaxRelationDepth', 2);
  await router.navigate('/settings/anidb');
  await expect.element(depth).toHaveValue('2');
  await depth.fill('4');
  advanceDateNow(1000);
  await patch('/AniDb/MaxRelationDepth', 5);
  await goTo('Import').click();
  await goTo('AniDB').click();
  await expect.element(page.getByText(/Changed elsewhere to/)).toBeVisible();
  await expect.element(depth).toHaveValue('4');
  await cancel.click();
  await patch('/AniDb/MaxRelationDepth', Number(before));
});

test.for(['%', '%E0%A4%A', 'nothing-of-the-sort'])(
  'shows the page of an address that ends in #%s',
  async (fragment) => {
    await open(`/settings/anidb#${fragment}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'AniDB' })).toBeVisible();
    await expect.element(depth).toBeVisible();
  },
);

test('focuses the setting that the address names, escaped or not', async () => {
  const { router } = await open('/settings/anidb#AniDb/MaxRelationDepth');
  await expect.element(depth).toHaveFocus();
  goTo('AniDB').element().focus();
  await router.navigate('/settings/anidb#AniDb%2FMaxRelationDepth');
  await expect.element(depth).toHaveFocus();
});

test('sends nothing when Save is pressed without a change', async () => {
  await open('/settings/import');
  const move = page.getByRole('switch', { name: 'Move on import' });
  await move.click();
  await move.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  const readings = async () => (await requestsTo('/api/v3/Settings', 'GET')).length;
  const before = await readings();
  (save.element() as HTMLElement).click();
  // Once this is answered, saving has sent any request of its own.
  await settings();
  expect(await readings()).toBe(before + 1);
  expect(await patches()).toHaveLength(0);
  await expect.element(saved).not.toBeInTheDocument();
});

test('undoes all changes on Cancel, and one with its own button', async () => {
  await open('/settings/import');
  const rename = page.getByRole('switch', { name: 'Rename on import' });
  const extensions = page.getByRole('textbox', { name: 'Video Extensions' });
  await rename.click();
  await extensions.fill('MKV, WEBM,');
  await expect.element(extensions).toHaveValue('MKV, WEBM,');
  await page.getByRole('button', { name: 'Undo change: Rename on import' }).click();
  await expect.element(rename).not.toBeChecked();
  await expect.element(page.getByText(/1 setting changed/)).toBeVisible();
  await cancel.click();
  await expect.element(extensions).toHaveValue('MKV, AVI, MP4, MOV, OGM, WMV, MPG, MPEG, MK3D, M4V');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(await patches()).toHaveLength(0);
});

test('blocks Save for a depth out of range or an invalid address, in the specified words', async () => {
  await open('/settings/anidb');
  await depth.fill('6');
  await save.click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect.element(notices.getByText('Max Relation Depth may only be between 0 and 5')).toBeVisible();
  await expect.element(depth).toHaveFocus();
  await expect.element(depth).toHaveAttribute('aria-invalid', 'true');
  await cancel.click();
  await page.getByRole('textbox', { name: 'HTTP Server URL' }).fill('api.anidb.net:9001');
  await save.click();
  await expect.element(notices.getByText('Invalid HTTP Server URL')).toBeVisible();
  await expect.element(notices.getByText(/\{scheme\}:\/\/\{address\}:\{port\}/)).toBeVisible();
  expect(await patches()).toHaveLength(0);
});

test('asks before leaving the settings with changes, but not between their pages', async () => {
  const { router } = await open('/settings/anidb');
  await depth.fill('2');
  await goTo('General').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await router.navigate('/collection');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question.getByText('1 unsaved change will be lost.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await goTo('AniDB').click();
  await expect.element(depth).toHaveValue('2');
  await router.navigate('/collection');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another place' })).toBeVisible();
});

test('shows a setting that someone else changed meanwhile, and does not overwrite it', async () => {
  await open('/settings/anidb');
  await depth.fill('4');
  await patch('/AniDb/MaxRelationDepth', 5);
  await goTo('Import').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Someone else saved first')).toBeVisible();
  await expect.element(depth).toHaveFocus();
  expect((await settings()).AniDb.MaxRelationDepth).toBe(5);
  const row = page.getByText(/Changed elsewhere to/);
  await expect.element(row.getByText('5', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(row).not.toBeInTheDocument();
  await save.click();
  await expect.element(saved).toBeVisible();
  expect((await settings()).AniDb.MaxRelationDepth).toBe(4);
});

test('says when the server refuses everything without an AniDB account, and saves anyway on request', async () => {
  await open('/settings/import');
  await patch('/AniDb/Username', '');
  await page.getByRole('switch', { name: 'Move on import' }).click();
  await save.click();
  await expect.element(page.getByText('The server refused the settings; nothing was saved')).toBeVisible();
  await expect.element(page.getByText('AniDb.Username: The Username field is required.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(saved).toBeVisible();
  const after = await settings();
  expect([after.Plugins.Renamer.MoveOnImport, after.AniDb.Username]).toEqual([true, '']);
  await patch('/AniDb/Username', 'sandbox');
});

test('shows the server’s refusal at its field and keeps what was typed', async () => {
  await open('/settings/metadata-sites');
  const posters = page.getByRole('textbox', { name: 'Max Posters' });
  await posters.fill('12');
  await misbehave({
    pattern: '/api/v3/Settings',
    method: 'PATCH',
    status: 400,
    contentType: 'application/problem+json; charset=utf-8',
    body: JSON.stringify({ errors: { 'TMDB.MaxAutoPosters': ['The field MaxAutoPosters is odd.'] } }),
  });
  await save.click();
  await expect.element(posters).toHaveAttribute('aria-invalid', 'true');
  await expect.element(posters).toHaveValue('12');
  await expect.element(page.getByText('Max Posters: The field MaxAutoPosters is odd.')).toBeVisible();
});

test('keeps the draft when the server fails', async () => {
  await open('/settings/anidb');
  await depth.fill('0');
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await save.click();
  await expect.element(page.getByText('The settings could not be saved')).toBeVisible();
  await expect.element(depth).toHaveValue('0');
  await expect.element(unsaved).toBeVisible();
});

test('finds settings of all pages by label and description, and focuses the field', async () => {
  await open('/settings/general');
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('synonym');
  await page.getByRole('link', { name: /Also Use Synonyms/ }).click();
  await expect.element(page.getByRole('switch', { name: 'Also Use Synonyms' })).toHaveFocus();
  await search.fill('how many levels of related');
  await userEvent.keyboard('{Enter}');
  await expect.element(depth).toHaveFocus();
  await search.fill('nothing of the kind');
  await expect.element(page.getByText('No matching settings')).toBeVisible();
});

test('finds other features of the settings, and leads to them', async () => {
  await open('/settings/general');
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('download all settings');
  await expect.element(page.getByRole('link', { name: /^Backup/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'Include credentials and tokens' })).toHaveFocus();
  await search.fill('avatar');
  await page.getByRole('link', { name: /^Avatar/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('says when the settings cannot be loaded, and reloads them on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Settings', method: 'GET', status: 500 });
  await open('/settings/import');
  await expect.element(page.getByText('The settings could not be loaded')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('switch', { name: 'Import on start' })).toBeVisible();
});

test('requests no backdrop when the server has no series', async () => {
  await misbehave({ pattern: '/api/v3/Series', json: { Total: 0, List: [] } });
  await open('/settings/import');
  await expect.poll(async () => (await requestsTo('/api/v3/Series')).length).toBeGreaterThan(0);
  await expect.element(page.getByRole('switch', { name: 'Import on start' })).toBeVisible();
  expect(await requestsTo('/api/v3/Image/*')).toHaveLength(0);
});

test('shows no Save or Cancel on the pages of users and keys, and a backdrop behind them', async () => {
  await open('/settings/user-management');
  await expect.element(goTo('User Management')).toHaveAttribute('aria-current', 'page');
  await expect.element(save).not.toBeInTheDocument();
  await goTo('API Keys').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  expect(document.querySelector('img[src="/api/v3/Image/Random/Backdrop"]')).not.toBeNull();
  expect(textsOf(menu.getByRole('link'))()).toEqual([
    'General',
    'Import',
    'AniDB',
    'Metadata Sites',
    'Collection',
    'Integrations',
    'Account',
    'User Management',
    'API Keys',
    'Plugins',
  ]);
});

test('starts with General, and opens the menu from a button in a narrow window', async () => {
  await page.viewport(390, 844);
  await open('/settings');
  await expect.element(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings: General' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'AniDB' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'AniDB' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await depth.fill('9');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
