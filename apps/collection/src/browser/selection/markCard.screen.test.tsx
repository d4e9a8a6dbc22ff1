// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { collectedEpisodes, unwatchedEpisodes } from '@hondana/shared/anime/episodeCounts';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';

const bar = page.getByRole('region', { name: 'Selection' });
const card = page.getByRole('list', { name: 'Groups' });
const question = page.getByRole('alertdialog');
const notice = (text: string | RegExp) => page.getByText(text);
const search = page.getByRole('searchbox', { name: 'Search groups' });

withSandbox({ series: 300 });
beforeEach(() => document.documentElement.removeAttribute('data-pointer'));

let visit = 0;

/** A list of a single group with unwatched episodes. */
async function openAt(kind: 'series' | 'group', view: 'Posters' | 'List' = 'Posters') {
  signOut();
  const screen = await renderScreen({ routes, path: `/collection?visit=${++visit}`, as: 'plain' });
  const { List } = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const found = List.find(
    ({ Name, Size, Sizes }) =>
      /^[a-z ]{8,}$/i.test(Name) &&
      (kind === 'series' ? Size === 1 : Size > 2) &&
      collectedEpisodes(Sizes) > 3 &&
      unwatchedEpisodes(Sizes) > 1,
  );
  if (!found) throw new Error('There is no such group.');
  await page.getByRole('radio', { name: view }).click();
  await search.fill(found.Name);
  await expect.element(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  const link = card.getByRole('link', { name: new RegExp(`^${found.Name}`) }).first();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await expect.element(link).toBeVisible();
  const button = (word: string) =>
    page.getByRole('button', { name: `Mark as ${word}: ${found.Name}`, exact: true });
  const unwatched = async () => {
    const { Sizes } = await request<Group>({ path: `Group/${found.IDs.ID}` });
    return unwatchedEpisodes(Sizes);
  };
  return { ...screen, group: found, link, button, unwatched };
}

test.each(['Posters', 'List'] as const)(
  'marks a series as watched on its card at once in %s view, and Undo reverts it',
  async (view) => {
    const { group, link, button, unwatched } = await openAt('series', view);
    const before = await unwatched();
    const opacity = () => getComputedStyle(button('watched').element()).opacity;
    await search.hover();
    await expect.poll(opacity).toBe('0');
    await link.hover();
    await expect.poll(opacity).toBe('1');
    await expectNoAxeViolations();
    await misbehave({ pattern: '*/Episode/Watched*', method: 'POST', delay: 2500 });
    await button('watched').click();
    await expect.element(button('unwatched')).toBeInTheDocument();
    // Optimistic: the server is not done yet.
    expect(await unwatched()).toBe(before);
    if (view === 'Posters') await expect.element(card).toMatchTextContent(/All watched/);
    expect(question.query()).toBeNull();
    await expect.element(notice('1 series marked as watched!')).toBeVisible();
    expect(await unwatched()).toBe(0);
    const calls = await requestsTo('*/Episode/Watched', 'POST');
    expect(calls.map(({ query }) => query.split('&').toSorted())).toEqual([
      ['includeWatched=False', 'value=true'],
    ]);
    await expect.element(bar).not.toBeInTheDocument();
    await control('DELETE', 'misbehave');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(unwatched).toBe(before);
    await expect.element(button('watched')).toBeInTheDocument();
    if (view === 'Posters') await expect.element(card).toMatchTextContent(`${before} unwatched`);
    expect(group.Size).toBe(1);
  },
);

test('marks by keyboard and asks before marking as unwatched', async () => {
  const { link, button, unwatched } = await openAt('series');
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(button('watched')).toHaveFocus();
  await expect.poll(() => getComputedStyle(button('watched').element()).opacity).toBe('1');
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('1 series marked as watched!')).toBeVisible();
  await expect.element(button('unwatched')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toMatchTextContent('Mark 1 series as unwatched?');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button('unwatched')).toHaveFocus();
  expect(await unwatched()).toBe(0);
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Mark as unwatched' }).click();
  await expect.element(notice("Original watch dates can't be restored.")).toBeVisible();
  await expect.element(button('watched')).toHaveFocus();
  await expect.poll(unwatched).toBeGreaterThan(0);
});

test('marks all series of a group after confirmation and names those that fail', async () => {
  const { group, button, unwatched, link } = await openAt('group');
  await link.hover();
  await button('watched').click();
  await expect.element(question).toMatchTextContent(`Mark ${group.Size} series as watched?`);
  await expect
    .element(question)
    .toMatchTextContent('All available episodes of these series will be marked as watched.');
  const series = await request<Series[]>({ path: `Group/${group.IDs.ID}/Series` });
  const failing = series.find(({ Sizes }) => unwatchedEpisodes(Sizes) > 0)?.IDs.ID;
  await misbehave({ pattern: `/api/v3/Series/${failing}/Episode/Watched*`, method: 'POST', status: 500 });
  await question.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('1 series could not be marked as watched');
  await expect
    .element(bar.getByRole('list', { name: 'What failed' }))
    .toMatchTextContent(/The server failed.*\(1\).+/);
  await expect.element(bar).toMatchTextContent(/1 group selected1 series remaining in 1 group/);
  expect(await unwatched()).toBeGreaterThan(0);
  await expect.element(button('watched')).not.toBeInTheDocument();
  await control('DELETE', 'misbehave');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(unwatched).toBe(0);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent(/All watched/);
  await expect.element(button('unwatched')).toBeInTheDocument();
});

test('reverts and selects a series that could not be marked', async () => {
  const { button, link } = await openAt('series');
  await misbehave({ pattern: '*/Episode/Watched*', method: 'POST', status: 500 });
  await link.hover();
  await button('watched').click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('1 series could not be marked as watched');
  await expect.element(card).toMatchTextContent(/unwatched/);
  await expect.element(bar).toMatchTextContent(/1 group selected/);
});

test('ignores touch while the button is invisible', async () => {
  const { button } = await openAt('series');
  document.documentElement.dataset.pointer = 'touch';
  const { opacity, pointerEvents } = getComputedStyle(button('watched').element());
  expect([opacity, pointerEvents]).toEqual(['0', 'none']);
});
