// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import {
  control,
  misbehave,
  type NotedRequest,
  page,
  renderScreen,
  requestsTo,
} from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';
import { moveOnImport } from '../../testing/moveOnImport.ts';

const marks = page.getByRole('checkbox', { name: /^Select / });
const bar = page.getByRole('region', { name: 'Selection' });
const selected = bar.getByRole('status');
const question = page.getByRole('alertdialog');
const link = (index: number) => document.querySelector<HTMLElement>(`a[data-virtual-item="${index}"]`);

withSandbox({ series: 300 });

let visit = 0;

/** A new session: selections and scroll positions are kept until sign-out. */
async function open(as: 'administrator' | 'plain') {
  signOut();
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

const search = page.getByRole('searchbox', { name: 'Search groups' });
const cards = page.getByRole('list', { name: 'Groups' }).getByRole('link');
const listed = page.getByRole('status').first();

const numberListed = () => Number.parseInt(listed.element().textContent ?? '', 10);

async function searchFor(text: string): Promise<void> {
  await search.fill(text);
  await expect.element(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
}

async function selectAll(): Promise<void> {
  await marks.nth(0).click();
  await bar.getByRole('button', { name: /^Select all/ }).click();
}

/** Whether the click's default action is allowed; it is prevented afterwards. */
function isDefaultAllowed(target: HTMLElement, click: MouseEvent): boolean {
  let isAllowed = false;
  const recordDefault = (event: MouseEvent): void => {
    isAllowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', recordDefault);
  target.dispatchEvent(click);
  removeEventListener('click', recordDefault);
  return isAllowed;
}

test('opens a browser tab on Ctrl+Enter even when the click looks like a pointer click', async () => {
  await open('plain');
  const card = link(1) as HTMLElement;
  const event = { bubbles: true, cancelable: true, ctrlKey: true };
  card.dispatchEvent(new KeyboardEvent('keydown', { ...event, key: 'Enter' }));
  expect(isDefaultAllowed(card, new MouseEvent('click', { ...event, detail: 1 }))).toBe(true);
  await expect.element(bar).not.toBeInTheDocument();
});

test('selects by checkbox, extends with Shift, and deselects on Escape', async () => {
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

test('selects by keyboard with Space, Shift+arrows and Ctrl+A', async () => {
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

test('opens a browser tab on Ctrl- or Cmd-click with or without a selection', async () => {
  await open('plain');
  const opensTab = (held: MouseEventInit): boolean => {
    const card = link(1) as HTMLElement;
    card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...held }));
    return isDefaultAllowed(card, new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
  };
  expect(opensTab({ ctrlKey: true })).toBe(true);
  expect(opensTab({ metaKey: true })).toBe(true);
  expect(opensTab({ shiftKey: true })).toBe(true);
  await expect.element(bar).not.toBeInTheDocument();
  await marks.nth(0).click();
  await expect.element(selected).toHaveTextContent('1 group selected');
  expect(opensTab({ ctrlKey: true })).toBe(true);
  expect(opensTab({ metaKey: true })).toBe(true);
  await expect.element(selected).toHaveTextContent('1 group selected');
});

test('selects cards by click after a box is ticked and opens them again after Escape', async () => {
  const { router } = await open('plain');
  const card = (index: number) => cards.nth(index);
  await marks.nth(1).click();
  await card(3).click({ modifiers: ['Shift'] });
  await expect.element(selected).toHaveTextContent('3 groups selected');
  await card(2).click();
  await expect.element(selected).toHaveTextContent('2 groups selected');
  await card(2).click();
  await expect.element(selected).toHaveTextContent('3 groups selected');
  expect(router.state.location.pathname).toBe('/collection');
  await userEvent.keyboard('{Escape}');
  await card(2).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/overview|group/);
});

test('starts an empty selection with Select and ends it with Done, Escape or Select', async () => {
  const { router } = await open('plain');
  const select = page.getByRole('button', { name: 'Select', exact: true });
  const boxIsSeen = () => expect.poll(() => getComputedStyle(marks.nth(3).element()).opacity);
  await boxIsSeen().toBe('0');
  await expect.element(select).toHaveAttribute('aria-pressed', 'false');
  await select.click();
  await expect.element(selected).toHaveTextContent('None selected');
  await expect.element(bar.getByRole('button', { name: 'Actions' })).toBeDisabled();
  await boxIsSeen().toBe('1');
  await expectNoAxeViolations();
  await cards.nth(2).click();
  await expect.element(selected).toHaveTextContent('1 group selected');
  await cards.nth(2).click();
  await expect.element(selected).toHaveTextContent('None selected');
  expect(router.state.location.pathname).toBe('/collection');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await select.click();
  await expect.element(selected).toHaveTextContent('None selected');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await marks.nth(1).click();
  await expect.element(select).toHaveAttribute('aria-pressed', 'true');
  await select.click();
  await expect.element(bar).not.toBeInTheDocument();
  await cards.nth(2).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/overview|group/);
});

test.each([
  ['a phone', 390],
  ['a window at 400 %', 320],
])('fits the bar into one row on %s', async (_, width) => {
  await page.viewport(width, 844);
  await open('administrator');
  await marks.nth(0).click();
  await searchFor('a');
  await marks.nth(1).click();
  await expect.element(selected).toMatchTextContent('2 groups selected');
  await expect.element(bar.getByRole('button', { name: /^Select all \d+$/ })).toBeVisible();
  const inner = bar.element().getBoundingClientRect();
  const parts = [selected, ...bar.getByRole('button').all()].map((part) => part.element());
  expect(parts).toHaveLength(4);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? inner.right);
    expect(parts[index]?.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width));
  }
  await expectNoAxeViolations();
});

test('offers editing in the bar only when one entry is selected', async () => {
  await open('administrator');
  const isGroup = (mark: number) =>
    marks.nth(mark).element().closest('div')?.querySelector('[aria-label^="Edit Group"]');
  await expect.poll(() => isGroup(0) ?? marks.nth(0).query()).toBeTruthy();
  const name = `Edit ${isGroup(0) ? 'Group' : 'Series'}`;
  await marks.nth(0).click();
  await choose(name);
  await expect.element(page.getByRole('dialog', { name: new RegExp(`^${name}`) })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await marks.nth(1).click();
  await expect.element(selected).toHaveTextContent('2 groups selected');
  await bar.getByRole('button', { name: 'Actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Mark as watched' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Edit / })).not.toBeInTheDocument();
});

test('keeps the selection on Back from a card', async () => {
  const { router } = await open('plain');
  await marks.nth(1).click();
  link(2)?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/overview|group/);
  await router.navigate(-1);
  await expect.element(selected).toHaveTextContent('1 group selected');
});

test('keeps the selection when search or sorting changes and counts unlisted entries', async () => {
  const { router } = await open('plain');
  await marks.nth(0).click();
  await marks.nth(1).click();
  const name = (mark: number) => marks.nth(mark).element().getAttribute('aria-label')?.slice(7) ?? '';
  const [first, second] = [name(0), name(1)];
  await expect.element(selected).toHaveTextContent('2 groups selected');
  await searchFor(first);
  await expect.element(page.getByRole('checkbox', { name: `Select ${first}`, exact: true })).toBeChecked();
  await expect.element(selected).toHaveTextContent('2 groups selected1 not in this list');
  await expectNoAxeViolations();
  await searchFor('no group is called like this');
  await expect.element(page.getByText('No series/groups available!')).toBeVisible();
  await expect.element(selected).toHaveTextContent('2 groups selected2 not in this list');
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect.element(selected).toHaveTextContent('2 groups selected');
  await router.navigate('/collection?sort=-Name');
  await expect.element(selected).toHaveTextContent('2 groups selected');
  await router.navigate('/collection');
  await expect.element(page.getByRole('checkbox', { name: `Select ${second}`, exact: true })).toBeChecked();
  await choose('Mark as watched');
  await expect.element(question).toBeVisible();
});

test('keeps a selection of all results but some when the search changes', async () => {
  await open('plain');
  await searchFor('a');
  const found = numberListed();
  await marks.nth(0).click();
  await bar.getByRole('button', { name: `Select all ${found}` }).click();
  const unticked = marks.nth(2).element().getAttribute('aria-label') ?? '';
  const ticked = marks.nth(3).element().getAttribute('aria-label') ?? '';
  await marks.nth(2).click();
  await expect.element(selected).toHaveTextContent(`${found - 1} groups selected`);
  await searchFor('e');
  await expect.poll(numberListed).not.toBe(found);
  await expect.element(selected).toMatchTextContent(`${found - 1} groups selected`);
  await search.fill('');
  await expect.poll(numberListed).toBeGreaterThan(found);
  await expect.element(selected).toHaveTextContent(`${found - 1} groups selected`);
  await expect.element(page.getByRole('checkbox', { name: unticked, exact: true })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: ticked, exact: true })).toBeChecked();
});

test('keeps all of the collection but some selected in a search and counts those unlisted', async () => {
  await open('plain');
  const all = numberListed();
  await marks.nth(0).click();
  await bar.getByRole('button', { name: `Select all ${all}` }).click();
  await marks.nth(0).click();
  await expect.element(selected).toHaveTextContent(`${all - 1} groups selected`);
  const unticked = marks.nth(0).element().getAttribute('aria-label')?.slice(7) ?? '';
  await searchFor(unticked);
  const found = numberListed();
  await expect
    .element(page.getByRole('checkbox', { name: `Select ${unticked}`, exact: true }))
    .not.toBeChecked();
  await expect
    .element(selected)
    .toHaveTextContent(`${all - 1} groups selected${all - found} not in this list`);
});

test('marks and counts every series of the selected groups, and Undo reverts it', async () => {
  await open('plain');
  await marks.nth(0).click();
  await marks.nth(6).click({ modifiers: ['Shift'] });
  await choose('Mark as watched');
  await expect.element(question).toMatchTextContent(/Mark \d+ series as watched\?/);
  const count = Number(/Mark (\d+) series/.exec(question.element().textContent ?? '')?.[1]);
  expect(count).toBeGreaterThan(7);
  await question.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(page.getByText(`${count} series marked as watched!`)).toBeVisible();
  // Episodes watched before keep their dates.
  const calls = await requestsTo('*/Episode/Watched', 'POST');
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThanOrEqual(count);
  expect(calls.every(({ query }) => query.includes('includeWatched=False'))).toBe(true);
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await requestsTo('*/Watched/false', 'POST')).length).toBeGreaterThan(0);
});

test('looks up many groups by pages of all series and excludes other groups', async () => {
  await open('plain');
  await selectAll();
  await marks.nth(3).click();
  const groups = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const name = marks.nth(3).element().getAttribute('aria-label')?.slice(7);
  const left = groups.List.find(({ Name }) => Name === name);
  const series = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const others = series.List.filter(({ IDs }) => IDs.TopLevelGroup !== left?.IDs.ID);
  expect(others.length).toBeLessThan(series.Total);
  await choose('Mark as watched');
  await expect.element(question).toMatchTextContent(`Mark ${others.length} series as watched?`);
  expect(await requestsTo('*/Group/*/Series')).toHaveLength(0);
  expect(await requestsTo('*/Filter/Preview/Series', 'POST')).toHaveLength(Math.ceil(series.Total / 100));
});

test('looks up each group when series shift between two pages', async () => {
  await open('plain');
  await selectAll();
  const all = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const shifted = all.List.slice(0, 100);
  await misbehave({
    pattern: '/api/v3/Filter/Preview/Series?*page=2*',
    status: 200,
    body: { Total: all.Total, List: shifted },
  });
  await choose('Mark as watched');
  await expect.element(question).toMatchTextContent(`Mark ${all.Total} series as watched?`);
  expect((await requestsTo('*/Group/*/Series')).length).toBeGreaterThan(10);
});

test('keeps failed series selected for Retry and hides administrator actions from others', async () => {
  await open('plain');
  await misbehave({ pattern: '*/AniDB/Refresh', status: 500 });
  await marks.nth(0).click();
  await bar.getByRole('button', { name: 'Actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Refresh AniDB' })).toBeVisible();
  for (const name of [/Delete Series/, /custom tags/, /Move to group/, /Rename/]) {
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
  }
  await page.getByRole('menuitem', { name: 'Refresh AniDB' }).click();
  await question.getByRole('button', { name: 'Refresh AniDB' }).click();
  await expect
    .element(bar.getByRole('alert'))
    .toMatchTextContent(/\d+ series failed and (is|are) still selected/);
  await expect.element(selected).toHaveTextContent('1 group selected');
  await control('DELETE', 'misbehave');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(/^AniDB refresh of \d+ series queued!$/)).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('saves a playlist of the selected series and keeps them selected when a lookup fails', async () => {
  const downloads = watchDownloads();
  await open('plain');
  await marks.nth(0).click();
  await marks.nth(1).click();
  await misbehave({ pattern: '/api/v3/Series/*/Episode', status: 500 });
  await choose('Save Playlist');
  await expect.element(page.getByText('The selection could not be read')).toBeVisible();
  expect(downloads).toHaveLength(0);
  await control('DELETE', 'misbehave');
  await choose('Save Playlist');
  await expect.poll(() => downloads.length).toBe(1);
  await expect.element(page.getByText(/^Playlist with \d+ files? saved!$/)).toBeVisible();
  expect(downloads[0]?.name).toMatch(/^\d+ series\.m3u8$/);
  const lines = (await downloads[0]?.text())?.trim().split('\n') ?? [];
  const addresses = lines.filter((line) => line.startsWith('http'));
  expect(addresses.length).toBeGreaterThan(1);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(lines).toHaveLength(1 + 2 * addresses.length);
  await expect.element(selected).toHaveTextContent('2 groups selected');
});

test('counts the files to delete and requires a typed confirmation', async () => {
  await page.viewport(390, 844);
  await open('administrator');
  await marks.nth(0).click();
  expect(document.documentElement.scrollWidth).toBe(390);
  await choose('Delete Series - Remove Files');
  await expect.element(question).toMatchTextContent(/Delete \d+ series and \d+ files? \([\d.]+ .iB\)\?/);
  const button = question.getByRole('button', { name: /^Delete \d+ series/ });
  await expect.element(button).toBeDisabled();
  await question.getByRole('textbox').fill('delete files');
  await expectNoAxeViolations();
  await button.click();
  await expect.element(page.getByText(/series deleted!$/)).toBeVisible();
  const [asked] = await requestsTo('/api/v3/Series/*', 'DELETE');
  expect(asked?.query).toBe('deleteFiles=true&completelyRemove=false');
});

test.each([
  ['Delete Series - Remove Files', 'alertdialog'],
  ['Add custom tags…', 'dialog'],
] as const)('returns focus to Actions when the dialog of “%s” closes', async (name, role) => {
  await open('administrator');
  await marks.nth(0).click();
  await choose(name);
  await expect.element(page.getByRole(role)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('moves series into a new group, and Undo restores their groups', async () => {
  await open('administrator');
  const before = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  await marks.nth(1).click();
  await marks.nth(4).click({ modifiers: ['Shift'] });
  await choose('Move to group…');
  await page.getByRole('button', { name: 'Create and move to new group' }).click();
  await expect.element(page.getByText(/series moved!$/)).toBeVisible();
  expect(await requestsTo('/api/v3/Group', 'POST')).toHaveLength(1);
  const moved = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  expect(moved.Total).toBeLessThan(before.Total);
  await page.getByRole('button', { name: 'Undo' }).click();
  const shape = ({ List }: ListResult<Group>) => List.map(({ Name, Size }) => `${Name} ${Size}`).toSorted();
  await expect
    .poll(async () => shape(await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } })))
    .toEqual(shape(before));
});

test('adds custom tags to every series, and Undo removes them', async () => {
  await open('administrator');
  await marks.nth(0).click();
  await marks.nth(2).click({ modifiers: ['Shift'] });
  await choose('Add custom tags…');
  const dialog = page.getByRole('dialog', { name: /^Add custom tags to \d+ series$/ });
  await expect.element(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Custom tags' }).click();
  await page.getByRole('option').first().click();
  await userEvent.keyboard('{Escape}');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText(/^Tags added to \d+ series!$/)).toBeVisible();
  const sent = (requests: readonly NotedRequest[]) =>
    new Set(requests.map(({ path, body }) => `${path} ${JSON.stringify(body)}`));
  const added = await requestsTo('*/Tags/User', 'POST');
  expect(added.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => sent(await requestsTo('*/Tags/User', 'DELETE'))).toEqual(sent(added));
});

test('renames and moves the files of every series after confirmation', async () => {
  await open('administrator');
  await marks.nth(0).click();
  await marks.nth(1).click({ modifiers: ['Shift'] });
  await choose('Rename/Move Files');
  await expect.element(page.getByText('No files would be renamed or moved')).toBeVisible();
  expect(question.query()).toBeNull();
  await moveOnImport();
  await choose('Rename/Move Files');
  await expect.element(question).toMatchTextContent(/Rename\/move the files of \d+ series\?/);
  const series = Number(/of (\d+) series/.exec(question.element().textContent ?? '')?.[1]);
  await question.getByRole('button', { name: 'Rename/Move Files' }).click();
  await expect.element(page.getByText(`Rename/move of the files of ${series} series queued!`)).toBeVisible();
  expect(await requestsTo('*/File/Relocate', 'POST')).toHaveLength(series);
});

test('keeps only the unfinished series of a group selected when a run is cancelled', async () => {
  await open('plain');
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const large = List.toSorted((left, right) => right.Size - left.Size)[0];
  expect(large?.Size).toBeGreaterThan(5);
  await page.getByRole('searchbox', { name: 'Search groups' }).fill(large?.Name ?? '');
  const mark = page.getByRole('checkbox', { name: `Select ${large?.Name}`, exact: true });
  await mark.click();
  await misbehave({ pattern: '*/Episode/Watched', method: 'POST', delay: 700 });
  await choose('Mark as watched');
  await question.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(bar.getByText('Marking as watched')).toBeVisible();
  // Not awaited: on a busy machine, all could finish before the driver finds the button stable.
  clickInSameTick(bar.getByRole('button', { name: 'Cancel' }));
  await expect.element(selected).toMatchTextContent(/^1 group selected/);
  const done = (await requestsTo('*/Episode/Watched', 'POST')).length;
  const left = (large?.Size ?? 0) - done;
  await expect.element(selected).toMatchTextContent(`${left} series remaining in 1 group`);
  await choose('Mark as watched');
  await expect.element(question).toMatchTextContent(`Mark ${left} series as watched?`);
});
