import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const next = button('Next');
const dialog = page.getByRole('dialog', { name: /Import Folder$/ });

withSandbox({ series: 3, state: 'Waiting' });
beforeEach(async () => {
  await control('POST', 'state', { state: 'Started' });
});

interface Shown {
  readonly step: string;
  readonly routes?: { readonly path: string; readonly module: string }[];
}

async function show({ step, routes = [] }: Shown) {
  const progress = JSON.stringify({ saved: [], isStarter: true, username: 'Default' });
  const shell = await renderShell({
    path: '/firstrun/start-server',
    routes,
    prepare: () => sessionStorage.setItem('hondana.first-run', progress),
  });
  await next.click();
  await expect.element(heading).toHaveTextContent('Import Folders');
  await shell.router.navigate(`/firstrun/${step}`);
  return shell;
}

async function addFolder(name: string, path: string) {
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Location' }).fill(path);
  await expect.element(button('Save')).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Yes' }).click();
}

test('requires an import folder, and allows only one drop destination', async () => {
  await show({ step: 'import-folders' });
  await expect.element(page.getByText('No Import Folders Added!')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await expectNoAxeViolations();
  await button('Add import folder').click();
  await addFolder('Anime', '/srv/shoko/media/anime');
  await dialog.getByRole('combobox', { name: 'Drop Type' }).click();
  await page.getByRole('option', { name: /^Destination/ }).click();
  await button('Save').click();
  await expect.element(page.getByText('Import folder added!')).toBeVisible();
  await expect.element(next).toBeEnabled();
  const [added] = await requestsTo('/api/v3/ImportFolder', 'POST');
  expect(added?.body).toMatchObject({ WatchForNewFiles: true });

  await button('Add import folder').click();
  await addFolder('Movies', '/srv/shoko/media/movies');
  await dialog.getByRole('combobox', { name: 'Drop Type' }).click();
  const taken = page.getByRole('option', { name: /^Destination/ });
  await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
  await expect.element(taken.getByText('“Anime” is already the drop destination.')).toBeVisible();
  await page.getByRole('option', { name: /^Source/ }).click();
  await button('Save').click();
  await expect.element(button('Edit Movies')).toBeVisible();

  await button('Edit Anime').click();
  await dialog.getByRole('combobox', { name: 'Drop Type' }).click();
  await expect.element(page.getByRole('option', { name: /^Both/ })).not.toHaveAttribute('aria-disabled');
  await page.getByRole('option', { name: /^Both/ }).click();
  await button('Save').click();
  await button('Delete Movies').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Delete folder/ }).click();
  await expect.element(button('Edit Movies')).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(390);
  await next.click();
  await expect.element(heading).toHaveTextContent('Data Collection');
});

test('finishes without error reporting by default, and runs the import', async () => {
  const routes = [{ path: 'dashboard/*', module: './routes' }];
  const { router } = await show({ step: 'data-collection', routes });
  await expect.element(page.getByRole('radio', { name: 'Send nothing' })).toBeChecked();
  await expectNoAxeViolations();
  await button('Finish').click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
  expect(router.state.location.state).toEqual({ firstRun: true });
  expect(await requestsTo('/api/v3/Action/RunImport')).toHaveLength(1);
  const saved = (await requestsTo('/api/v3/Settings', 'PATCH')).at(-1)?.body;
  expect(JSON.stringify(saved)).toContain('\\"errorReporting\\":false');
  await expect.element(button('Finish')).not.toBeInTheDocument();
  await router.navigate('/firstrun/data-collection');
  await expect.poll(() => router.state.location.pathname).not.toContain('firstrun');
});

test('saves the choice to report under hondana, and retries an import that failed to start', async () => {
  await misbehave({ pattern: '/api/v3/Action/RunImport', status: 500 });
  const { router } = await show({ step: 'data-collection' });
  await page.getByRole('radio', { name: 'Send error reports' }).click();
  await button('Finish').click();
  await expect.element(page.getByText('The first run could not be finished')).toBeVisible();
  await page.viewport(390, 844);
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await button('Finish').click();
  await expect.element(page.getByText('No parts are installed')).toBeVisible();
  expect(router.state.location.pathname).toBe('/webui');
  const { WebUI_Settings } = await request<ServerSettings>({ path: 'Settings' });
  expect(JSON.parse(WebUI_Settings).hondana).toEqual({ errorReporting: true });
});
