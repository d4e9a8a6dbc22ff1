// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series, Tag } from '@hondana/shared/api/types';
import { seriesTagsQuery } from '@hondana/shared/resources/series';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const cards = page.getByRole('list', { name: 'Tags', exact: true });
const search = page.getByRole('searchbox', { name: 'Search tags' });
const count = page.getByRole('status').filter({ hasText: /\btags?$/ });
const dialog = page.getByRole('dialog');
const notices = page.getByRole('region', { name: 'Notices' });

const names = () =>
  cards
    .getByRole('button')
    .elements()
    .map((card) => card.querySelector('[dir="auto"]')?.textContent ?? '');

const gives = ({ IsSpoiler, IsLocalSpoiler }: Tag) => IsSpoiler || IsLocalSpoiler === true;

withSandbox({ series: 200 });

/** For a series with a spoiler and a custom tag among its tags. */
async function showTags(as: 'administrator' | 'plain' = 'plain', address = '') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'administrator' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  for (const { IDs } of List) {
    const path = `Series/${IDs.ID}/Tags`;
    const plain = (await request<Tag[]>({ path, query: { filter: 1 } })).filter((tag) => !gives(tag));
    if (plain.length < 4) continue;
    const [own] = (await request<ListResult<Tag>>({ path: 'Tag/User' })).List;
    await request({ method: 'POST', path: `${path}/User`, body: { IDs: [own?.ID] } });
    const tags = await request<Tag[]>({ path, query: { filter: 1 } });
    if (!tags.some(gives)) continue;
    if (as === 'plain') await signInAs('plain');
    await screen.router.navigate(`/collection/series/${IDs.ID}/tags${address}`);
    await expect.element(cards.getByRole('button').first()).toBeVisible();
    return { ...screen, tags, harmless: tags.filter((tag) => !gives(tag)), seriesId: IDs.ID };
  }
  throw new Error('No series has the tags for this.');
}

test('sorts tags by weight or name and hides spoilers until they are enabled', async () => {
  const { router, tags, harmless } = await showTags();
  expect(names()).toEqual(harmless.map(({ Name }) => Name));
  await expect.element(count).toMatchTextContent(`${harmless.length} of ${tags.length} tags`);
  await page.getByRole('radio', { name: 'A-Z' }).click();
  const sorted = harmless
    .map(({ Name }) => Name)
    .sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
  await expect.poll(names).toEqual(sorted);
  await page.getByRole('checkbox', { name: 'Show Spoiler Tags' }).click();
  await expect.poll(() => names().length).toBe(tags.length);
  await expect.element(cards.getByText('Spoiler').first()).toBeVisible();
  expect(router.state.location.search).toBe('?sort=name&spoilers=true');
});

test('restores sources, spoilers and order from the address', async () => {
  const { tags } = await showTags('plain', '?sort=name&spoilers=true&without=AniDB');
  await expect.element(page.getByRole('radio', { name: 'A-Z' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'AniDB' })).not.toBeChecked();
  expect(names()).toEqual(tags.filter(({ Source }) => Source === 'User').map(({ Name }) => Name));
});

test('ignores spaces and letter case in the search and offers all tags when none match', async () => {
  const { router, tags, harmless } = await showTags();
  const wanted = harmless[1]?.Name ?? '';
  await search.fill(` ${wanted.toUpperCase().replaceAll(' ', '')}`);
  await expect.poll(names).toContain(wanted);
  await expect.poll(() => names().length).toBeLessThan(harmless.length);
  await search.fill('no such tag');
  await expect.element(page.getByText('No tags match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => names().length).toBe(tags.length);
  expect(router.state.location.search).toBe('?spoilers=true');
});

test('hides tags of an unchecked source', async () => {
  const { harmless } = await showTags();
  await page.getByRole('checkbox', { name: 'User' }).click();
  const anidb = harmless.filter(({ Source }) => Source === 'AniDB');
  await expect.poll(names).toEqual(anidb.map(({ Name }) => Name));
});

test('queues a forced AniDB refresh and reports a refusal', async () => {
  const { seriesId } = await showTags();
  const refresh = page.getByRole('button', { name: 'Force Refresh AniDB' });
  await refresh.click();
  await expect.element(notices).toMatchTextContent('AniDB refresh queued!');
  const path = `/api/v3/Series/${seriesId}/AniDB/Refresh`;
  expect((await requestsTo(path, 'POST'))[0]?.query).toContain('force=true');
  await misbehave({ pattern: path, status: 500 });
  await refresh.click();
  await expect.element(notices).toMatchTextContent('The AniDB refresh could not be queued');
});

test('opens a tag with its series by keyboard and keeps it in the address', async () => {
  const { router, harmless, seriesId } = await showTags();
  const [tag, other] = harmless.filter(({ Source }) => Source === 'AniDB');
  (cards.getByRole('button').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: tag?.Name ?? '' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'AniDB' }))
    .toHaveAttribute('href', `https://anidb.net/tag/${tag?.ID}`);
  const series = dialog.getByRole('region', { name: 'Series with this tag' });
  await expect.element(series.getByRole('link').first()).toBeVisible();
  const [asked] = await requestsTo('/api/v3/Filter/Preview/Series', 'POST');
  expect(asked?.query).toContain('pageSize=25');
  expect(asked?.body).toMatchObject({ Expression: { Type: 'HasTag', Parameter: tag?.Name } });
  const address = `/collection/series/${seriesId}/tags`;
  expect(router.state.location.pathname).toBe(address);
  expect(router.state.location.search).toBe(`?tag=AniDB-${tag?.ID}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.getByRole('button').first()).toHaveFocus();
  expect(router.state.location.search).toBe('');
  await router.navigate(`${address}?tag=AniDB-${other?.ID}`);
  await expect.element(dialog.getByRole('heading', { name: other?.Name ?? '' })).toBeVisible();
});

test('pages through the series of a tag and links to them', async () => {
  const { router, seriesId } = await showTags();
  const query = { filter: 1, includeCount: true };
  const counted = await request<Tag[]>({ path: `Series/${seriesId}/Tags`, query });
  const [common] = counted.filter((tag) => !gives(tag)).sort((a, b) => (b.Size ?? 0) - (a.Size ?? 0));
  expect(common?.Size).toBeGreaterThan(50);
  await cards
    .getByRole('button')
    .nth(names().indexOf(common?.Name ?? ''))
    .click();
  const series = dialog.getByRole('region', { name: 'Series with this tag' });
  await expect.poll(() => series.getByRole('link').elements().length).toBe(25);
  await expect.element(series.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = series.getByRole('link').first().element().getAttribute('href') ?? '';
  const next = series.getByRole('button', { name: 'Next' }).element() as HTMLElement;
  for (const _ of ['2', '3']) {
    next.click();
    await Promise.resolve();
  }
  await expect.element(series.getByText(/^Page 3 of/)).toBeVisible();
  const shown = series.getByRole('list');
  await expect.element(shown).toHaveAttribute('aria-busy', 'false');
  expect(series.getByRole('link').first().element().getAttribute('href')).not.toBe(first);
  const asked = (await requestsTo('/api/v3/Filter/Preview/Series', 'POST')).map(({ query }) => query);
  expect(new Set(asked)).toEqual(new Set(['pageSize=25&page=1', 'pageSize=25&page=3']));
  await series.getByRole('button', { name: 'Previous' }).click();
  await expect.element(series.getByText(/^Page 2 of/)).toBeVisible();
  await expect.element(shown).toHaveAttribute('aria-busy', 'false');
  const link = series.getByRole('link').first();
  const target = link.element().getAttribute('href') ?? '';
  await link.click();
  await expect.poll(() => router.state.location.pathname).toContain(target);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('shows a custom tag without AniDB link and filters its series by custom tag', async () => {
  const { tags, seriesId, queryClient } = await showTags();
  const own = tags.find(({ Source }) => Source === 'User');
  queryClient.setQueryData(
    seriesTagsQuery({ seriesId, filter: 1 }).queryKey,
    tags.map((tag) => (tag === own ? { ...tag, Description: '' } : tag)),
  );
  await cards
    .getByRole('button')
    .filter({ hasText: own?.Name ?? '' })
    .first()
    .click();
  await expect.element(dialog).toMatchTextContent('Tag Description Not Available.');
  await expect.element(dialog.getByRole('link', { name: 'AniDB' })).not.toBeInTheDocument();
  await expect
    .poll(async () => (await requestsTo('/api/v3/Filter/Preview/Series', 'POST'))[0]?.body)
    .toMatchObject({ Expression: { Type: 'HasCustomTag', Parameter: own?.Name } });
});

test.for([
  [1440, 900],
  [390, 844],
] as const)(
  'has no accessibility violations at %i px in the list and the details',
  async ([width, height]) => {
    await page.viewport(width, height);
    await showTags('plain', '?spoilers=true');
    expect(document.documentElement.scrollWidth).toBe(width);
    const tab = page.getByRole('link', { name: 'Tags', exact: true }).element().getBoundingClientRect();
    expect(tab.left).toBeGreaterThanOrEqual(0);
    expect(tab.right).toBeLessThanOrEqual(width);
    await expectNoAxeViolations();
    await cards.getByRole('button').first().click();
    await expect.element(dialog.getByRole('link', { name: 'AniDB' })).toBeVisible();
    await expect.poll(() => document.querySelector('[role=dialog] [aria-busy="true"]')).toBeNull();
    await expectNoAxeViolations();
  },
);
