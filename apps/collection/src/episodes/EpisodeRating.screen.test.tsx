// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const card = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').first();
const info = page.getByRole('dialog', { name: 'File Info' });
const stars = info.getByRole('radiogroup', { name: 'Your rating' });
const star = (value: number) => stars.getByRole('radio', { name: `${value} of 10` });
const notices = page.getByRole('region', { name: 'Notices' });
/** Not by role: the list is hidden from roles while the details are open. */
const inList = () => document.querySelector('[data-virtual-cell="0"]')?.textContent;
const rating = () => stars.query()?.parentElement?.nextElementSibling?.textContent;

withSandbox({ series: 60 });

async function showDetails(value?: number) {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const all = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const series = all.List.find(({ Sizes }) => Sizes.Local.Episodes > 5);
  const { List } = await request<ListResult<Episode>>({
    path: `Series/${series?.IDs.ID}/Episode`,
    query: { pageSize: 1, type: 'Episode', includeMissing: 'false' },
  });
  const episodeId = List[0]?.IDs.ID;
  const votes = `/api/v3/Episode/${episodeId}/Vote`;
  const body = { Value: value ?? -1, MaxValue: 10 };
  await request({ method: 'POST', path: `Episode/${episodeId}/Vote`, body });
  const before = (await requestsTo(votes)).length;
  await screen.router.navigate(`/collection/series/${series?.IDs.ID}/episodes`);
  await card.getByRole('button', { name: 'File Info' }).click();
  await expect.element(stars).toBeVisible();
  const sent = async () =>
    (await requestsTo(votes)).slice(before).map(({ body: one }) => (one as { Value: number } | null)?.Value);
  return { ...screen, votes, sent, episodeId };
}

test('rates an episode by keyboard in details and list, and Undo reverts it', async () => {
  const { votes, sent, episodeId } = await showDetails();
  expect(rating()).toBe('Not rated');
  await expect.element(info.getByRole('button', { name: 'Remove rating' })).not.toBeInTheDocument();
  // Arrow keys only move; Enter rates.
  (star(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.poll(rating).toMatch(/^8/);
  await expect.element(star(8)).toHaveAttribute('aria-checked', 'true');
  await expect.element(notices).toMatchTextContent('Voted!');
  expect((await requestsTo(votes)).at(-1)?.body).toEqual({ Value: 8, MaxValue: 10 });
  await expect.poll(inList).toContain('Your rating: 8 of 10');
  const { UserRating } = await request<Episode>({ path: `Episode/${episodeId}` });
  expect(UserRating?.Value).toBe(8);
  await expectNoAxeViolations();

  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(rating).toBe('Not rated');
  await expect.poll(inList).not.toContain('Your rating');
  expect(await sent()).toEqual([8, -1]);
});

test('shows and removes an existing rating', async () => {
  const { sent } = await showDetails(6);
  await expect.poll(rating).toMatch(/^6/);
  await info.getByRole('button', { name: 'Remove rating' }).click();
  await expect.poll(rating).toBe('Not rated');
  await expect.element(notices).toMatchTextContent('Rating removed!');
  expect(await sent()).toEqual([-1]);
});

test('rolls back and reports a rating that the server refuses', async () => {
  const { votes } = await showDetails(6);
  await misbehave({ pattern: votes, status: 500 });
  await star(3).click();
  await expect.element(notices).toMatchTextContent('Failed to vote!');
  await expect.poll(rating).toMatch(/^6/);
  await expect.poll(inList).toContain('Your rating: 6 of 10');
});

test('keeps the last of several quick ratings when the first response is slow', async () => {
  const { votes, sent } = await showDetails();
  await misbehave({ pattern: votes, delay: 1500, times: 1 });
  await star(3).click();
  await star(5).click();
  await star(9).click();
  await expect.poll(rating).toMatch(/^9/);
  // Optimistic in the list, too.
  await expect.poll(inList).toContain('Your rating: 9 of 10');
  // The last vote waits for the first response.
  expect(await sent()).toHaveLength(1);
  await expect.poll(sent).toEqual([3, 9]);
  await expect.poll(inList).toContain('Your rating: 9 of 10');
  expect(rating()).toMatch(/^9/);
});

test('fits a phone', async () => {
  await page.viewport(390, 844);
  await showDetails(10);
  await expect.poll(rating).toMatch(/^10/);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
