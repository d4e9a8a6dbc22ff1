import '@hondana/shared/ui/layers.css';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import {
  addressField,
  itemOf,
  readAt,
  remote,
  serve,
  serveRegistry,
  setPolicy,
  withDeployment,
} from '../testing/deployment.ts';

withDeployment();
beforeEach(() => localStorage.clear());

async function serveVersion(id: string, version: string, more: Partial<RemoteDescriptor> = {}) {
  const folder = `tweak/${id}-${version}/`;
  await serve(`${folder}descriptor.json`, remote(id, id, { version, folder, ...more }));
  await serve(`${folder}*.js`, 'void 0;', 'text/javascript');
}

const versionOf = (id: string, version: string, more = {}) => ({
  version,
  contract: '^3.0.0',
  address: `${id}-${version}/`,
  asks: { routes: [{ path: `${id}/*`, module: './routes' }] },
  ...more,
});
const entry = (id: string, title: string, versions: readonly object[], more = {}) => ({
  id,
  title,
  description: `${title} for series.`,
  versions,
  ...more,
});
const catalogue = (...plugins: unknown[]) => ({ format: 1, plugins });

async function open(list: unknown, installed: readonly object[] = []) {
  await serveRegistry(
    [remote('collection', 'Collection'), ...installed],
    list === undefined ? {} : { catalogue: 'tweak/catalogue.json' },
  );
  if (list !== undefined && list !== null) await serve('tweak/catalogue.json', list);
  await renderScreen({ routes, path: '/settings/plugins', as: 'administrator' });
  await expect.element(page.getByRole('heading', { name: 'Collection', exact: true })).toBeVisible();
}

const panel = page.getByRole('region', { name: 'Catalogue' });
const item = itemOf(panel);
const installedItem = itemOf(page.getByRole('region', { name: 'Plugins', exact: true }));
const dialog = page.getByRole('dialog');

test('neither shows nor requests a catalogue when none is named', async () => {
  await open(undefined);
  expect(panel.elements()).toHaveLength(0);
  expect(await requestsTo('*catalogue*')).toEqual([]);
});

test('offers the newest compatible version of each plugin, or says why there is none', async () => {
  const evil = { author: 'Somebody', homepage: 'https://plugins.example/evil' };
  await open(
    catalogue(
      entry('notes', 'Notes', [
        versionOf('notes', '1.9.0'),
        versionOf('notes', '1.10.0', { notes: 'Faster.', date: '2026-11-01' }),
        versionOf('notes', '2.0.0', { contract: '^4.0.0' }),
      ]),
      entry('future', 'Future', [versionOf('future', '1.0.0', { contract: '^4.0.0' })]),
      entry('server', 'Server Only', [versionOf('server', '1.0.0', { server: '>=5.9.0' })]),
      entry('evil', '<img src=x onerror=alert(1)>', [versionOf('evil', '1.0.0')], evil),
      { id: 'broken' },
      7,
    ),
  );
  await expect.element(item('Notes').getByText('1.10.0', { exact: true })).toBeVisible();
  const asks = item('Notes').getByText(/^What it asks for/);
  await asks.click();
  await expect.element(item('Notes').getByText('Pages at /notes and below')).toBeVisible();
  const tooNew = /Version 1\.0\.0 needs version \^4\.0\.0 of the shell’s contract; this shell offers/;
  await expect.element(item('Future').getByText(tooNew)).toBeVisible();
  expect(item('Future').getByRole('button').elements()).toHaveLength(0);
  const tooOld = 'Version 1.0.0 needs Shoko Server >=5.9.0; this one is 5.3.3.0.';
  await expect.element(item('Server Only').getByText(tooOld)).toBeVisible();
  await expect.element(panel.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('2 entries could not be read.')).toBeVisible();
  expect(panel.getByRole('searchbox').elements()).toHaveLength(0);
  await expectNoAxeViolations();
});

test('adds a plugin after a review of what its address has, and lists it as installed', async () => {
  const list = catalogue(entry('notes', 'Notes', [versionOf('notes', '1.0.0')]));
  await serveVersion('notes', '1.0.0');
  await open(list);
  await page.getByRole('button', { name: 'Add Notes 1.0.0' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Add notes 1.0.0?' })).toBeVisible();
  await expect.element(dialog.getByText(/It can do anything you can/)).toBeVisible();
  expect(dialog.getByText('This plugin doesn’t match its catalogue entry').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect.element(installedItem('notes')).toBeVisible();
  await expect.element(item('Notes').getByText('Installed', { exact: true })).toBeVisible();
  expect(page.getByText(/is available/).elements()).toHaveLength(0);
});

test('offers an update in both places and reviews it before installing', async () => {
  await serveVersion('notes', '1.0.0');
  await serveVersion('notes', '1.2.0');
  await open(catalogue(entry('notes', 'Notes', [versionOf('notes', '1.2.0')])));
  await readAt('tweak/notes-1.0.0/');
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect.element(installedItem('notes').getByText('Version 1.2.0 is available.')).toBeVisible();
  await expect.element(item('Notes').getByText('Version 1.2.0 is available.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Update to 1.2.0: notes' }).click();
  await expect.element(dialog.getByText('Version 1.0.0 becomes 1.2.0')).toBeVisible();
  await page.getByRole('button', { name: 'Update plugin' }).click();
  await expect.element(installedItem('notes').getByText('1.2.0', { exact: true })).toBeVisible();
  await expect.poll(() => page.getByText(/is available/).elements().length).toBe(0);
});

test('says in the review where the address differs from the catalogue', async () => {
  await serveVersion('notes', '1.0.0', {
    id: 'other',
    version: '6.6.6',
    contributions: [{ slot: 'login.footer', id: 'spy', title: 'Spy', module: './Spy' }],
  });
  await open(catalogue(entry('notes', 'Notes', [versionOf('notes', '1.0.0')])));
  await page.getByRole('button', { name: 'Add Notes 1.0.0' }).click();
  for (const words of [
    'The catalogue lists “notes”; this address has “other”.',
    'The catalogue lists version 1.0.0; this address has 6.6.6.',
    'The catalogue doesn’t mention: “Spy” on the login page, for everyone',
  ]) {
    await expect.element(dialog.getByText(words)).toBeVisible();
  }
});

test('says when the address has nothing, and keeps it in the field for another try', async () => {
  await misbehave({ pattern: '/webui/tweak/notes-1.0.0/descriptor.json', status: 404, body: '' });
  await open(catalogue(entry('notes', 'Notes', [versionOf('notes', '1.0.0')])));
  await page.getByRole('button', { name: 'Add Notes 1.0.0' }).click();
  await expect.element(dialog.getByText(/returned status 404/)).toBeVisible();
  await expect.element(addressField).toHaveValue(`${location.origin}/webui/tweak/notes-1.0.0/`);
});

test('offers a command to update what is installed for everyone', async () => {
  await open(catalogue(entry('charts', 'Charts', [versionOf('charts', '1.2.0')])), [
    remote('charts', 'Charts', { addedFrom: 'https://plugins.example/charts/' }),
  ]);
  const command = `npm run plugin -- add ${location.origin}/webui/tweak/charts-1.2.0/`;
  const update = { name: 'Update Charts for everyone' };
  await expect.element(item('Charts').getByRole('textbox', update)).toHaveValue(command);
  await expect.element(installedItem('Charts').getByText('Version 1.2.0 is available.')).toBeVisible();
  const forEveryone = installedItem('Charts').getByText(/^Change for everyone/);
  await forEveryone.click();
  await expect.element(installedItem('Charts').getByRole('textbox', update)).toHaveValue(command);
});

test('offers only a command when the policy does not allow the origin, and says why', async () => {
  setPolicy("connect-src 'self'; style-src 'self'");
  const elsewhere = versionOf('notes', '1.0.0', { address: 'https://plugins.example/notes/' });
  await open(catalogue(entry('notes', 'Notes', [elsewhere])));
  const reason = item('Notes').getByText(/^It is served from https:\/\/plugins\.example/);
  await expect.element(reason).toBeVisible();
  const command = item('Notes').getByRole('textbox', { name: 'Add Notes for everyone' });
  await expect.element(command).toHaveValue('npm run plugin -- add https://plugins.example/notes/');
  expect(page.getByRole('button', { name: 'Add Notes 1.0.0' }).elements()).toHaveLength(0);
});

test('offers a search for more than eight plugins', async () => {
  const ids = Array.from({ length: 9 }, (_, at) => `p${at}`);
  const plugins = ids.map((id, at) => entry(id, `Plugin ${at}`, [versionOf(id, '1.0.0')]));
  await open(catalogue(...plugins));
  const search = panel.getByRole('searchbox', { name: 'Search the catalogue' });
  await search.fill('plugin 7');
  await expect.element(item('Plugin 7')).toBeVisible();
  expect(panel.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
  await search.fill('nothing');
  await expect.element(panel.getByText('No plugins match')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.poll(() => panel.getByRole('heading', { level: 3 }).elements().length).toBe(9);
});

test.for([
  ['is missing', { status: 404, body: '' }, /catalogue\.json returned status 404/],
  ['is a page', { status: 200, body: '<!doctype html>' }, /is not JSON/],
  ['is something else', { status: 200, body: '{"format":2,"plugins":[]}' }, /Its format is not known/],
] as const)('says when the catalogue %s, and reloads it on Retry', async ([, fault, words]) => {
  await misbehave({ pattern: '/webui/tweak/catalogue.json', ...fault });
  await open(null);
  await expect.element(panel.getByText('The catalogue could not be loaded')).toBeVisible();
  await expect.element(panel.getByText(words)).toBeVisible();
  await control('DELETE', 'misbehave');
  await serve('tweak/catalogue.json', catalogue());
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByText('No plugins are listed')).toBeVisible();
});

test('fits a 390 px screen without accessibility violations', async () => {
  await page.viewport(390, 844);
  const homepage = 'https://plugins.example/';
  await open(catalogue(entry('notes', 'Notes'.repeat(20), [versionOf('notes', '1.0.0')], { homepage })));
  await expect.element(panel.getByRole('listitem')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
