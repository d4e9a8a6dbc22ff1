import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const dialog = page.getByRole('dialog', { name: 'Actions' });
const notices = page.getByRole('region', { name: 'Notices' });
const run = (name: string) => dialog.getByRole('button', { name: `Run ${name}`, exact: true });
const sections = () =>
  dialog
    .getByRole('region')
    .elements()
    .map((section) => section.getAttribute('aria-label'));

const polish = {
  ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6b',
  Name: '<b>Polish</b> {0}',
  Description: '<img src=x onerror=alert(1)> everything.',
  CategoryName: 'Polisher',
};
const purge = {
  ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6c',
  Name: 'Purge the polish',
  CategoryName: 'Polisher',
  Permission: 'Admin',
  RequiresConfirmation: true,
};

withSandbox({ series: 3, serverVersion: '6.0.0.425' });

let isAdded = false;
beforeEach(async () => {
  if (isAdded) return;
  isAdded = true;
  await control('POST', 'actions', polish);
  await control('POST', 'actions', purge);
});

test('lists the catalogue by category, in our words where we have them, plugins as they call themselves', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await expect
    .poll(sections)
    .toEqual(['Import', 'AniDB', 'TMDB', 'Synchronization', 'Images', 'Maintenance', 'Polisher', 'Plex']);
  await expect.element(run('Update Series Stats')).toBeVisible();
  await expect.element(run('Verify All Relations')).toBeVisible();
  await expect.element(dialog.getByText(polish.Name)).toBeVisible();
  await expect.element(dialog.getByText(polish.Description)).toBeVisible();
  expect(dialog.getByRole('button', { name: /Rehash Files/ }).elements()).toHaveLength(0);
  await expectNoAxeViolations();
});

test('runs a known action at its own address, and one of a plugin by its ID', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await run('Import New Files').click();
  await expect.element(notices.getByText('Running action "Import New Files"')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search actions' }).fill('polish everything');
  await run(polish.Name).click();
  await expect.element(notices.getByText(`Running action "${polish.Name}"`)).toBeVisible();
  expect(await requestsTo('/api/v3/Action/*')).toMatchObject([
    { method: 'GET', path: '/api/v3/Action/ImportNewFiles', status: 200 },
    { method: 'POST', path: `/api/v3/Action/${polish.ID}`, status: 200 },
  ]);
});

test('asks where the server wants it, and keeps the question open with the reason of a refusal', async () => {
  await misbehave({
    pattern: `/api/v3/Action/${purge.ID}`,
    status: 400,
    body: 'There is no polish.',
    contentType: 'text/plain',
    times: 1,
  });
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await dialog.getByRole('button', { name: `Run… ${purge.Name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Run “${purge.Name}”?` });
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(question).toMatchTextContent('There is no polish.');
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(notices.getByText(`Running action "${purge.Name}"`)).toBeVisible();
});

test('offers a plain user no action of administrators', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'plain' });
  await expect.element(run(polish.Name)).toBeVisible();
  await expect.element(run('Run Import')).toBeVisible();
  expect(dialog.getByText(purge.Name).elements()).toHaveLength(0);
  expect(dialog.getByText('Recreate All Groups').elements()).toHaveLength(0);
});

test('keeps our own actions when the catalogue cannot be read', async () => {
  await misbehave({ pattern: '/api/v3/Action', status: 404 });
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await expect.element(dialog.getByText('The server’s list of actions could not be read')).toBeVisible();
  await expect.element(run('Run Import')).toBeVisible();
});

test('runs the action of a plugin from the palette', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Place, series or action' }).fill('polish');
  const option = page.getByRole('option').getByText(polish.Name);
  await expect.element(option).toBeVisible();
  await option.click();
  await expect.element(notices.getByText(`Running action "${polish.Name}"`)).toBeVisible();
});
