import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { switchPlugin } from '../tools/plugin/switchPlugin.ts';
import {
  consoleErrorsOf,
  expect,
  type Fixtures,
  fillLogin,
  type Page,
  people,
  signOut,
  test,
} from './fixtures.ts';
import { addNotes as addForEveryone, container, descriptor, folder } from './notesPlugin.ts';

test.use({ sandboxOptions: { series: 60 } });

/** Only copied into the deployment: no registry lists it. */
async function placeNotes(deployment: string, within = ''): Promise<void> {
  const place = path.join(deployment, folder);
  await mkdir(path.join(place, within), { recursive: true });
  await writeFile(path.join(place, within, 'remoteEntry.js'), container);
  await writeFile(path.join(place, 'descriptor.json'), JSON.stringify(descriptor));
}

async function serveOverride(): Promise<{ address: string; close: () => void }> {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/descriptor.json': ['application/json', JSON.stringify(descriptor)],
    '/remoteEntry.js': ['text/javascript', container],
  };
  const own = http.createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', 'Nothing is here.'];
    response.writeHead(url in files ? 200 : 404, {
      'content-type': type,
      'access-control-allow-origin': '*',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => void own.close() };
}

async function addNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a plugin' }).click();
  await page.getByRole('textbox', { name: 'Address of the plugin' }).fill(folder);
  await page.getByRole('button', { name: 'Read' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notes 1.0.0?' });
  await expect(dialog.getByText(/It can do anything you can/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add plugin' }).click();
  await expect(dialog).toBeHidden();
}

async function openWithNotes({
  page,
  deployment,
  signIn,
}: Pick<Fixtures, 'deployment' | 'signIn'> & { page: Page }): Promise<void> {
  await placeNotes(deployment);
  await signIn(undefined, 'settings/plugins');
  await addNotes(page);
}

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('shows the page of an added plugin, also after a reload, and its series tab', async ({
  page,
  deployment,
  signIn,
}) => {
  await openWithNotes({ page, deployment, signIn });

  await links(page).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  await page.goto('collection/series/5');
  await page.getByRole('navigation', { name: 'Series' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByText('Notes of series 5')).toBeVisible();
});

test('adds a plugin in its build layout from a server that answers missing files with its page', async ({
  page,
  deployment,
  signIn,
}) => {
  await placeNotes(deployment, 'files');
  await signIn(undefined, 'settings/plugins');
  await addNotes(page);
  await links(page).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
});

test('adds a plugin’s settings page, and leaves no trace when the plugin is removed', async ({
  page,
  deployment,
  server,
  signIn,
}) => {
  await openWithNotes({ page, deployment, signIn });
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await menu.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Settings of notes' })).toBeVisible();
  await menu.getByRole('link', { name: 'Plugins' }).click();
  await page.getByRole('button', { name: 'Remove Notes' }).click();
  await page.getByRole('button', { name: 'Remove plugin' }).click();
  await expect(page.getByText('Notes was removed')).toBeVisible();
  await expect(links(page).getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await page.goto('notes');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(String(server.sandbox.settings.document.WebUI_Settings)).not.toContain('notes');
});

test('disables added plugins in safe mode until it is left', async ({ page, deployment, signIn }) => {
  await openWithNotes({ page, deployment, signIn });
  await page.goto('settings/plugins?safe-mode');
  await expect(page.getByText('Off in safe mode')).toBeVisible();
  await expect(links(page).getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave safe mode' }).click();
  await expect(links(page).getByRole('link', { name: 'Notes' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/plugins$/);
});

test('hides an administrators’ plugin from other users', async ({ page, deployment, signIn }) => {
  await openWithNotes({ page, deployment, signIn });
  await signOut(page);
  await fillLogin(page, people.plain);
  await expect(links(page).getByRole('link', { name: 'Collection' })).toBeVisible();
  await expect(links(page).getByRole('link', { name: 'Notes' })).toHaveCount(0);
  await page.goto('notes');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('loads a developer’s override in this browser until it is stopped', async ({ page, signIn }) => {
  const own = await serveOverride();
  await signIn(undefined, 'settings/plugins');
  await page.getByRole('textbox', { name: 'Address on your own machine' }).fill(own.address);
  await page.getByRole('button', { name: 'Override' }).click();
  await page.getByRole('button', { name: 'Reload to apply' }).click();
  await expect(page.getByText(`Notes from ${own.address}descriptor.json`)).toBeVisible();
  await page.goto('notes');
  await expect(page.getByRole('heading', { name: 'All notes' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop overriding' }).click();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  own.close();
  consoleErrorsOf(page).length = 0;
});

test('disables a plugin in one browser or for everyone, and remembers its failures', async ({
  page,
  deployment,
  signIn,
}, testInfo) => {
  await mkdir(testInfo.outputDir, { recursive: true });
  await addForEveryone(testInfo.outputPath('notes'), deployment);
  await signIn(undefined, 'settings/plugins');
  const link = links(page).getByRole('link', { name: 'Notes' });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Disable in this browser: Notes' }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByText('Disabled in this browser', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Enable in this browser: Notes' }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(link).toBeVisible();

  await page.route('**/notes/**/remoteEntry.js*', (route) => route.fulfill({ status: 500, body: '' }));
  await link.click();
  await expect(page.getByText('Notes could not be shown')).toBeVisible();
  await page.unrouteAll();
  await page.goto('settings/plugins');
  await expect(page.getByText(/^Last failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear failures of Notes' }).click();
  await expect(page.getByText(/^Last failed/)).toHaveCount(0);

  await switchPlugin('notes', deployment, { isEnabled: false });
  await page.reload();
  await expect(page.getByText('Disabled for everyone', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await switchPlugin('notes', deployment, { isEnabled: true });
  await page.reload();
  await expect(link).toBeVisible();
  consoleErrorsOf(page).length = 0;
});
