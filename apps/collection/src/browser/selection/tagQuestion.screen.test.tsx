// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Tag } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';

const dialog = page.getByRole('dialog', { name: /custom tags (to|from)/ });
const field = dialog.getByRole('combobox', { name: 'Custom tags' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

withSandbox({ series: 60 });

const allTags = async () =>
  (await request<ListResult<Tag>>({ path: 'Tag/User', query: { pageSize: 0, includeCount: true } })).List;
const created = () => requestsTo('/api/v3/Tag/User', 'POST');

let visit = 0;

async function ask(item: 'Add custom tags…' | 'Remove custom tags…') {
  signOut();
  await renderScreen({ routes, path: `/collection?visit=${++visit}`, as: 'administrator' });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.element(dialog).toBeVisible();
  await field.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
}

test('creates, chooses and adds a tag when its name is new', async () => {
  await ask('Add custom tags…');
  await userEvent.keyboard('rainy evenings');
  await expect.element(option('Create “rainy evenings”')).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove rainy evenings')).toBeVisible();
  expect((await created()).map(({ body }) => body)).toEqual([{ Name: 'rainy evenings', Description: null }]);
  await button('Add').click();
  await expect.element(page.getByText(/^Tags added to \d+ series!$/)).toBeVisible();
  const made = (await allTags()).find(({ Name }) => Name === 'rainy evenings');
  expect(made?.Size).toBeGreaterThan(0);
  expect((await requestsTo('*/Tags/User', 'POST')).at(-1)?.body).toEqual({ IDs: [made?.ID] });
});

test('does not offer to create a tag when its name exists in any letter case', async () => {
  await ask('Add custom tags…');
  const [tag] = await allTags();
  const name = tag?.Name ?? '';
  await userEvent.keyboard(name.toUpperCase());
  await expect.element(option(name)).toBeVisible();
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(0);
  await expect.element(page.getByRole('option', { name: /^Create/ })).not.toBeInTheDocument();
  await userEvent.keyboard(' and more');
  await expect.element(option(`Create “${name.toUpperCase()} and more”`)).toBeVisible();
});

test('does not offer to create a tag when removing tags', async () => {
  await ask('Remove custom tags…');
  await userEvent.keyboard('no such tag');
  await expect.element(page.getByText('No matching tags.')).toBeVisible();
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
});

test('keeps a tag that could not be created with the reason, and Add retries', async () => {
  await ask('Add custom tags…');
  await misbehave({ pattern: '/api/v3/Tag/User', method: 'POST', status: 500 });
  await userEvent.keyboard('windy evenings');
  await option('Create “windy evenings”').click();
  await expect.element(dialog).toMatchTextContent('The tag “windy evenings” could not be created.');
  await expect.element(button('Remove windy evenings')).toBeVisible();
  await button('Add').click();
  await expect.poll(async () => (await created()).length).toBe(2);
  await expect.element(dialog).toMatchTextContent('The tag “windy evenings” could not be created.');
  await control('DELETE', 'misbehave');
  await button('Add').click();
  await expect.element(page.getByText(/^Tags added to \d+ series!$/)).toBeVisible();
  expect((await allTags()).find(({ Name }) => Name === 'windy evenings')?.Size).toBeGreaterThan(0);
});

test('shows the server’s message when the name has been taken meanwhile', async () => {
  await ask('Add custom tags…');
  await request({ method: 'POST', path: 'Tag/User', body: { Name: 'misty evenings', Description: null } });
  await userEvent.keyboard('misty evenings');
  await option('Create “misty evenings”').click();
  await expect.element(dialog).toMatchTextContent('Unable to create duplicate tag with the same name.');
  await expect.element(button('Remove misty evenings')).toBeVisible();
});
