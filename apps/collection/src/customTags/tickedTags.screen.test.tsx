// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series, Tag } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const dialog = page.getByRole('dialog', { name: 'Custom Tags' });
const bar = dialog.getByRole('region', { name: 'Selection' });
const question = page.getByRole('alertdialog');
const box = (name: string) => dialog.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const button = (name: string) => bar.getByRole('button', { name, exact: true });

withSandbox({ series: 60 });

const allTags = async () =>
  (await request<ListResult<Tag>>({ path: 'Tag/User', query: { pageSize: 0, includeCount: true } })).List;
const tagsOf = async (seriesId: number) =>
  (await request<Tag[]>({ path: `Series/${seriesId}/Tags/User` })).map(({ Name }) => Name);

let round = 0;

/** Creates three tags: the first on two series, the second on two of which one has the first, too. */
async function showDialog() {
  const { router } = await renderScreen({ routes, path: '/collection/filter/none', as: 'administrator' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 3 } });
  const series = List.map(({ IDs }) => IDs.ID);
  round += 1;
  const names = ['a', 'b', 'c'].map((name) => `${round} ${name}`);
  const owners = [series.slice(0, 2), series.slice(1, 3), []];
  for (const [index, name] of names.entries()) {
    const body = { Name: name, Description: null };
    const { ID } = await request<Tag>({ method: 'POST', path: 'Tag/User', body });
    for (const one of owners[index] ?? [])
      await request({ method: 'POST', path: `Series/${one}/Tags/User`, body: { IDs: [ID] } });
  }
  await router.navigate(`/collection/series/${series[0]}/overview`);
  await page.getByRole('button', { name: 'Edit custom tags' }).click();
  await expect.element(box(names[0] ?? '')).toBeVisible();
  await control('DELETE', 'requests');
  const remaining = async () =>
    (await allTags()).map(({ Name }) => Name).filter((one) => names.includes(one));
  return { series, names: names as [string, string, string], remaining };
}

async function writes(): Promise<string[]> {
  const all = await requestsTo('*/Tag*');
  return all.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
}

test('ticks by checkbox, extends with Shift, and Escape unticks without closing the dialog', async () => {
  const { names } = await showDialog();
  await box(names[0]).click();
  await expect.element(bar.getByRole('status')).toMatchTextContent('1 tag selected');
  await expect.element(button('Merge…')).toBeDisabled();
  await box(names[2]).click({ modifiers: ['Shift'] });
  await expect.element(bar.getByRole('status')).toMatchTextContent('3 tags selected');
  await expect.element(box(names[1])).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await box(names[1]).click();
  await dialog.getByRole('searchbox').fill(names[0]);
  await button('Select all 1').click();
  await expect.element(bar.getByRole('status')).toMatchTextContent('2 tags selected');
});

test('deletes ticked tags after confirmation and keeps failed ones ticked for Retry', async () => {
  const { names, remaining } = await showDialog();
  await box(names[0]).click();
  await box(names[2]).click({ modifiers: ['Shift'] });
  await button('Delete…').click();
  await expect.element(question).toMatchTextContent('Delete 3 tags?');
  for (const [index, count] of [2, 2, 0].entries())
    await expect.element(question).toMatchTextContent(`${names[index]}: ${count} series`);
  await expectNoAxeViolations();
  const kept = (await allTags()).find(({ Name }) => Name === names[1])?.ID;
  await misbehave({ pattern: `/api/v3/Tag/User/${kept}`, method: 'DELETE', status: 500 });
  await question.getByRole('button', { name: 'Delete 3 tags' }).click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('1 tag could not be deleted');
  await expect.element(bar.getByRole('list', { name: 'What failed' })).toMatchTextContent(names[1]);
  expect(await remaining()).toEqual([names[1]]);
  await expect.element(box(names[1])).toBeChecked();
  await expect.element(box(names[0])).not.toBeInTheDocument();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await control('DELETE', 'misbehave');
  await button('Retry').click();
  await expect.poll(remaining).toEqual([]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('merges tags into one by adding it to every series before deleting the others', async () => {
  const { series, names, remaining } = await showDialog();
  await box(names[0]).click();
  await box(names[2]).click({ modifiers: ['Shift'] });
  await button('Merge…').click();
  await expect.element(question).toMatchTextContent('Merge 3 tags?');
  await expect.element(question).toMatchTextContent('This cannot be undone.');
  await expectNoAxeViolations();
  await question.getByRole('radio', { name: names[0] }).click();
  await question.getByRole('button', { name: 'Merge 3 tags' }).click();
  await expect.element(page.getByText(`2 tags merged into “${names[0]}”!`)).toBeVisible();
  expect(await remaining()).toEqual([names[0]]);
  for (const one of series) expect(await tagsOf(one)).toContain(names[0]);
  const calls = await writes();
  expect(calls).toHaveLength(3);
  // The middle series had both.
  expect(calls[0]).toBe(`POST /api/v3/Series/${series[2]}/Tags/User`);
  expect(calls.slice(1).every((call) => call.startsWith('DELETE /api/v3/Tag/User/'))).toBe(true);
  await expect.element(bar).not.toBeInTheDocument();
});

test('merges tags into a new one and refuses a taken name in any letter case', async () => {
  const { series, names, remaining } = await showDialog();
  await box(names[0]).click();
  await box(names[1]).click();
  await button('Merge…').click();
  await question.getByRole('radio', { name: 'A new tag' }).click();
  const merge = question.getByRole('button', { name: 'Merge 2 tags' });
  await merge.click();
  await expect.element(question.getByRole('alert')).toMatchTextContent('Enter a name.');
  const field = question.getByRole('textbox', { name: 'Name' });
  await field.fill(names[2].toUpperCase());
  await merge.click();
  await expect
    .element(question.getByRole('alert'))
    .toMatchTextContent('Unable to create duplicate tag with the same name.');
  await expect.element(field).toHaveValue(names[2].toUpperCase());
  expect(await writes()).toEqual([]);
  await field.fill(`together ${round}`);
  await merge.click();
  await expect.element(page.getByText(`2 tags merged into “together ${round}”!`)).toBeVisible();
  expect(await remaining()).toEqual([names[2]]);
  for (const one of series) expect(await tagsOf(one)).toContain(`together ${round}`);
});

test('keeps a merged tag ticked while a series lacks the new one, and Retry finishes', async () => {
  const { series, names, remaining } = await showDialog();
  await misbehave({ pattern: `/api/v3/Series/${series[2]}/Tags/User`, method: 'POST', status: 500 });
  await box(names[0]).click();
  await box(names[2]).click({ modifiers: ['Shift'] });
  await button('Merge…').click();
  await question.getByRole('radio', { name: names[0] }).click();
  await question.getByRole('button', { name: 'Merge 3 tags' }).click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('Some tags could not be merged');
  const failures = bar.getByRole('list', { name: 'What failed' });
  await expect.element(failures).toMatchTextContent(`not deleted: 1 series wasn’t moved (1)${names[1]}`);
  expect(failures.getByRole('group').elements()).toHaveLength(2);
  expect(await remaining()).toEqual([names[0], names[1]]);
  expect(await tagsOf(series[2] ?? 0)).toContain(names[1]);
  await expect.element(box(names[1])).toBeChecked();
  await control('DELETE', 'misbehave');
  await button('Retry all').click();
  await expect.poll(remaining).toEqual([names[0]]);
  for (const one of series) expect(await tagsOf(one)).toContain(names[0]);
});

test('keeps a tag when the server counts more series with it than were found', async () => {
  const { series, names, remaining } = await showDialog();
  await misbehave({
    pattern: '/api/v3/Filter/Preview/Series*',
    method: 'POST',
    status: 200,
    body: { Total: 0, List: [] },
  });
  await box(names[0]).click();
  await box(names[1]).click();
  await button('Merge…').click();
  await question.getByRole('radio', { name: names[0] }).click();
  await question.getByRole('button', { name: 'Merge 2 tags' }).click();
  await expect
    .element(bar.getByRole('list', { name: 'What failed' }))
    .toMatchTextContent('not deleted: 2 series weren’t moved');
  expect(await remaining()).toEqual(names);
  expect(await tagsOf(series[2] ?? 0)).toContain(names[1]);
});

test.for([390, 320])('fits the bar into %i px without accessibility violations', async (width) => {
  await page.viewport(width, 844);
  const { names } = await showDialog();
  await box(names[0]).click();
  await box(names[1]).click();
  await expect.element(button('Merge…')).toBeVisible();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const one of bar.getByRole('button').elements()) {
    const { left, right } = one.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  await button('Merge…').click();
  await expect.element(question).toBeVisible();
  await expectNoAxeViolations();
});
