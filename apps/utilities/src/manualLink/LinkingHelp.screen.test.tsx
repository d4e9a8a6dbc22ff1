// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult, Series } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { formatDate } from '@hondana/shared/ui/format';
import { beforeEach, expect, test } from 'vitest';
import {
  button,
  episodesOf,
  named,
  notices,
  ready,
  rows,
  seriesWith,
  showLinking,
  showMatched,
  signedIn,
} from '../testing/openLinking.tsx';

withSandbox({ series: 20, looseFiles: 40 });
beforeEach(() => signOut());

const plain = (name: string) => name.replace(/[/\\:*?"<>|]/g, '');
const groups = page.getByRole('region', { name: 'Series by file name' });
const episodes = page.getByRole('list', { name: 'Episodes' });

async function twoSeries(): Promise<readonly [Series, Series]> {
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const found: Series[] = [];
  for (const one of List) {
    const isPlain = /^[\p{L} ]+$/u.test(one.Name) && !/season/i.test(one.Name);
    const own = (await episodesOf(one.IDs.AniDB)).filter(({ Type }) => Type === 'Episode');
    if (isPlain && own.length >= 2) found.push(one);
  }
  const [one, other] = found;
  if (!one || !other) throw new Error('No two series with plain names');
  return [one, other];
}

test('suggests a series for each group of files, and links one group after another', async () => {
  const [one, other] = await signedIn(twoSeries);
  const ofOthers = [...named(1, plain(other.Name)), ...named(1, 'Nobody Knows It Xq')];
  await showLinking({ names: [...named(2, plain(one.Name)), ...ofOthers] });
  await expect.element(groups.getByRole('listitem')).toHaveLength(3);
  await expect.element(groups).toMatchTextContent('Files of 3 series');
  const group = (name: string) => groups.getByRole('button').filter({ hasText: `“${name}”` });
  await expect.element(group(plain(one.Name))).toMatchTextContent(`${one.Name}0 of 2 files ready`);
  await expect.element(group('Nobody Knows It Xq')).toMatchTextContent('0 of 1 file ready · no series found');
  await expectNoAxeViolations();
  // Series in the collection are found without AniDB's title search.
  const searched = (await requestsTo('/api/v3/Series/AniDB/Search')).map(({ query }) => query);
  expect(searched.filter((query) => query.includes(plain(other.Name)))).toEqual([]);
  await group(plain(one.Name)).click();
  await expect.element(page.getByText('2 files selected')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: one.Name })).toBeVisible();
  await button('Match by name').click();
  await ready('2 of 4 files');
  await button('Choose another series').click();
  await expect.element(group(plain(one.Name))).toMatchTextContent('2 of 2 files ready');
  await group(plain(other.Name)).click();
  await button('Match by name').click();
  await ready('3 of 4 files');
  await button('Choose another series').click();
  await group('Nobody Knows It Xq').click();
  const search = page.getByRole('searchbox', { name: 'Search series' });
  await expect.element(search).toHaveValue('Nobody Knows It Xq');
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await button('Link 3 Files').click();
  await expect.element(notices).toMatchTextContent('Scheduled a 1:1 linking for 3 files!');
  await expect.element(rows).toHaveLength(1);
  await expect.element(groups).not.toBeInTheDocument();
});

test('shows no groups when all files belong to one series', async () => {
  await showLinking({ names: named(3) });
  await expect.element(page.getByRole('searchbox', { name: 'Search series' })).toHaveValue('Some Show');
  await expect.element(groups).not.toBeInTheDocument();
});

async function partlyFilled() {
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const query = { pageSize: 0, includeMissing: true, includeUnaired: true, includeHidden: true };
  for (const { IDs } of List) {
    const all = (await request<ListResult<Episode>>({ path: `Series/${IDs.ID}/Episode`, query })).List;
    const filled = new Set(all.filter(({ Size }) => Size > 0).map((one) => one.IDs.AniDB));
    const own = await episodesOf(IDs.AniDB);
    const regular = own.filter(({ Type }) => Type === 'Episode');
    const taken = regular.find(({ ID }) => filled.has(ID));
    const free = regular.find(({ ID }) => !filled.has(ID));
    if (taken && free && own.length > regular.length) return { id: IDs.AniDB, own, filled, taken, free };
  }
  throw new Error('No series has files of some of its episodes');
}

test('shows the air date of episodes and, also for a guess, whether they have a file', async () => {
  const { id, taken, free } = await signedIn(partlyFilled);
  const number = (at: number) => `[Group] Some Show - ${String(at).padStart(2, '0')}.mkv`;
  await showLinking({ names: [number(taken.EpisodeNumber), number(free.EpisodeNumber)], series: id });
  const filter = page.getByRole('searchbox', { name: 'Filter episodes' });
  await filter.fill(String(taken.EpisodeNumber));
  const choice = episodes.getByRole('button').first();
  await expect.element(choice).toMatchTextContent('Has a file already');
  await expect.element(choice).toMatchTextContent(formatDate(taken.AirDate ?? ''));
  await filter.fill(String(free.EpisodeNumber));
  await expect.element(choice).toMatchTextContent(new RegExp(`^${free.EpisodeNumber} –`));
  await expect.element(choice).not.toMatchTextContent('Has a file already');
  await button('Match by name').click();
  await ready('2 of 2 files');
  const row = (at: number) => rows.filter({ hasText: number(at) });
  const words = 'Sure · The episode has a file already · Group';
  await expect.element(row(taken.EpisodeNumber)).toMatchTextContent(words);
  await expect.element(row(free.EpisodeNumber)).toMatchTextContent('Sure · Group');
  await expectNoAxeViolations();
});

test('filters episodes by title, type and missing file', async () => {
  const { id, own, filled, taken } = await signedIn(partlyFilled);
  await showLinking({ names: named(1), series: id });
  const filter = page.getByRole('search', { name: 'Filter episodes' });
  const text = filter.getByRole('searchbox');
  await text.fill(taken.Title.toUpperCase());
  await expect.element(episodes).toMatchTextContent(taken.Title);
  await expect.element(episodes.getByText('Has a file already').first()).toBeVisible();
  await filter.getByRole('checkbox', { name: 'Without a file' }).click();
  await expect.element(episodes.getByText('Has a file already')).not.toBeInTheDocument();
  await text.fill('');
  const open = own.filter((one) => !filled.has(one.ID));
  await expect.element(page.getByText(`${open.length} episode`, { exact: false }).first()).toBeVisible();
  await filter.getByRole('combobox', { name: 'Type' }).click();
  const type = own.find(({ Type }) => Type !== 'Episode')?.Type ?? '';
  await page.getByRole('option', { name: type }).click();
  const left = open.filter(({ Type }) => Type === type).length;
  await expect.element(page.getByText(new RegExp(`^${left} episodes? found`))).toBeVisible();
  await expectNoAxeViolations();
});

test('groups failed files by reason, and relinks one group on “Retry these”', async () => {
  const { files } = await showMatched(4);
  for (const at of [0, 1]) await misbehave({ pattern: `/api/v3/File/${files[at]?.id}/Link`, status: 500 });
  await misbehave({ pattern: `/api/v3/File/${files[2]?.id}/Link`, cut: true });
  await button('Link 4 Files').click();
  const report = page.getByRole('alert').filter({ hasText: '3 files could not be linked' });
  const failed = report.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent(/The server failed.*\(2\).*- 01\.mkv.*- 02\.mkv/);
  await expect.element(failed).toMatchTextContent(/The server did not respond.*\(1\).*- 03\.mkv/);
  await control('DELETE', 'misbehave');
  await failed.getByRole('button', { name: 'Retry these' }).first().click();
  await expect.element(page.getByText('1 file could not be linked')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent(/Some Show - 03.*The server did not respond/);
});

test('shows visible labels for the range fields and the shift', async () => {
  const series = await signedIn(() => seriesWith(3));
  const { length } = series.episodes;
  const names = Array.from({ length: 2 }, (_, index) => `[Group] Some Show S2 - ${length + 1 + index}.mkv`);
  await showLinking({ names, series: series.id });
  const range = page.getByRole('form', { name: 'Range fill' });
  await expect.element(range).toBeVisible();
  for (const label of ['Type of episodes', 'Starting episode']) {
    const element = range.getByText(label, { exact: true }).element();
    const { x, y, height } = element.getBoundingClientRect();
    expect(document.elementFromPoint(x + 8, y + height / 2), `${label} is seen`).toBe(element);
  }
  await button('Match by name').click();
  const shift = page.getByRole('group', { name: 'Shift' });
  await expect.element(shift.getByText('Shift', { exact: true })).toBeVisible();
  await expect.element(shift.getByRole('button', { name: 'Keep the numbers' })).toBeVisible();
});

test('keeps the files within reach below the episodes of a long series on a phone', async () => {
  await page.viewport(390, 844);
  const series = await signedIn(() => seriesWith(50));
  await showLinking({ names: named(3), series: series.id });
  await expect.element(episodes.getByRole('button').first()).toBeVisible();
  expect(rows.first().element().getBoundingClientRect().top).toBeLessThan(1400);
});

test('puts the series search above the files on a phone', async () => {
  await page.viewport(390, 844);
  await showLinking({ names: [...named(3), ...named(2, 'Another'), ...named(1, 'A Third')] });
  await expect.element(groups.getByRole('listitem')).toHaveLength(3);
  const field = page.getByRole('searchbox', { name: 'Search series' }).element().getBoundingClientRect();
  expect(field.bottom).toBeLessThan(500);
  expect(rows.first().element().getBoundingClientRect().top).toBeGreaterThan(field.bottom);
  expect(document.documentElement.scrollWidth).toBe(390);
});
