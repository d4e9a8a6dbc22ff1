import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import {
  bodiesOf,
  confirmSave,
  openLinking,
  pickOf,
  question,
  rowOf,
  save,
} from '../testing/openLinking.tsx';

const remove = page.getByRole('button', { name: 'Remove movie from episode 1', exact: true });
const add = page.getByRole('button', { name: 'Add movie to episode 1', exact: true });

withSandbox({ series: 60 });
beforeEach(() => page.viewport(390, 844));

test('removes a movie from an episode, and adds it again with Undo', async () => {
  const { calls, film } = await openLinking('film');
  const ID = film.IDs.TMDB.Movie[0];
  await expect.element(remove).toBeVisible();
  await expectNoAxeViolations();
  await remove.click();
  await expect.element(rowOf(1)).toMatchTextContent('User Override');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await add.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await remove.click();
  await save.click();
  await expect.element(question).toMatchTextContent('Remove the movie from 1 episode (1)');
  const loss = 'Their TMDB titles, descriptions and images will be removed.';
  await expect.element(question).toMatchTextContent(loss);
  await question.getByRole('button', { name: 'Save Links' }).click();
  await expect.element(page.getByText('Links saved!')).toBeVisible();
  const [body] = await bodiesOf(`${calls}/Movie`, 'DELETE');
  expect(body).toEqual({ ID, EpisodeID: expect.any(Number) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('The previous links were restored.')).toBeVisible();
  expect(await bodiesOf(`${calls}/Movie`)).toEqual([body]);
});

test('keeps an episode linked to a different movie', async () => {
  const { film } = await openLinking('film', { query: '?type=Movie&id=20000007' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  add.element().focus();
  const reason = page.getByText('This episode is already linked to a different movie!').last();
  await expect.element(reason).toBeInTheDocument();
  await add.click({ force: true });
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();
  // Local movies first, TMDB for missing ones.
  const ids = (body: unknown) => (body as { readonly IDs: readonly number[] }).IDs;
  const requestedLocally = ids((await requestsTo('/api/v3/Tmdb/Movie/Bulk')).at(-1)?.body);
  expect(requestedLocally).toEqual(expect.arrayContaining([20_000_007, ...film.IDs.TMDB.Movie]));
  const requestedOnline = ids((await requestsTo('/api/v3/Tmdb/Movie/Online/Bulk')).at(-1)?.body);
  const call = { method: 'POST', path: 'Tmdb/Movie/Bulk', body: { IDs: requestedLocally } } as const;
  const local = (await request<{ readonly ID: number }[]>(call)).map(({ ID }) => ID);
  expect(requestedLocally.filter((id) => !requestedOnline.includes(id))).toEqual(local);
});

test('keeps the choice when a removal fails', async () => {
  const { calls } = await openLinking('film');
  await remove.click();
  await misbehave({ pattern: `${calls}/Movie`, method: 'DELETE', status: 500 });
  await confirmSave();
  await expect.element(question).toMatchTextContent('Failed to save links!');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await expect.element(add).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(remove).toBeVisible();
});

test('leaves only the failed one of several additions unsaved', async () => {
  const { calls } = await openLinking('unlinked', { query: '?type=Movie&id=20000008' });
  await add.click();
  await page.getByRole('button', { name: 'Add movie to episode 2', exact: true }).click();
  await misbehave({ pattern: `${calls}/Movie`, method: 'POST', status: 500, times: 1 });
  await save.click();
  await expect.element(question).toMatchTextContent('Add the movie to 2 episodes (1–2)');
  await question.getByRole('button', { name: 'Save Links' }).click();
  await expect.element(question).toMatchTextContent('Failed to save links!');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await expect.element(rowOf(1)).toMatchTextContent('User Override');
  await expect.element(rowOf(2)).not.toMatchTextContent('User Override');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await question.getByRole('button', { name: 'Remove link' }).click();
  await expect.element(page.getByText(/^The link to “.*” was removed\./)).toBeVisible();
  // The dialog returns the focus last.
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says when a movie cannot be loaded, and still shows its episodes', async () => {
  await openLinking('film', {
    query: '?type=Movie&id=20000007',
    prepare: () => misbehave({ pattern: '/api/v3/Tmdb/Movie/Online/Bulk', status: 400 }),
  });
  await expect.element(page.getByText('The movie could not be loaded')).toBeVisible();
  await expect.element(rowOf(1)).toBeVisible();
});

test('asks before leaving with unsaved links, and keeps and stores them on Stay', async () => {
  const { router, linked } = await openLinking('linked');
  await pickOf(2).click();
  await page.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.element(question).toMatchTextContent('Leave without saving?');
  await expect.element(question).toMatchTextContent('1 link change isn’t saved.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(pickOf(2)).toMatchTextContent('Do Not Link Entry');
  const place = `hondana.user:"Default":linking:${linked.IDs.ID}`;
  const kept = localStorage.getItem(place) ?? '';
  expect(JSON.parse(kept)).toMatchObject({ episodes: expect.any(Object) });

  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard 1 change' }).click();
  await expect.element(page.getByText('The series page')).toBeVisible();
  localStorage.setItem(place, kept);
  expect(router.state.location.pathname).toBe(`/collection/series/${linked.IDs.ID}`);
});

test('restores the draft of an earlier visit, and discards it on request', async () => {
  await openLinking('unlinked', {
    query: '?type=Show',
    prepare: async ({ unlinked }) =>
      localStorage.setItem(
        `hondana.user:"Default":linking:${unlinked.IDs.ID}`,
        JSON.stringify({ episodes: { 200001: [0] }, movies: {} }),
      ),
  });
  await expect.element(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect.element(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect.element(page.getByText('Unsaved changes restored')).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((name) => name.includes('linking'))).toEqual([]);
});

test('shows links and a note without administrator rights, and offers no change', async () => {
  const { calls } = await openLinking('linked', { as: 'plain' });
  const note = page.getByText('Only administrators can change links.', { exact: false });
  await expect.element(note).toBeVisible();
  await expect.element(rowOf(1)).toMatchTextContent(/S\d+ E\d+/);
  expect(page.getByRole('button', { name: /Save|Link|Remove|Settings|Add/ }).elements()).toEqual([]);
  await expectNoAxeViolations();
  expect((await requestsTo(`${calls}/*`)).filter(({ status }) => status === 403)).toEqual([]);
});

test('asks before removing a whole link, and keeps it when that fails', async () => {
  const { film } = await openLinking('film');
  const path = `/api/v3/Series/${film.IDs.ID}/TMDB/Movie`;
  await misbehave({ pattern: path, method: 'DELETE', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect.element(question).toMatchTextContent('loses the description and images');
  await question.getByRole('button', { name: 'Remove link' }).click();
  await expect.element(question).toMatchTextContent('The link could not be removed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove link' })).toBeVisible();
});
