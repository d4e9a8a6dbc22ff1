// The order of the layers is settled by whoever loads first.
import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { commands, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';

const marks = page.getByRole('checkbox', { name: /^Select / });
const bar = page.getByRole('region', { name: 'Selection' });
const selected = bar.getByRole('status');
const question = page.getByRole('alertdialog');
const link = (index: number) => document.querySelector<HTMLElement>(`a[data-virtual-item="${index}"]`);

beforeAll(() => commands.startSandbox({ series: 300 }));
afterAll(() => commands.stopSandbox());
beforeEach(() => page.viewport(1440, 900));

let visit = 0;

/** Every time another address: what an address was left with is kept. */
async function open(as: 'administrator' | 'plain') {
  window.scrollTo(0, 0);
  const screen = await renderScreen({ routes, path: `/collection?visit=${++visit}`, as });
  await expect.poll(() => link(3)).toBeTruthy();
  return screen;
}

async function choose(name: string): Promise<void> {
  await bar.getByRole('button', { name: 'Actions' }).click();
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect.element(item).toBeVisible();
  (item.element() as HTMLElement).click();
}

test('a check mark selects, Shift selects as far as here, Escape lets go', async () => {
  await open('plain');
  await marks.nth(0).click();
  await expect.element(selected).toHaveTextContent('1 group selected');
  await marks.nth(4).click({ modifiers: ['Shift'] });
  await expect.element(selected).toHaveTextContent('5 groups selected');
  await marks.nth(2).click();
  await expect.element(selected).toHaveTextContent('4 groups selected');
  await expect.element(marks.nth(2)).toHaveAttribute('aria-checked', 'false');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
});

test('by keys alone: arrows and Space, Shift with arrows, Ctrl+A for all that match', async () => {
  const { router } = await open('plain');
  link(0)?.focus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(selected).toHaveTextContent('1 group selected');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.element(selected).toHaveTextContent('3 groups selected');
  await userEvent.keyboard('{Control>}a{/Control}');
  const total = Number.parseInt(page.getByRole('status').first().element().textContent ?? '', 10);
  expect(total).toBeGreaterThan(100);
  await expect.element(selected).toHaveTextContent(`${total} groups selected`);
  await userEvent.keyboard(' ');
  await expect.element(selected).toHaveTextContent(`${total - 1} groups selected`);
  expect(router.state.location.pathname).toBe('/collection');
});

test('a press on a card still leads to it; with Ctrl it selects once others are selected', async () => {
  const { router } = await open('plain');
  await marks.nth(0).click();
  await expect.element(selected).toHaveTextContent('1 group selected');
  link(1)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  await expect.element(selected).toHaveTextContent('2 groups selected');
  link(1)?.click();
  await expect.poll(() => router.state.location.pathname).toMatch(/overview|group/);
  await router.navigate(-1);
  await expect.element(selected).toHaveTextContent('2 groups selected');
});

test('marking groups acts on every series in them, says how many, and Undo puts back', async () => {
  await open('plain');
  await marks.nth(0).click();
  await marks.nth(6).click({ modifiers: ['Shift'] });
  await choose('Mark as watched');
  await expect.element(question).toMatchTextContent(/Mark \d+ series as watched\?/);
  const count = Number(/Mark (\d+) series/.exec(question.element().textContent ?? '')?.[1]);
  expect(count).toBeGreaterThan(7);
  await question.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(page.getByText(`${count} series marked as watched!`)).toBeVisible();
  expect(await requestsTo('*/Episode/Watched', 'POST')).toHaveLength(count);
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await requestsTo('*/Watched/false', 'POST')).length).toBeGreaterThan(0);
});

test('what fails is named and stays selected; administrators’ actions are not drawn for others', async () => {
  await open('plain');
  await misbehave({ pattern: '*/AniDB/Refresh', status: 500 });
  await marks.nth(0).click();
  await bar.getByRole('button', { name: 'Actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Refresh AniDB' })).toBeVisible();
  for (const name of [/Delete Series/, /user tags/, /Move to group/, /Rename/]) {
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
  }
  await page.getByRole('menuitem', { name: 'Refresh AniDB' }).click();
  await question.getByRole('button', { name: 'Refresh AniDB' }).click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent(/\d+ series failed and stayed selected/);
  await expect.element(selected).toHaveTextContent('1 group selected');
});

test('deleting series with their files says how many files, and wants it typed', async () => {
  await page.viewport(390, 844);
  await open('administrator');
  await marks.nth(0).click();
  expect(document.documentElement.scrollWidth).toBe(390);
  await choose('Delete Series - Remove Files');
  await expect.element(question).toMatchTextContent(/Delete \d+ series and \d+ files?\?/);
  const deed = question.getByRole('button', { name: /^Delete \d+ series/ });
  await expect.element(deed).toBeDisabled();
  await question.getByRole('textbox').fill('delete files');
  await expectNoAxeViolations();
  await deed.click();
  await expect.element(page.getByText(/series deleted!$/)).toBeVisible();
  const [asked] = await requestsTo('/api/v3/Series/*', 'DELETE');
  expect(asked?.query).toBe('deleteFiles=true&completelyRemove=false');
});

test('series move into a new group of their own', async () => {
  await open('administrator');
  await marks.nth(1).click();
  await choose('Move to group…');
  await page.getByRole('button', { name: 'Create and move to new group' }).click();
  await expect.element(page.getByText(/series moved!$/)).toBeVisible();
  expect(await requestsTo('/api/v3/Group', 'POST')).toHaveLength(1);
});
