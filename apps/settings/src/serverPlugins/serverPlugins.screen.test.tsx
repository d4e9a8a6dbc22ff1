import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 0, serverVersion: '6.0.0.425' });

const sample = '5e1f0c52-7d0b-5c6a-9b52-8a4f6d1c2e90';
const posterWall = '2f5f9e0a-6a55-5d0f-8f0b-1d7c3a9b4e61';
const frames = '8c4be1d7-93a2-5f6e-a1c0-6e2d5f7b8a19';

const notices = page.getByRole('region', { name: 'Notices' });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const installed = page.getByRole('list', { name: 'Installed Server Plugins' });
const packages = page.getByRole('list', { name: 'Packages' });
const repositories = page.getByRole('list', { name: 'Repositories' });
const item = (name: string) =>
  installed.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = (list: typeof installed) => textsOf(list.getByRole('heading'));

const open = (path = '', as: 'administrator' | 'plain' = 'administrator') =>
  renderScreen({ routes, path: `/settings/server-plugins${path}`, as });

const pluginOf = (id: string) => request<Record<string, unknown>>({ path: `Plugin/${id}` });

// The state of the sandbox stays, so that each test goes on where the last one ended.

test('lists what is installed, what cannot be loaded and what the server asks of plugins', async () => {
  await open();
  await expect.poll(names(installed)).toEqual(['Sample Renamers', 'Renamer Extras', 'Yesterday’s Scanner']);
  await expect.element(item('Sample Renamers').getByText('Running')).toBeVisible();
  await expect.element(item('Yesterday’s Scanner').getByText('Not compatible')).toBeVisible();
  await expect.element(item('Yesterday’s Scanner').getByRole('switch')).toBeDisabled();
  await expect.element(page.getByText(/built for version 6\.0\.0 .* for linux-x64/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Core Settings' })).toBeVisible();
  await expect.element(page.getByText('No packages', { exact: true })).toBeVisible();
  await expect.element(page.getByText('No repositories', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('adds a repository, fetches it, and says which field is at fault', async () => {
  await open();
  const form = page.getByRole('form', { name: 'Add repository' });
  const name = form.getByRole('textbox', { name: 'Name of the repository' });
  const address = form.getByRole('textbox', { name: 'Address of the repository' });
  await name.fill('Nowhere');
  await address.fill('nope');
  await button('Add repository').click();
  await expect.element(form.getByText('Enter an address with http:// or https://.')).toBeVisible();
  await expect.element(address).toHaveFocus();
  await address.fill('http://127.0.0.1:9/manifest.json');
  await userEvent.keyboard('{Enter}');
  await expect.element(notices.getByText('Repository "Nowhere" could not be fetched')).toBeVisible();
  await expect.element(repositories.getByText('Not fetched yet')).toBeVisible();
  await name.fill('Samples');
  await address.fill('https://plugins.example.org/manifest.json');
  await userEvent.keyboard('{Enter}');
  await expect.element(notices.getByText('Repository "Samples" fetched.')).toBeVisible();
  await expect
    .poll(names(packages))
    .toEqual(['Damaged Archive', 'Poster Wall', 'Sample Renamers', 'Tomorrow’s Scanner', 'Wall Frames']);
  await button('Remove Nowhere').click();
  await question.getByRole('button', { name: 'Remove repository' }).click();
  await expect.poll(names(repositories)).toEqual(['Samples']);
  await expectNoAxeViolations();
});

test('searches packages, and shows hostile text as text', async () => {
  const { router } = await open();
  const search = page.getByRole('searchbox', { name: 'Search packages' });
  await search.fill('SCANNER');
  await expect.poll(names(packages)).toEqual(['Tomorrow’s Scanner']);
  await expect.element(packages.getByText('<b>Somebody</b>')).toBeVisible();
  expect(router.state.location.search).toBe('?search=SCANNER');
});

test('does not install an incompatible package, and says why one could not be installed', async () => {
  await open('?package=b7d06f3c-1e48-5a9b-9c35-0f8a2e6d4c57');
  await expect.element(dialog.getByText('This server cannot load this version.')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Install' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await button('Install Damaged Archive').click();
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Failed to install package/);
  const sent = await requestsTo('/api/v3/Plugin/Package/*', 'POST');
  expect(sent.map(({ status }) => status)).toEqual([500]);
});

test('installs the chosen version with what it needs, by keyboard, and can update and uninstall it', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.poll(names(packages)).toHaveLength(5);
  (button('Install Poster Wall').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Rows may be of any height.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Version' }).click();
  await page.getByRole('option', { name: '2.0.0.0' }).click();
  await expect.element(dialog.getByText('The first for version 6.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect
    .element(notices.getByText('"Poster Wall" 2.0.0.0 installed. It starts with the next restart.'))
    .toBeVisible();
  await expect.element(button('Details of Poster Wall')).toHaveFocus();
  await expect
    .element(item('Poster Wall').getByText('Version 2.0.0.0 starts with the next restart.'))
    .toBeVisible();
  await expect.element(page.getByText('The changes to 1 plugin take effect after a restart.')).toBeVisible();
  await button('Install Wall Frames').click();
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect.element(item('Wall Frames')).toBeVisible();
  await expectNoAxeViolations();

  await button('Uninstall Poster Wall').click();
  await expect.element(question.getByText('These plugins need it and are uninstalled too:')).toBeVisible();
  await expect.element(question.getByText('Wall Frames')).toBeVisible();
  await question.getByRole('checkbox', { name: 'Also delete its configuration' }).click();
  await question.getByRole('button', { name: 'Uninstall' }).click();
  await expect.element(notices.getByText('"Poster Wall" uninstalled.')).toBeVisible();
  await expect.poll(names(installed)).toHaveLength(3);
  const [sent] = await requestsTo(`/api/v3/Plugin/${posterWall}/All`, 'DELETE');
  expect(sent?.query).toMatch(/purgeConfiguration=true/);
  await expect(pluginOf(frames)).rejects.toThrow();
});

test('asks before disabling what others need, and undoes it', async () => {
  await open();
  const enabled = item('Sample Renamers').getByRole('switch');
  await enabled.click();
  await expect.element(question.getByText('Renamer Extras')).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(enabled).toBeChecked();
  await enabled.click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect.element(enabled).not.toBeChecked();
  expect(await pluginOf(sample)).toMatchObject({ IsEnabled: false, RestartPending: true });
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(enabled).toBeChecked();
  expect(await pluginOf(sample)).toMatchObject({ IsEnabled: true, RestartPending: false });
});

test('updates all, names what failed, and shows both versions afterwards', async () => {
  await open();
  await expect.element(button('Update to 1.3.0.0: Sample Renamers')).toBeVisible();
  await misbehave({ pattern: '/api/v3/Plugin/Package/*', method: 'POST', status: 500 });
  await button('Update all').click();
  await expect.element(page.getByText('1 plugin could not be updated')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await button('Retry').click();
  await expect.element(notices.getByText('1 plugin updated. It starts with the next restart.')).toBeVisible();
  await expect
    .element(item('Sample Renamers').getByText('Version 1.3.0.0 starts with the next restart.'))
    .toBeVisible();
  await expect.element(button('Update all')).not.toBeInTheDocument();
});

test('shows a plugin with its versions, relations, and a page that gets nothing of the session', async () => {
  const { router } = await open(`/${sample}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sample Renamers' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Plugins That Need It' })).toBeVisible();
  await page.getByRole('link', { name: 'Naming Examples' }).click();
  const shown = page.getByTitle('Naming Examples');
  await expect.element(shown).toBeVisible();
  expect(router.state.location.search).toMatch(/page=/);
  const frame = shown.element();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  expect(frame.getAttribute('src')).not.toMatch(/key/i);
  expect((frame as HTMLIFrameElement).contentDocument).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Open in a new tab: Manual' }))
    .toHaveAttribute('href', 'https://plugins.example.org/manual');
  await expectNoAxeViolations();
  await button('Use version 1.2.0.0').click();
  await expect.poll(() => pluginOf(sample)).toMatchObject({ Version: '1.2.0.0', RestartPending: false });
  await button('Uninstall version 1.3.0.0').click();
  await question.getByRole('button', { name: 'Uninstall' }).click();
  await expect.element(page.getByRole('list', { name: 'Installed Versions' })).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Keep version 1.2.0.0' }).click();
  await expect.element(notices.getByText('"Sample Renamers" stays at 1.2.0.0')).toBeVisible();
  expect(await pluginOf(sample)).toMatchObject({ IsPinned: true });
});

test('saves preferences at once, and undoes them', async () => {
  await open();
  await page.getByRole('switch', { name: 'Install updates automatically' }).click();
  await expect.element(notices.getByText('Preferences saved')).toBeVisible();
  const settings = () => request({ path: 'Plugin/Package/Settings' });
  expect(await settings()).toMatchObject({ IsAutoUpgradeEnabled: true });
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(settings).toMatchObject({ IsAutoUpgradeEnabled: false });
  await page.getByRole('combobox', { name: 'Keep old versions for' }).click();
  await page.getByRole('option', { name: '7 d' }).click();
  await expect.poll(settings).toMatchObject({ InactivePluginVersionRetention: '7.00:00:00' });
});

test('offers a retry for each part that could not be loaded, and refuses a plain user', async () => {
  await misbehave({ pattern: '/api/v3/Plugin', status: 500 });
  await open();
  await expect.element(page.getByText('The server’s plugins could not be loaded')).toBeVisible();
  await expect.poll(names(packages)).toHaveLength(5);
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await button('Retry').click();
  await expect.element(installed).toBeVisible();
  await open('', 'plain');
  await expect
    .element(page.getByText('Only administrators can see and change these settings.'))
    .toBeVisible();
});
