import { imageAddress } from '@hondana/shared/anime/images';
// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { collectedEpisodes, missingOf, unwatchedEpisodes } from '@hondana/shared/anime/episodeCounts';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { fileSourceTexts } from './fileSources.ts';

const listPath = '/api/v3/Filter/Preview/Group';
const wall = page.getByRole('list', { name: 'Groups' });
/** Not by role: cards contain lists of tags. */
const card = (index: number) => {
  const found = document.querySelector(`[data-virtual-cell="${index}"]`);
  if (!found) throw new Error(`There is no card ${index}.`);
  return page.elementLocator(found);
};
const tags = (index: number) => card(index).getByRole('list', { name: 'Tags' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textOf = (index: number) => card(index).element().textContent ?? '';

withSandbox({ series: 400 });
beforeEach(() => window.scrollTo(0, 0));

async function showCollection(path = '/collection') {
  const screen = await renderScreen({ routes, path, as: 'administrator' });
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  const query = { pageSize: 50, page: 1 };
  const answer = await request<ListResult<Group>>({
    method: 'POST',
    path: listPath.slice(8),
    query,
    body: {},
  });
  return { ...screen, groups: answer.List };
}

async function showAs(view: 'Posters' | 'List'): Promise<void> {
  await page.getByRole('radio', { name: view }).click();
  const names = page.getByRole('heading', { level: 2 });
  if (view === 'List') await expect.element(names.first()).toBeVisible();
  else await expect.element(names).not.toBeInTheDocument();
}

test('offers presets in the collection, the editor in a group, and other tools in both', async () => {
  const { router, groups } = await showCollection();
  const always = ['Filter', 'Select', 'Display Settings'];
  const ofCollection = ['Sort: Name, ascending', 'Filter Presets'];
  for (const name of [...always, ...ofCollection]) await expect.element(button(name)).toBeVisible();
  await expect.element(button('Edit Group')).not.toBeInTheDocument();
  await router.navigate(`/collection/group/${groups.find(({ Size }) => Size > 1)?.IDs.ID}`);
  await expect.element(page.getByRole('list', { name: 'Series' }).getByRole('link').first()).toBeVisible();
  const ofGroup = ['Sort: Air Date, ascending', 'Edit Group'];
  for (const name of [...always, ...ofGroup]) await expect.element(button(name)).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search series' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'View' })).toBeVisible();
  const words = ['Presets', 'Filter', 'Select', 'Posters', 'List', 'Display'];
  const seen = (word: string) => {
    const found = page
      .getByText(word, { exact: true })
      .elements()
      .map((one) => one.getBoundingClientRect());
    return found.some(({ width }) => width > 10);
  };
  await router.navigate('/collection');
  await expect.element(button('Filter Presets')).toBeVisible();
  for (const width of [1440, 1280, 1279]) {
    await page.viewport(width, 900);
    for (const word of words) expect(seen(word), `${word} at ${width}`).toBe(width >= 1280);
  }
  await page.viewport(1440, 900);
  await router.navigate(-1);
  await expect.element(button('Filter Presets')).not.toBeInTheDocument();
  const [asked] = await requestsTo('/api/v3/Filter/Preview/Group/*/Series', 'POST');
  expect(asked?.query.split('&').toSorted()).toEqual([
    'includeDataFrom=AniDB',
    'includeDataFrom=TMDB',
    'includeMissing=true',
    'recursive=true',
  ]);
});

test('shows picture, name, and episode, unwatched and series counts on a poster', async () => {
  const { groups, router } = await showCollection();
  expect((await requestsTo(listPath))[0]?.query).toContain('pageSize=50');
  for (const [index, { Name, Sizes, Size, Images }] of groups.slice(0, 14).entries()) {
    const text = textOf(index);
    expect(text).toContain(Name);
    const episodes = collectedEpisodes(Sizes);
    expect(text).toMatch(new RegExp(`${episodes.toLocaleString('en')} Episodes?$`));
    const unwatched = unwatchedEpisodes(Sizes);
    expect(text.includes('unwatched')).toBe(unwatched > 0);
    const all = collectedEpisodes(Sizes);
    expect(text.includes('All watched')).toBe(all > 0 && unwatched === 0);
    expect(text.includes('No files')).toBe(all === 0);
    const progress = card(index).element().querySelector<HTMLElement>('[style*="inline-size"]');
    expect(progress !== null).toBe(unwatched > 0 && unwatched < all);
    if (unwatched > 0) expect(text).toContain(`${unwatched} unwatched`);
    expect(text.includes(`${Size} series`)).toBe(Size > 1);
    const [poster] = Images.Posters;
    const source = card(index).element().querySelector('img')?.getAttribute('src') ?? '';
    if (poster) expect(source).toContain(imageAddress(poster));
  }
  const { List } = await request<ListResult<Group>>({
    path: 'Group',
    query: { pageSize: 0, includeEmpty: true },
  });
  const empty = List.find(({ Sizes }) => collectedEpisodes(Sizes) === 0);
  await router.navigate(`/collection?${new URLSearchParams({ q: empty?.Name ?? '' })}`);
  await expect.element(wall.getByRole('link')).toMatchTextContent(`${empty?.Name}No files`);
});

test('shows sources, dates, counts, a short description and up to ten tags on a list card', async () => {
  const { groups } = await showCollection();
  const before = (await requestsTo(listPath)).length;
  await showAs('List');
  await expect.poll(async () => (await requestsTo(listPath)).length).toBeGreaterThan(before);
  const [extras] = await requestsTo('/api/v3/WebUI/GroupView', 'POST');
  expect(extras?.body).toEqual({
    GroupIDs: groups.map(({ IDs }) => IDs.ID),
    TagFilter: 128,
    TagLimit: 20,
  });
  await expect.element(tags(0).first()).toBeVisible();
  for (const [index, { Sizes, Size }] of groups.slice(0, 4).entries()) {
    const text = textOf(index);
    for (const source of fileSourceTexts(Sizes.FileSources)) expect(text).toContain(source);
    expect(text).toContain(`EP${Sizes.Local.Episodes} / ${Sizes.Total.Episodes}`);
    expect(text).toContain(`SP${Sizes.Local.Specials} / ${Sizes.Total.Specials}`);
    expect(text).toMatch(/Watched\d+ \/ \d+/);
    expect(text.includes('Missing')).toBe(missingOf(Sizes, 'Episodes') + missingOf(Sizes, 'Specials') > 0);
    expect(text.includes(`${Size} Series`)).toBe(Size > 1);
    expect(text).toMatch(/\d{4}|Air dates not available|Unknown/);
    expect(tags(index).elements().length).toBeLessThanOrEqual(10);
    const clamped = [...card(index).element().querySelectorAll('*')].map(
      (one) => getComputedStyle(one).webkitLineClamp,
    );
    expect(clamped).toContain('4');
  }
  await showAs('Posters');
});

test('renders two rows above and below the viewport', async () => {
  await showCollection();
  window.scrollTo(0, 3000);
  const rows = () => {
    const tops = [...document.querySelectorAll('[data-virtual-cell]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const above = new Set(tops.filter(({ bottom }) => bottom <= 0).map(({ top }) => Math.round(top)));
    const below = new Set(
      tops.filter(({ top }) => top >= window.innerHeight).map(({ top }) => Math.round(top)),
    );
    return [above.size, below.size];
  };
  await expect.poll(rows).toEqual([2, 2]);
});

const settings = {
  'Poster View Options': ['Total Episodes', 'Group Indicator', 'Unwatched Episode Count'],
  'List View Options': ['Item Type', 'Group Indicator', 'Top Tags', 'Custom Tags'],
  'Image Options': [
    'Random Posters on Load',
    'Random Backdrop on Load',
    'Show Backdrop if Thumbnail is missing',
  ],
  'AniDB Options': ['Filter AniDB descriptions'],
};

async function turnAllSettings(): Promise<void> {
  await button('Display Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  for (const [group, names] of Object.entries(settings)) {
    for (const name of names) {
      await dialog.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true }).click();
    }
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('shows and hides what the display settings name', async () => {
  const { groups, router } = await showCollection();
  await showAs('List');
  await expect.element(tags(0).first()).toBeVisible();
  const several = groups.findIndex(({ Size }) => Size > 1);
  expect(several).toBeLessThan(8);
  await expect.poll(() => textOf(several)).toMatch(/(TV|Movie|OVA|Web|Other|Special|Unknown)\w*.*\d+ Series/);

  await turnAllSettings();
  await expect.poll(() => textOf(several)).not.toMatch(/\d+ Series/);
  expect(tags(0).elements()).toEqual([]);
  await showAs('Posters');
  await expect.poll(() => textOf(several)).not.toMatch(/Episodes?$|unwatched|\d+ series/);
  expect((await requestsTo(listPath)).at(-1)?.query).toContain('randomImages=true');
  await router.navigate(`/collection/series/${groups[0]?.IDs.MainSeries}`);
  await expect.poll(async () => (await requestsTo('/api/v3/Series/*/Images')).length).toBeGreaterThan(0);
  await router.navigate('/collection');
  await turnAllSettings();
  await expect.poll(() => textOf(several)).toMatch(/\d+ series.*Episodes?$/);
});

test('wraps a long name to three lines without overlapping the next row', async () => {
  await showCollection();
  const names = [...document.querySelectorAll<HTMLElement>('[data-virtual-cell] a > [title]')];
  const { lineHeight } = getComputedStyle(names[0] ?? document.body);
  const lines = names.map(({ clientHeight }) => Math.round(clientHeight / Number.parseFloat(lineHeight)));
  expect(Math.max(...lines)).toBe(3);
  for (const [index, name] of names.entries()) {
    const cell = name.closest('[data-virtual-cell]')?.getBoundingClientRect();
    const link = name.closest('a');
    expect(link?.scrollHeight, String(index)).toBeLessThanOrEqual(Math.ceil(cell?.height ?? 0));
  }
});

test('prefetches a group on hover and opens it without another request', async () => {
  const { groups, router } = await showCollection();
  const index = groups.findIndex(({ Size }) => Size > 1);
  const id = groups[index]?.IDs.ID;
  await card(index).getByRole('link').hover();
  const calls = async () => (await requestsTo(`/api/v3/Filter/Preview/Group/${id}/Series`)).length;
  await expect.poll(calls).toBe(1);
  await card(index).getByRole('link').click();
  await expect.poll(() => router.state.location.pathname).toBe(`/collection/group/${id}`);
  await expect.element(page.getByRole('list', { name: 'Series' }).getByRole('link').first()).toBeVisible();
  expect(await calls()).toBe(1);
});

test('opens a series with the name and poster of its card, before the server answers', async () => {
  const { groups, router } = await showCollection();
  const index = groups.findIndex(({ Size, Images }) => Size === 1 && Images.Posters.length > 0);
  const link = card(index).getByRole('link');
  const poster = (link.element() as HTMLElement).querySelector('img')?.src;
  expect(poster).toBeTruthy();
  await misbehave({ pattern: '/api/v3/Series/*', delay: 2000 });
  await link.click();
  const name = String(groups[index]?.Name);
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(document.querySelector('[aria-busy=true] img')).toHaveProperty('src', poster);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  expect(router.state.location.pathname).toContain('/collection/series/');
});

test('offers Retry in place of an entry whose page failed, by keyboard too', async () => {
  await misbehave({ pattern: '*Filter/Preview/Group?*page=3*', status: 500 });
  await showCollection();
  window.scrollTo(0, 110 * 50);
  const retry = page.getByRole('button', { name: 'Retry: entry 120 could not be loaded' });
  await expect.element(retry).toBeVisible();
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[data-card-placeholder]')).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('data-virtual-item')).toBe('119');
});

test('offers Clear Filter in place of the list when nothing matches', async () => {
  const path = '/collection/filter/live?f=HasTag.no-such-tag';
  const { router } = await renderScreen({ routes, path, as: 'plain' });
  await expect.element(page.getByText('No series/groups available!')).toBeVisible();
  await expect.element(page.getByText('Nothing matches this filter.')).toBeVisible();
  await button('Clear Filter').click();
  await expect.element(wall.getByRole('link').first()).toBeVisible();
  expect(router.state.location.search).toBe('');
});
