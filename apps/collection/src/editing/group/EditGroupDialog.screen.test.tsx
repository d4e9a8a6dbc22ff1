// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expectNoTabLayoutShift } from '@hondana/shared/testing/tabsInPlace';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';
import { moveOnImport } from '../../testing/moveOnImport.ts';

const dialog = page.getByRole('dialog', { name: 'Edit Group' });
const name = dialog.getByRole('textbox', { name: 'Name' });
const question = page.getByRole('alertdialog');
const tab = (label: string) => dialog.getByRole('tab', { name: label });

withSandbox({ series: 60 });

async function severalSeries(): Promise<Group> {
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 50 } });
  const group = List.find(({ Size }) => Size > 2);
  if (!group) throw new Error('The sandbox has no group of several series.');
  return group;
}

async function openGroup(as: 'administrator' | 'plain'): Promise<Group> {
  const { router } = await renderScreen({ routes, path: '/collection', as });
  const group = await severalSeries();
  await router.navigate(`/collection/group/${group.IDs.ID}`);
  await page.getByRole('button', { name: 'Edit Group', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  return group;
}

test('saves a name on Enter only when it changed, and Undo restores it', async () => {
  const group = await openGroup('plain');
  const path = `/api/v3/Group/${group.IDs.ID}`;
  await expect.element(name).toHaveValue(group.Name);
  await dialog.getByRole('button', { name: 'Edit name' }).click();
  await dialog.getByRole('button', { name: 'Save name' }).click();
  expect(await requestsTo(path, 'PATCH')).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Edit name' }).click();
  await name.fill('A name of our own');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Group updated!')).toBeVisible();
  expect((await requestsTo(path, 'PATCH'))[0]?.body).toEqual([
    { op: 'replace', path: '/Name', value: 'A name of our own' },
    { op: 'replace', path: '/HasCustomName', value: 'true' },
  ]);
  await expect.element(name).toHaveValue('A name of our own');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue(group.Name);
});

test('takes over the name of a member, and Escape reverts it without closing', async () => {
  const group = await openGroup('plain');
  const members = await request<Series[]>({ path: `Group/${group.IDs.ID}/Series` });
  const other = members.find(({ Name }) => Name !== group.Name);
  await dialog.getByRole('button', { name: other?.Name ?? '', exact: true }).click();
  await expect.element(name).toHaveValue(other?.Name ?? '');
  name.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveValue(group.Name);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('changes the main series, moves one to a new group, and Undo moves it back', async () => {
  const group = await openGroup('administrator');
  await tab('Series').click();
  const rows = dialog.getByRole('list', { name: 'Series of the group' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(group.Size);
  await expectNoAxeViolations();
  const stars = dialog.getByRole('button', { name: /^Set as main series: / });
  const wanted =
    stars.elements().find((star) => star instanceof HTMLButtonElement && !star.disabled)?.ariaLabel ?? '';
  await dialog.getByRole('button', { name: wanted, exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: wanted, exact: true })).toBeDisabled();
  const [patch] = await requestsTo(`/api/v3/Group/${group.IDs.ID}`, 'PATCH');
  // A group without a custom name keeps following its main series.
  expect(patch?.body).toMatchObject([
    { op: 'replace', path: '/PreferredSeriesID' },
    { op: 'replace', path: '/HasCustomName', value: 'false' },
  ]);

  await dialog
    .getByRole('button', { name: /^Move series to new group: / })
    .last()
    .click();
  await expect.element(page.getByText('Created new group!')).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(group.Size - 1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => rows.elements().length).toBe(group.Size);
});

test('renames and moves the files of every series after confirmation and counts failures', async () => {
  const group = await openGroup('administrator');
  await moveOnImport();
  await tab('File Actions').click();
  const button = dialog.getByRole('button', { name: 'Rename/Move Files' });
  await button.dblClick();
  await expect.element(question).toMatchTextContent(`Rename/move the files of ${group.Size} series?`);
  await expect
    .element(question)
    .toMatchTextContent(/\d+ files will be queued and renamed or moved using the renamer “Default”\./);
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await requestsTo('/api/v3/Series/*/File/Relocate', 'POST')).toEqual([]);
  await button.click();
  const confirm = question.getByRole('button', { name: 'Rename/Move Files' });
  await confirm.dblClick();
  await expect.element(page.getByText('Group files rename/move queued!')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Series/*/File/Relocate', 'POST')).toHaveLength(group.Size);
  await misbehave({ pattern: '*/File/Relocate', status: 500, times: 1 });
  await button.click();
  await confirm.click();
  await expect.element(page.getByText('Rename/move could not be queued for 1 series')).toBeVisible();
});

test('creates one group on a double click on “Move series to new group”', async () => {
  const group = await openGroup('administrator');
  await tab('Series').click();
  const rows = dialog.getByRole('list', { name: 'Series of the group' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(group.Size);
  // Slow enough for the first press to finish before the second.
  await dialog
    .getByRole('button', { name: /^Move series to new group: / })
    .first()
    .dblClick({ delay: 300 });
  await expect.poll(() => rows.elements().length).toBe(group.Size - 1);
  await expect.element(page.getByText('Created new group!')).toBeVisible();
  expect(await requestsTo('/api/v3/Group', 'POST')).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => rows.elements().length).toBe(group.Size);
});

test('hides file actions from plain users', async () => {
  await openGroup('plain');
  await expect.element(tab('Series')).toBeVisible();
  await expect.element(tab('File Actions')).not.toBeInTheDocument();
});

test('reports in each tab when the series fail to load, and reloads them on Retry', async () => {
  await misbehave({ pattern: '*/Group/*/Series', method: 'GET', status: 500 });
  const group = await openGroup('plain');
  await expect.element(dialog.getByText('Group & Series data could not be loaded!')).toBeVisible();
  await tab('Series').click();
  await expect.element(dialog.getByText('Error, please refresh!')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(
      () => dialog.getByRole('list', { name: 'Series of the group' }).getByRole('listitem').elements().length,
    )
    .toBe(group.Size);
});

test('opens from a card without accessibility violations at 390 px', async () => {
  await page.viewport(390, 844);
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await page
    .getByRole('button', { name: /^Edit Group: / })
    .first()
    .click();
  await expect.element(dialog).toBeVisible();
  await expect.element(name).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('keeps its position and height between tabs at %i px', async ([width, height]) => {
  await page.viewport(width, height);
  await openGroup('administrator');
  await expectNoTabLayoutShift(dialog);
});
