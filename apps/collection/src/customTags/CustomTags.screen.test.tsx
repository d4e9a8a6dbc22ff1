// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series, Tag } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const panel = page.getByRole('region', { name: 'Top 10 Tags' });
const edit = panel.getByRole('button', { name: 'Edit custom tags' });
const dialog = page.getByRole('dialog', { name: 'Custom Tags' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const tagButton = (name: string) =>
  dialog.getByRole('list', { name: 'Custom tags' }).getByRole('button').filter({ hasText: name }).first();
const name = dialog.getByRole('textbox', { name: 'Name' });
const description = dialog.getByRole('textbox', { name: /^Description/ });

withSandbox({ series: 60 });

/** For a series with the first user tag and without the second. */
async function showDialog() {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'administrator' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } });
  const seriesId = List[0]?.IDs.ID ?? 0;
  const path = `Series/${seriesId}/Tags/User`;
  const tags = (await request<ListResult<Tag>>({ path: 'Tag/User', query: { pageSize: 0 } })).List;
  const [has, lacks] = tags;
  if (!has || !lacks) throw new Error('The sandbox has too few custom tags.');
  await request({ method: 'POST', path, body: { IDs: [has.ID] } });
  await request({ method: 'DELETE', path, body: { IDs: [lacks.ID] } });
  await screen.router.navigate(`/collection/series/${seriesId}/overview`);
  await edit.click();
  await expect.element(tagButton(has.Name)).toBeVisible();
  const ownTags = async () => (await request<Tag[]>({ path })).map((tag) => tag.Name);
  return { ...screen, seriesId, has, lacks, tags, ownTags, writes: `/api/v3/${path}` };
}

test('lists tags with their series counts, and adds or removes the selected one', async () => {
  const { has, lacks, ownTags, writes, tags } = await showDialog();
  await expect.element(dialog).toMatchTextContent('Add/Remove Tags');
  expect(dialog.getByRole('listitem').elements()).toHaveLength(tags.length);
  await expect.element(tagButton(has.Name)).toMatchTextContent(/On this series.*[1-9]\d* series/);
  await expect.element(button('Add')).toBeDisabled();

  await tagButton(lacks.Name).click();
  await button('Add').click();
  await expect.element(tagButton(lacks.Name)).toMatchTextContent('On this series');
  await expect.element(button('Remove')).toBeEnabled();
  expect((await requestsTo(writes, 'POST')).at(-1)?.body).toEqual({ IDs: [lacks.ID] });
  expect(await ownTags()).toContain(lacks.Name);

  await button('Remove').click();
  await expect.element(tagButton(lacks.Name)).not.toMatchTextContent('On this series');
  expect((await requestsTo(writes, 'DELETE')).at(-1)?.body).toEqual({ IDs: [lacks.ID] });

  await tagButton(lacks.Name).click();
  await expect.element(tagButton(lacks.Name)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Add')).toBeDisabled();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
});

test('searches tags by name and keeps the selected one', async () => {
  const { has, lacks, tags } = await showDialog();
  const rows = dialog.getByRole('list', { name: 'Custom tags' }).getByRole('listitem');
  const field = dialog.getByRole('searchbox', { name: 'Search custom tags' });
  const matches = (text: string) =>
    tags.filter(({ Name }) => Name.toLowerCase().includes(text.toLowerCase()));
  await field.fill(lacks.Name.toUpperCase());
  await expect.poll(() => rows.elements().length).toBe(matches(lacks.Name).length);
  await tagButton(lacks.Name).click();
  await field.fill('no such tag');
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(button('Add')).toBeEnabled();
  await tagButton(lacks.Name).click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('No results for no such tag.');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(tagButton(has.Name)).toBeVisible();
});

test('creates a tag by keyboard for the series and sends an empty description as null', async () => {
  const { ownTags } = await showDialog();
  await button('Create').click();
  await expect.element(dialog).toMatchTextContent('Create Tag');
  await expect.element(name).toHaveFocus();
  await expect.element(button('Create')).toBeDisabled();
  await userEvent.keyboard('  ');
  await expect.element(button('Create')).toBeDisabled();
  await userEvent.keyboard('rainy days{Enter}');
  await expect.element(tagButton('rainy days')).toMatchTextContent('On this series');
  await expect.element(button('Remove')).toBeEnabled();
  expect((await requestsTo('/api/v3/Tag/User', 'POST'))[0]?.body).toEqual({
    Name: 'rainy days',
    Description: null,
  });
  expect(await ownTags()).toContain('rainy days');
});

test('reports a taken name at the field', async () => {
  const { has } = await showDialog();
  await button('Create').click();
  await name.fill(has.Name);
  await button('Create').click();
  await expect.element(dialog).toMatchTextContent('Unable to create duplicate tag with the same name.');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await button('Cancel').click();
  await expect.element(tagButton(has.Name)).toBeVisible();
});

test('saves an edited tag only when its name or description changed', async () => {
  const { has } = await showDialog();
  await tagButton(has.Name).click();
  await button(`Edit tag ${has.Name}`).click();
  await expect.element(dialog).toMatchTextContent('Edit Tags');
  await expect.element(button('Save')).toBeDisabled();
  await description.fill('for the evening');
  await expect.element(button('Save')).toBeEnabled();
  await description.fill(has.Description ?? '');
  await expect.element(button('Save')).toBeDisabled();
  await name.fill('renamed tag');
  await button('Save').click();
  await expect.element(tagButton('renamed tag')).toHaveAttribute('aria-pressed', 'true');
  expect((await requestsTo(`/api/v3/Tag/User/${has.ID}`, 'PUT'))[0]?.body).toEqual({
    Name: 'renamed tag',
    Description: has.Description,
  });
});

test('deletes a tag after a confirmation that counts its series', async () => {
  const { has, tags } = await showDialog();
  await tagButton(has.Name).click();
  await button(`Delete tag ${has.Name}`).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/It will be removed from [1-9]\d* series\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(tagButton(has.Name)).toBeVisible();
  await button(`Delete tag ${has.Name}`).click();
  await question.getByRole('button', { name: 'Delete tag' }).click();
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(tags.length - 1);
  await expect.element(button('Add')).toBeDisabled();
  expect((await requestsTo(`/api/v3/Tag/User/${has.ID}`, 'DELETE')).length).toBe(1);
});

test('reports a change that the server refuses in the dialog', async () => {
  const { lacks, writes } = await showDialog();
  await tagButton(lacks.Name).click();
  await misbehave({ pattern: writes, method: 'POST', status: 500 });
  await button('Add').click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(tagButton(lacks.Name)).not.toMatchTextContent('On this series');
});

test('says when a new tag was not added to the series, and Add adds it', async () => {
  const { writes } = await showDialog();
  await misbehave({ pattern: writes, method: 'POST', status: 500 });
  await button('Create').click();
  await name.fill('windy days');
  await button('Create').click();
  await expect.element(dialog).toMatchTextContent('The tag was created, but not added to the series.');
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await button('Add').click();
  await expect.element(tagButton('windy days')).toMatchTextContent('On this series');
});

test('hides the dialog from plain users', async () => {
  const { router } = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 1 } });
  await router.navigate(`/collection/series/${List[0]?.IDs.ID}/overview`);
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('has no accessibility violations at %i px in the list and the form', async ([width, height]) => {
  await page.viewport(width, height);
  const { has } = await showDialog();
  await tagButton(has.Name).click();
  await expect.element(button(`Edit tag ${has.Name}`)).toBeVisible();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(width);
  await button('Create').click();
  await expect.element(name).toBeVisible();
  await expectNoAxeViolations();
});
