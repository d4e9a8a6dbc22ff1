// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { Outlet, useNavigationLockReason } from '@hondana/shared/navigation';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { configDraftAtom } from './configDraftAtom.ts';
import type { RenamerConfig } from './renamers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Discard the changes to “Patterns / 100% tidy”?' });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const separator = page.getByLabelText('Separator');
const select = page.getByRole('combobox', { name: 'Config' });
const patterns = 'Patterns / 100% tidy';
const lock = page.getByTestId('lock');
const elsewhere = page.getByText('Elsewhere');

withSandbox({ series: 40, looseFiles: 10 });
beforeEach(() => getDefaultStore().set(configDraftAtom(), undefined));

async function savedSeparator() {
  const configs = await request<RenamerConfig[]>({ path: 'Renamer/Config' });
  return configs.find(({ Name }) => Name === patterns)?.Settings.find(({ Name }) => Name === 'Separator')
    ?.Value;
}

/** Shows the navigation lock's reason, as the shell would. */
function Frame() {
  return (
    <>
      <p data-testid="lock">{useNavigationLockReason()}</p>
      <Outlet />
    </>
  );
}

async function editConfig(typed: string) {
  const screen = await renderScreen({
    routes: [{ element: <Frame />, children: [...routes, { path: 'elsewhere', element: <p>Elsewhere</p> }] }],
    path: '/elsewhere',
    as: 'administrator',
  });
  await screen.router.navigate(`/utilities/renamer?config=${encodeURIComponent(patterns)}`);
  await separator.fill(typed);
  await expect.element(page.getByText(`Unsaved changes to “${patterns}”`)).toBeVisible();
  return screen;
}

async function choose(name: RegExp) {
  await select.click();
  await page.getByRole('option', { name }).click();
}

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before going back with unsaved changes, and keeps them on Stay', async () => {
  const { router } = await editConfig(' ~ ');
  await router.navigate(-1);
  await expect.element(dialog).toBeVisible();
  await expectNoAxeViolations();
  await inDialog('Stay').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(separator).toHaveValue(' ~ ');
  await router.navigate(-1);
  await inDialog('Discard changes').click();
  await expect.element(elsewhere).toBeVisible();
  expect(await savedSeparator()).toBe(' - ');
});

test('saves the changes on leaving, and stays with them when saving fails', async () => {
  const { router } = await editConfig(' + ');
  await misbehave({ pattern: '/api/v3/Renamer/Config/*', status: 500, times: 1 });
  await router.navigate('/elsewhere');
  await inDialog('Save config').click();
  await expect.element(page.getByText(`"${patterns}" could not be saved!`)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(separator).toHaveValue(' + ');
  await router.navigate('/elsewhere');
  await inDialog('Save config').click();
  await expect.element(elsewhere).toBeVisible();
  expect(await savedSeparator()).toBe(' + ');
});

test('asks before unloading the page only while changes are unsaved', async () => {
  await editConfig(' # ');
  expect(asksBeforeUnload()).toBe(true);
  await button('Discard changes').click();
  await expect.element(separator).not.toHaveValue(' # ');
  expect(asksBeforeUnload()).toBe(false);
});

test('asks before switching to another config with unsaved changes, and saves them on request', async () => {
  const { router } = await editConfig(' = ');
  await choose(/^As released/);
  await inDialog('Stay').click();
  await expect.element(select).toMatchTextContent(patterns);
  await expect.element(separator).toHaveValue(' = ');
  await expect.element(button('Save config')).not.toHaveAttribute('aria-disabled');
  await choose(/^As released/);
  await inDialog('Save config').click();
  await expect.poll(() => router.state.location.search).toBe('?config=As+released');
  await expect.element(page.getByText('This renamer does not have any script to edit!')).toBeVisible();
  expect(await savedSeparator()).toBe(' = ');
  await choose(/^Patterns/);
  await expect.element(separator).toHaveValue(' = ');
});

test('names the config with unsaved changes as the reason for the navigation lock', async () => {
  await editConfig(' @ ');
  await expect.element(lock).toMatchTextContent(`Save or discard the changes to “${patterns}” first.`);
  await button('Discard changes').click();
  await expect.element(lock).toMatchTextContent(/^$/);
});

test('deletes a config with unsaved changes without asking about them', async () => {
  await editConfig(' & ');
  await button('Delete config').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete config' }).click();
  await expect.element(page.getByText(`"${patterns}" deleted successfully!`)).toBeVisible();
  await expect.element(select).toMatchTextContent('Default');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
