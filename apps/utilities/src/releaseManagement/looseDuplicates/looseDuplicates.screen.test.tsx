// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';

withSandbox({ series: 5, looseFiles: 200, serverVersion: '6.0.0.425' });

const list = page.getByRole('region', { name: 'Unrecognized duplicates' });
const dialog = page.getByRole('alertdialog');

const show = (search = '?files=unrecognized', as: 'administrator' | 'plain' = 'administrator') =>
  renderScreen({ routes, path: `/utilities/release-management/duplicates${search}`, as });

const duplicates = async () =>
  (
    await request<ListResult<File>>({
      path: 'File',
      query: { include_only: 'Duplicates,Unrecognized', pageSize: 0, sortOrder: 'FileName' },
    })
  ).List;

test('lists unrecognized files in several places beside the linked ones, and deletes the chosen place', async () => {
  const { router } = await show('');
  await page
    .getByRole('navigation', { name: 'Duplicates of' })
    .getByRole('link', { name: 'Unrecognized' })
    .click();
  expect(router.state.location.search).toBe('?files=unrecognized');
  const [first, ...others] = await duplicates();
  if (!first) throw new Error('No file has several places.');
  await expect.element(list.getByText(`${others.length + 1} files`)).toBeVisible();
  const choices = list
    .getByRole('list', { name: /^Files of / })
    .first()
    .getByRole('group');
  await expect.element(choices).toHaveLength(2);
  await choices.nth(1).getByRole('radio', { name: 'Will be deleted' }).click();
  await expectNoAxeViolations();
  await list.getByRole('button', { name: 'Confirm' }).click();
  await misbehave({ pattern: '/api/v3/File/Location/*', method: 'DELETE', status: 500, times: 1 });
  const remove = dialog.getByRole('button', { name: /^Delete 1 duplicate file/ });
  await remove.click();
  // It stays chosen.
  await expect.element(list.getByText('One or more operations failed!')).toBeVisible();
  await list.getByRole('button', { name: 'Confirm' }).click();
  await remove.click();
  await expect.element(list.getByText(`${others.length} files`)).toBeVisible();
  const { Locations } = await request<File>({ path: `File/${first.ID}` });
  expect(Locations.map(({ ID }) => ID)).toEqual([first.Locations[0]?.ID]);
});

test('selects a whole folder, and has it typed when files would be lost', async () => {
  await show();
  await list.getByRole('button', { name: 'Quick Select' }).click();
  const select = page.getByRole('dialog', { name: 'Quick Select' });
  for (const box of select.getByRole('checkbox').all()) await box.click();
  await select.getByRole('button', { name: /^Select \d+ files/ }).click();
  await list.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText(/will have no copies left/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Delete \d+ duplicate files/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await list.getByRole('button', { name: 'Discard Choices' }).click();
  await expect.element(list.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a plain user is shown them without a choice', async () => {
  await page.viewport(390, 844);
  await show(undefined, 'plain');
  await expect.element(list.getByRole('list', { name: /^Files of / }).first()).toBeVisible();
  expect(list.getByRole('radio').query()).toBeNull();
  expect(list.getByRole('button', { name: 'Quick Select' }).query()).toBeNull();
  await expectNoAxeViolations();
});
