import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { writePluginStorage } from '@hondana/shared/remote/pluginStorage';
import {
  recordRemoteError,
  recordRemoteLoad,
  recordRemoteVersion,
} from '@hondana/shared/remote/remoteRecords';
import { isPluginDisabled, stopPlugin } from '@hondana/shared/remote/stoppedPlugins';
import { storeFailures } from '@hondana/shared/remote/storedFailures';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { signInAs } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { formatDateTime } from '@hondana/shared/ui/format';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { routes } from '../routes.tsx';
import {
  addressField,
  integrity,
  itemOf,
  readAt,
  remote,
  serve,
  serveRegistry,
  setPolicy,
  withDeployment,
} from './testing/deployment.ts';

withDeployment();
beforeEach(() => localStorage.clear());

const script = 'void 0;';

const notes = remote('notes', 'Notes', {
  contributions: [
    { slot: 'series.tab', id: 'tab', title: 'My notes', module: './Tab' },
    { slot: 'settings.page', id: 'page', title: 'Notes', module: './Settings', adminOnly: true },
  ],
});

const collection = remote('collection', 'Collection');
const addedFrom = 'https://plugins.example/charts/';
const charts = remote('charts', 'Charts', { addedFrom });
const hosted = { ...charts, addedFrom: 'a folder of the host' };

async function open(installed: readonly object[] = [collection]) {
  await serveRegistry(installed);
  await renderScreen({ routes, path: '/settings/plugins', as: 'administrator' });
  await expect.element(ownParts).toBeVisible();
}

const plugins = page.getByRole('region', { name: 'Plugins', exact: true });
const ownParts = page.getByRole('region', { name: 'Parts of the Interface' }).getByRole('list');
const plugin = itemOf(plugins);
const own = itemOf(ownParts);
const commandTo = (what: string) => page.getByRole('textbox', { name: `${what} for everyone` });

async function serveAdditions(body: unknown): Promise<void> {
  const named = document.createElement('meta');
  named.name = 'added';
  named.content = 'tweak/remotes.json';
  document.head.append(named);
  onTestFinished(() => named.remove());
  await serve('tweak/remotes.json', body);
}
const dialog = page.getByRole('dialog');

async function serveNotes(version: string, descriptor: RemoteDescriptor = notes) {
  const folder = `remotes/notes/${version}/`;
  await serve(`${folder}descriptor.json`, { ...descriptor, version, folder });
  await serve(`${folder}*.js`, script, 'text/javascript');
  return folder;
}

async function addNotes() {
  await readAt(await serveNotes('1.0.0'));
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect.element(plugin('Notes')).toBeVisible();
}

async function keptText(): Promise<string> {
  return (await request<ServerSettings>({ path: 'Settings' })).WebUI_Settings;
}

test('lists plugins before the parts of the interface, each with version, source and state', async () => {
  recordRemoteVersion('collection', '1.0.0+a');
  recordRemoteLoad('collection', 118.4);
  recordRemoteVersion('linking', '1.0.0+a');
  recordRemoteLoad('linking', 12_340);
  recordRemoteVersion('broken-chart', '1.0.0+a');
  recordRemoteError('broken-chart', new Error('no breakfast'), 'loading');
  stopPlugin('spinner', '1.0.0+a');
  await open([
    remote('linking', 'Linking'),
    collection,
    remote('spinner', 'Spinner', { addedFrom }),
    charts,
    remote('broken-chart', 'Broken Chart', { addedFrom }),
    { id: 'bad-plugin', title: 'Bad', addedFrom },
    { id: 'broken', title: 'Broken' },
  ]);
  const titlesIn = (list: typeof ownParts) => textsOf(list.getByRole('heading', { level: 3 }))();
  expect(titlesIn(ownParts)).toEqual(['broken', 'Collection', 'Linking']);
  expect(titlesIn(plugins)).toEqual(['bad-plugin', 'Broken Chart', 'Charts', 'Spinner']);
  const [first] = page.getByRole('heading', { level: 2 }).elements();
  expect(first).toHaveTextContent('Plugins');
  await expect.element(own('Collection')).toHaveTextContent('CollectionRunning1.0.0+aLoaded in 118 ms');
  await expect.element(own('Linking').getByText('Loaded in 12.3 s')).toBeVisible();
  await expect.element(own('broken').getByText('Refused')).toBeVisible();
  await expect.element(own('broken').getByText(/lacks its title, version/)).toBeVisible();
  await expect.element(plugin('Broken Chart').getByText('Failed', { exact: true })).toBeVisible();
  await expect.element(plugin('Broken Chart').getByText('no breakfast')).toBeVisible();
  await expect.element(plugin('Charts').getByText('Not loaded yet')).toBeVisible();
  await expect.element(plugin('Charts').getByText(`For everyone, from ${addedFrom}`)).toBeVisible();
  await expect.element(plugin('Spinner').getByText('Switched off', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Switch Spinner on again' })).toBeVisible();
});

test('lists failures with their time after a reload until they are cleared', async () => {
  await signInAs('administrator');
  const at = Date.now() - 26 * 3_600_000;
  const failure = { place: 'slot', version: '1.0.0+a', count: 1 } as const;
  storeFailures([
    { id: 'charts', failure: { ...failure, message: 'no numbers', version: '0.9.0+z', at: at - 90_000 } },
    { id: 'charts', failure: { ...failure, message: '<b>no ink</b>', at: at - 60_000 } },
    { id: 'charts', failure: { ...failure, message: '<b>no ink</b>', at } },
    { id: 'collection', failure: { ...failure, message: 'no books', version: '0.1.0', at } },
  ]);
  await open([collection, charts]);
  const time = formatDateTime(at);
  await expect
    .element(plugin('Charts').getByText(/^Last failed/))
    .toHaveTextContent(`Last failed yesterday, ${time} in a part of a page, 2 times: <b>no ink</b>`);
  await plugin('Charts').getByText('1 earlier failure', { exact: true }).click();
  const earlier = plugin('Charts').getByText(/in another version, 0\.9\.0\+z: no numbers/);
  await expect.element(earlier).toBeVisible();
  await expect.element(own('Collection').getByText(/in another version, 0\.1\.0: no books/)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear failures of Charts' }).click();
  await expect.element(plugin('Charts').getByText(/failed/)).not.toBeInTheDocument();
  await expect.element(own('Collection').getByText(/no books/)).toBeVisible();
});

test('disables and enables a plugin in this browser, and shows the commands for everyone', async () => {
  await open([collection, charts]);
  await page.getByRole('button', { name: 'Disable in this browser: Charts' }).click();
  await expect.element(plugin('Charts').getByText('Disabled in this browser', { exact: true })).toBeVisible();
  await expect.element(plugin('Charts').getByText('Reload the page to apply.')).toBeVisible();
  expect(isPluginDisabled('charts')).toBe(true);
  await page.getByRole('button', { name: 'Enable in this browser: Charts' }).click();
  await expect.element(plugin('Charts').getByText('Not loaded yet')).toBeVisible();
  await expect.element(plugin('Charts').getByText('Reload the page to apply.')).not.toBeInTheDocument();
  expect(isPluginDisabled('charts')).toBe(false);

  const forEveryone = plugin('Charts').getByText(/^Change for everyone/);
  await forEveryone.click();
  const reason = plugin('Charts').getByText(/^A Shoko Server doesn’t let this page change/);
  await expect.element(reason).toBeVisible();
  await expect.element(commandTo('Disable Charts')).toHaveValue('npm run plugin -- disable charts');
  await expect.element(commandTo('Remove Charts')).toHaveValue('npm run plugin -- remove charts');
  await expectNoAxeViolations();
});

test('lists a plugin that is disabled for everyone with the command that enables it', async () => {
  await serveAdditions({ format: 1, remotes: [hosted], disabled: ['charts'] });
  await open();
  await expect.element(plugin('Charts').getByText('Disabled for everyone', { exact: true })).toBeVisible();
  const disable = page.getByRole('button', { name: 'Disable in this browser: Charts' });
  await expect.element(disable).not.toBeInTheDocument();
  const forEveryone = plugin('Charts').getByText(/^Change for everyone/);
  await forEveryone.click();
  await expect.element(commandTo('Enable Charts')).toHaveValue('npm run plugin -- enable charts');
});

test('explains plugins and how to add one when there are none', async () => {
  await open();
  await expect.element(plugins.getByText('No plugins')).toBeVisible();
  await expect.element(plugins.getByText(/Plugins add pages, tabs, widgets and actions/)).toBeVisible();
  await expectNoAxeViolations();
});

test('lists what the installation adds for everyone', async () => {
  await serveAdditions({ format: 1, remotes: [hosted] });
  await open();
  await expect.element(plugin('Charts').getByText('For everyone, from a folder of the host')).toBeVisible();
});

test.for(['<!doctype html>', '{"format":1,"remotes":7}', '[]'])(
  'lists the parts of the interface when the list of additions is %s',
  async (content) => {
    await serveAdditions(content);
    await open();
    await expect.element(own('Collection')).toBeVisible();
    await expect.element(plugins.getByText('No plugins')).toBeVisible();
  },
);

test('adds a plugin with the integrity of its files after showing what it asks for', async () => {
  await open();
  await readAt(await serveNotes('1.0.0'));
  await expect.element(dialog.getByRole('heading', { name: 'Add Notes 1.0.0?' })).toBeVisible();
  for (const ask of [
    'Pages at /notes and below',
    'Tab “My notes” on the pages of series',
    'Page “Notes” in the settings (for administrators)',
    'Contract ^3.0.0 of the shell',
  ]) {
    await expect.element(dialog.getByText(ask, { exact: true })).toBeVisible();
  }
  await expect.element(dialog.getByText(/It can do anything you can/)).toBeVisible();
  expect(await keptText()).not.toContain('notes');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect.element(plugin('Notes').getByText(/For administrators only, from/)).toBeVisible();
  await expect
    .element(plugin('Notes').getByRole('textbox'))
    .toHaveValue(`npm run plugin -- add ${location.origin}/webui/remotes/notes/1.0.0/descriptor.json`);
  const kept = async () => JSON.parse(await keptText()).hondana.plugins.notes;
  await expect.poll(kept).toMatchObject({
    isEnabled: true,
    descriptor: { folder: 'remotes/notes/1.0.0/', files: { 'remoteEntry.js': integrity } },
  });
  await expectNoAxeViolations();
});

test.for([
  [
    'a page in its place',
    { status: 200, body: '<!doctype html><title>Hondana</title>' },
    /There is no descriptor at .*the server returned a page instead/,
  ],
  ['no such file', { status: 404, body: '' }, /returned status 404/],
  ['no JSON', { status: 200, body: 'notes!', contentType: 'text/plain' }, /is not JSON/],
  ['something else', { status: 200, body: '{"name":"notes"}' }, /is not a remote descriptor\. .*no valid id/],
  [
    'another contract',
    { json: { ...notes, requires: { contract: '^7.0.0' } } },
    /needs version \^7\.0\.0 of the shell’s contract; this shell offers/,
  ],
  [
    'an id that is taken',
    { json: { ...notes, id: 'collection' } },
    /Its id “collection” is taken by Collection/,
  ],
  [
    'addresses of others',
    { json: { ...notes, routes: [{ path: 'collection/notes', module: './r' }] } },
    /Its route “collection\/notes” is within the addresses of Collection/,
  ],
  [
    'files of unknown integrity',
    { json: { ...notes, files: { 'remoteEntry.js': '' } } },
    /does not list the integrity of each of its files/,
  ],
  [
    'a link without an icon',
    { json: { ...notes, navigation: [{ label: 'Notes', path: 'notes', order: 5 }] } },
    /The descriptor does not meet its schema: \/navigation\/0 must have required property 'icon'/,
  ],
  [
    'other files than it names',
    { json: { ...notes, files: { 'remoteEntry.js': integrity.replace('2', '3') } } },
    /remoteEntry\.js does not match its descriptor/,
  ],
] as const)('rejects an address with %s, says why, and keeps what was typed', async ([, fault, words]) => {
  await open();
  const folder = await serveNotes('1.0.0');
  await control('DELETE', 'misbehave');
  await serve(`${folder}*.js`, script, 'text/javascript');
  await misbehave({ pattern: `/webui/${folder}descriptor.json`, ...fault });
  await readAt(folder);
  await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(addressField).toHaveValue(folder);
  expect(await keptText()).not.toContain('notes');
});

test('rejects a plugin when the policy does not allow its origin', async () => {
  setPolicy("connect-src 'self' https://named.example; style-src 'self' https://named.example");
  await open();
  await readAt('https://plugins.example/notes/');
  const reason = /served from https:\/\/plugins\.example.*policy does not let pages load from there/;
  await expect.element(dialog.getByText(reason)).toBeVisible();
});

test('disables, enables and removes a plugin without leaving a trace', async () => {
  await open();
  const before = await keptText();
  await addNotes();
  writePluginStorage('notes', 'colour', 'red');
  await page.getByRole('button', { name: 'Disable Notes' }).click();
  await expect.element(plugin('Notes').getByText('Disabled')).toBeVisible();
  // The switch changes before the server has saved.
  const isEnabled = async () => JSON.parse(await keptText()).hondana.plugins.notes.isEnabled;
  await expect.poll(isEnabled).toBe(false);
  await page.getByRole('button', { name: 'Enable Notes' }).click();
  await expect.element(plugin('Notes').getByText('Not loaded yet')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Notes' }).click();
  await expect.element(page.getByText(/is removed for all administrators/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove plugin' }).click();
  await expect.element(page.getByText('Notes was removed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Notes' })).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((name) => name.includes('notes'))).toEqual([]);
  expect(JSON.parse(await keptText()).hondana ?? {}).toEqual(JSON.parse(before || '{}').hondana ?? {});
});

test('shows what an update changes before installing it, and rejects another plugin', async () => {
  await open();
  await addNotes();
  const folder = await serveNotes('1.1.0', {
    ...notes,
    files: { 'remoteEntry.js': integrity, 'more.js': integrity },
    navigation: [{ label: 'Notes', path: 'notes', icon: 'plugin', order: 5 }],
    contributions: [],
  });
  await serve('remotes/other/descriptor.json', { ...notes, id: 'other', container: 'other' });
  await page.getByRole('button', { name: 'Update Notes' }).click();
  await addressField.fill('remotes/other/');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect.element(dialog.getByText('This address has “other”, not “notes”.')).toBeVisible();
  await addressField.fill(folder);
  await page.getByRole('button', { name: 'Read' }).click();
  for (const change of [
    'Version 1.0.0 becomes 1.1.0',
    '1 file new',
    'Now also asks for: Link “Notes” in the main navigation',
    'No longer asks for: Tab “My notes” on the pages of series',
  ]) {
    await expect.element(dialog.getByText(change, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Update plugin' }).click();
  await expect.element(plugin('Notes').getByText('1.1.0', { exact: true })).toBeVisible();
});

test('says why a plugin could not be saved, and does not list it', async () => {
  await open();
  await readAt(await serveNotes('1.0.0'));
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect.element(dialog.getByText('The plugin could not be saved')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Notes' })).not.toBeInTheDocument();
});

test('accepts an override only from one’s own machine, and stops it again', async () => {
  await open();
  const field = page.getByRole('textbox', { name: 'Address on your own machine' });
  await field.fill('https://plugins.example/notes/');
  await page.getByRole('button', { name: 'Override' }).click();
  await expect.element(page.getByText(/Only an address on your own machine works/)).toBeVisible();
  const folder = `${location.origin}/webui/${await serveNotes('2.0.0')}`;
  await field.fill(folder);
  await page.getByRole('button', { name: 'Override' }).click();
  const overrides = page.getByRole('list', { name: 'Overrides' });
  await expect.element(overrides).toHaveTextContent(`${folder}descriptor.json`);
  expect(localStorage.getItem('hondana.overrides')).toBe(JSON.stringify([`${folder}descriptor.json`]));
  await page.getByRole('button', { name: `Stop ${folder}descriptor.json` }).click();
  await expect.element(overrides).not.toBeInTheDocument();
  expect(localStorage.getItem('hondana.overrides')).toBeNull();
});

test('tells other users that only administrators can see the page', async () => {
  await renderScreen({ routes, path: '/settings/plugins', as: 'plain' });
  const words = 'Only administrators can see and change these settings.';
  await expect.element(page.getByText(words)).toBeVisible();
});

test.for(['theme-shoko-gray', 'theme-hondana-light', 'theme-hondana-contrast'])(
  'fits a 390 px screen in %s without accessibility violations',
  async (theme) => {
    await page.viewport(390, 844);
    await open();
    document.body.className = theme;
    await addNotes();
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectNoAxeViolations();
  },
);

test('says when the added plugins cannot be loaded, and allows none to be added until Retry', async () => {
  await misbehave({ pattern: '/api/v3/Settings', method: 'GET', status: 500 });
  await open();
  await expect.element(page.getByText('The added plugins could not be loaded')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add a plugin' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The added plugins could not be loaded')).not.toBeInTheDocument();
  await addNotes();
});
