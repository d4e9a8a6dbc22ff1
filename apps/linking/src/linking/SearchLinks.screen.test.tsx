import { request } from '@hondana/shared/api/client';
import type { ListResult } from '@hondana/shared/api/types';
import { unlinkSeriesFromTmdb } from '@hondana/shared/resources/tmdbLinks';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  bodiesOf,
  confirmSave,
  linkCountOf,
  openLinking,
  pickOf,
  question,
  save,
} from '../testing/openLinking.tsx';

const box = page.getByRole('searchbox', { name: 'Search TMDB' });
const results = page.getByRole('region', { name: 'Search TMDB' }).getByRole('article');
const choose = page.getByRole('button', { name: /^Choose / });
const suggested = page.getByRole('heading', { name: 'Suggestions' });

withSandbox({ series: 60 });

test('suggests results of the kind that AniDB names before anything is typed', async () => {
  await openLinking('unlinked');
  await expect.element(suggested).toBeVisible();
  await expect.element(box).toHaveAttribute('placeholder', 'Enter Title or TMDB ID...');
  await expect.element(page.getByRole('radio', { name: 'Series (Show)' })).toBeChecked();
  await expect.element(results.first()).toMatchTextContent(/\(\d{4}\)/);
  await expect.element(choose.first()).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('radio', { name: 'Movie' }).click();
  await expect.element(page.getByText('No results found!')).toBeVisible();
});

test('keeps the text in the address when the kind changes before the text renders', async () => {
  const { router } = await openLinking('unlinked');
  await expect.element(suggested).toBeVisible();
  await router.navigate('?q=bebop');
  clickInSameTick(page.getByRole('radio', { name: 'Movie' }));
  expect(router.state.location.search).toBe('?q=bebop&type=Movie');
  await expect.element(box).toHaveValue('bebop');
});

test('searches for a movie when AniDB says so, fetches it, and links it to an episode', async () => {
  const { calls, film, router } = await openLinking('film', {
    prepare: async ({ film: { IDs } }) =>
      unlinkSeriesFromTmdb.Movie.send({ seriesId: IDs.ID, tmdbId: IDs.TMDB.Movie[0] ?? 0 }),
  });
  const ID = film.IDs.TMDB.Movie[0];
  await expect.element(page.getByRole('radio', { name: 'Movie' })).toBeChecked();
  await choose.first().click();
  await expect.element(page.getByText(/not linked yet/)).toBeVisible();
  expect(router.state.location.search).toBe(`?type=Movie&id=${ID}`);
  const refreshed = await bodiesOf(`/api/v3/Tmdb/Movie/${ID}/Action/Refresh`);
  expect(refreshed).toEqual([{ Immediate: true, SkipIfExists: true }]);
  await page.getByRole('button', { name: 'Add movie to episode 1', exact: true }).click();
  await confirmSave();
  await expect.element(page.getByText('Links saved!')).toBeVisible();
  expect(await bodiesOf(`${calls}/Movie`)).toEqual([{ ID, EpisodeID: expect.any(Number) }]);
});

test('finds a show by title and ID, fetches, previews and links it, and unlinks it with Undo', async () => {
  const { calls, router, unlinked } = await openLinking('unlinked');
  await expect.element(choose.first()).toBeVisible();
  const title = page.getByRole('heading', { level: 3 }).first().element().firstChild?.textContent ?? '';
  const id = Number(/TMDB (\d+)/.exec(results.first().element().textContent ?? '')?.[1]);
  await box.fill(title);
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toContain('q=');
  const searched = async () => (await requestsTo('/api/v3/Tmdb/Show/Online/Search')).at(-1)?.query;
  await expect.poll(searched).toMatch(/pageSize=25.*includeRestricted=false/);
  await box.fill(String(id));
  await expect.poll(async () => (await requestsTo(`/api/v3/Tmdb/Show/Online/${id}`)).length).toBe(1);
  await expect.poll(() => results.elements().length).toBe(1);
  await expect.element(results.first()).toMatchTextContent(title);

  choose.first().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/not linked yet/)).toBeVisible();
  expect(router.state.location.search).toBe(`?type=Show&id=${id}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Link another' })).toBeVisible();
  const refreshed = await bodiesOf(`/api/v3/Tmdb/Show/${id}/Action/Refresh`);
  expect(refreshed).toEqual([{ Immediate: true, QuickRefresh: true }]);
  await expect.element(pickOf(1)).toMatchTextContent(/S\d+ E\d+/);
  expect(linkCountOf('Rows')).toBeGreaterThan(9);
  await confirmSave();
  await expect.element(page.getByText('The series page')).toBeVisible();
  await expect.element(page.getByText(/^Series has been linked and TMDB related tasks/)).toBeVisible();
  expect(await bodiesOf(`${calls}/Show/CrossReferences/Episode/Auto`)).toEqual([
    { TmdbShowID: id, ConsiderExistingOtherLinks: true },
  ]);
  expect(await bodiesOf(`${calls}/Show/CrossReferences/Episode`)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('The previous links were restored.')).toBeVisible();
  expect(await bodiesOf(`${calls}/Show`, 'DELETE')).toEqual([{ ID: id }]);
  expect(unlinked.IDs.TMDB.Show).toEqual([]);
});

test('asks TMDB for no show that the server has', async () => {
  await openLinking('unlinked');
  const { List } = await request<ListResult<{ ID: number }>>({ path: 'Tmdb/Show', query: { pageSize: 1 } });
  const id = List[0]?.ID ?? 0;
  await box.fill(String(id));
  await expect.poll(() => results.elements().length).toBe(1);
  await expect.element(results.first()).toMatchTextContent(`TMDB ${id}`);
  expect(await requestsTo(`/api/v3/Tmdb/Show/Online/${id}`)).toEqual([]);
});

test('keeps the choices for one show apart from those for another, and restores them', async () => {
  const { router } = await openLinking('unlinked');
  await expect.element(choose.first()).toBeVisible();
  const chosen = choose.first().element().getAttribute('aria-label') ?? '';
  await choose.first().click();
  await pickOf(2).click();
  await page.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();

  await router.navigate(-1);
  await expect.element(page.getByRole('button', { name: chosen, exact: true })).toHaveFocus();
  await box.fill('eyes');
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: chosen, exact: true })).not.toBeInTheDocument();
  await choose.first().click();
  await expect.element(pickOf(2)).not.toMatchTextContent('Do Not Link Entry');
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Link another' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('button', { name: chosen, exact: true }).click();
  await expect.element(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect.element(pickOf(2)).toMatchTextContent('Do Not Link Entry');
});

test('finds nothing for an unknown title or number', async () => {
  await openLinking('unlinked');
  await box.fill('zzzz nothing is called so');
  await expect.element(page.getByText('No results found!')).toBeVisible();
  await box.fill('987654321');
  const answer = async () => (await requestsTo('/api/v3/Tmdb/Show/Online/987654321')).at(-1)?.status;
  await expect.poll(answer).toBe(404);
  await expect.element(page.getByText('No results found!')).toBeVisible();
});

test.for([
  ['suggestions', '/api/v3/Series/*/TMDB/Action/AutoSearch', '', 'The suggestions could not be loaded'],
  ['a search', '/api/v3/Tmdb/Show/Online/Search', 'the', 'The search failed'],
] as const)(
  'reports a failure of %s, keeps the text, and repeats it on Retry',
  async ([, pattern, text, title]) => {
    await openLinking('unlinked', { prepare: () => misbehave({ pattern: `${pattern}*`, status: 400 }) });
    if (text !== '') await box.fill(text);
    await expect.element(page.getByText(title)).toBeVisible();
    await control('DELETE', 'misbehave');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(choose.first()).toBeVisible();
    await expect.element(box).toHaveValue(text);
  },
);

test('says when a show cannot be fetched, and keeps the results', async () => {
  const { router } = await openLinking('unlinked', {
    prepare: () => misbehave({ pattern: '/api/v3/Tmdb/Show/*/Action/Refresh', status: 500, times: 1 }),
  });
  await choose.first().click();
  await expect.element(page.getByText('Failed to refresh data!')).toBeVisible();
  await expect.element(choose.first()).toBeVisible();
  expect(router.state.location.search).not.toContain('id=');
});

test('allows another try when a preview or a link fails', async () => {
  const { calls } = await openLinking('unlinked', {
    prepare: () => misbehave({ pattern: '*/CrossReferences/Episode/Auto*', status: 400 }),
  });
  await choose.first().click();
  await expect.element(page.getByText('The links could not be loaded')).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(pickOf(1)).toBeVisible();

  await pickOf(2).click();
  await page.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  const pattern = `${calls}/Show/CrossReferences/Episode`;
  await misbehave({ pattern, method: 'POST', status: 500, times: 1 });
  await confirmSave();
  await expect.element(question).toMatchTextContent('Failed to save links!');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/not linked yet/)).not.toBeInTheDocument();
  await expect.element(pickOf(2)).toMatchTextContent('Do Not Link Entry');
  await confirmSave();
  await expect.element(page.getByText('Episode links have been updated!')).toBeVisible();
  expect((await bodiesOf(`${calls}/Show/CrossReferences/Episode/Auto`)).length).toBe(1);
});

test('fetches the show of the address when the server has not fetched it yet', async () => {
  await openLinking('unlinked', { query: '?type=Show&id=10000303' });
  await expect.element(page.getByText('The server has not fetched this show yet')).toBeVisible();
  await page.getByRole('button', { name: 'Fetch it' }).click();
  await expect.element(page.getByText('The server has not fetched this show yet')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2 })).not.toMatchTextContent('Show 10000303');
});
