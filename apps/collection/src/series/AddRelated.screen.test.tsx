// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { AnidbAnime, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { readToEnd } from '@hondana/shared/testing/readToEnd';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const notices = page.getByRole('region', { name: 'Notices' });

withSandbox({ series: 120 });

async function showLacking(kind: 'Related' | 'Similar' = 'Related') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const all = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  for (const { IDs } of all.List) {
    const anime = await request<AnidbAnime[]>({ path: `Series/${IDs.ID}/AniDB/${kind}` });
    const lacking = anime.filter(({ ShokoID }) => !ShokoID);
    const [first] = lacking;
    if (!first || (kind === 'Related' && lacking.length === anime.length && anime.length === 1)) continue;
    await screen.router.navigate(`/collection/series/${IDs.ID}/overview`);
    const row = page.getByRole('region', { name: `${kind} Anime` });
    const add = row.getByRole('button', { name: `Add ${first.Title}`, exact: true });
    await expect.element(page.getByRole('navigation', { name: 'Series', exact: true })).toBeVisible();
    await readToEnd();
    await expect.element(add).toBeVisible();
    add.element().scrollIntoView({ block: 'center' });
    return { ...screen, row, add, anime, lacking, first };
  }
  throw new Error('The collection has every anime there is.');
}

const refreshes = (anime: AnidbAnime) => requestsTo(`/api/v3/Series/AniDB/${anime.ID}/Refresh`, 'POST');

test('adds a missing related anime by keyboard, then links to its series', async () => {
  const { row, add, anime, lacking, first } = await showLacking();
  await expect.poll(() => row.getByRole('listitem').elements().length).toBe(anime.length);
  expect(row.getByRole('button', { name: /^Add / }).elements()).toHaveLength(lacking.length);
  await expectNoAxeViolations();
  await misbehave({ pattern: `/api/v3/Series/AniDB/${first.ID}/Refresh`, delay: 700, times: 1 });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(notices).toMatchTextContent('Series added successfully!');
  await expect.element(notices).toMatchTextContent(first.Title);
  const sent = await refreshes(first);
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.query))).toEqual({
    immediate: 'true',
    createSeriesEntry: 'true',
    force: 'true',
  });
  const { ShokoID } = await request<AnidbAnime>({ path: `Series/AniDB/${first.ID}` });
  expect(ShokoID).toBeGreaterThan(0);
  const link = row.getByRole('link').filter({ hasText: first.Title });
  await expect.element(link).toHaveAttribute('href', `/collection/series/${ShokoID}`);
  await expect.element(link).toHaveFocus();
  await expect.element(add).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(first.Title);
});

test('shows the failure in the row when AniDB bans the server, and adds on the next try', async () => {
  const { row, add, first } = await showLacking('Similar');
  await control('POST', 'network', { ban: 'http', banned: true, pause: 600 });
  onTestFinished(() => control('POST', 'network', { ban: 'http', banned: false }));
  await add.click();
  await expect.element(row).toMatchTextContent('Failed to add series! Unable to create series entry.');
  await expectNoAxeViolations();
  await control('POST', 'network', { ban: 'http', banned: false });
  await add.click();
  await expect.element(notices).toMatchTextContent('Series added successfully!');
  await expect.element(row).not.toMatchTextContent('Failed to add series!');
  expect(await refreshes(first)).toHaveLength(2);
});

test('fits a phone, with Add buttons at least 24 px high', async () => {
  await page.viewport(390, 844);
  const { add } = await showLacking();
  expect(add.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
