// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { connectLive, getLiveState } from '@hondana/shared/live';
import { seriesQuery } from '@hondana/shared/resources/series';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { readToEnd } from '@hondana/shared/testing/readToEnd';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../routes.tsx';

const heading = page.getByRole('heading', { level: 1 });
const stars = page.getByRole('radiogroup', { name: 'Your rating' });
const star = (value: number) => stars.getByRole('radio', { name: `${value} of 10` });
const notices = page.getByRole('region', { name: 'Notices' });

const fact = (name: string) => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
};

withSandbox({ series: 60 });

async function allSeries(): Promise<Series[]> {
  return (await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } })).List;
}

async function showSeries(
  is: (series: Series) => boolean = () => true,
  as: 'administrator' | 'plain' = 'plain',
) {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const found = (await allSeries()).find(is);
  if (!found) throw new Error('The sandbox has no such series.');
  await screen.router.navigate(`/collection/series/${found.IDs.ID}`);
  await expect.element(heading).toHaveTextContent(found.Name);
  return { ...screen, found, votes: `/api/v3/Series/${found.IDs.ID}/Vote` };
}

test('opens the overview with the facts of the series', async () => {
  const { router, found } = await showSeries(({ Sizes }) => Sizes.Local.Episodes > 3);
  const address = `/collection/series/${found.IDs.ID}/overview`;
  await expect.poll(() => router.state.location.pathname).toBe(address);
  await expect.poll(() => document.title).toBe(`${found.Name} · Hondana`);
  await expect.element(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => fact('Length')).toMatch(/^(\d+ Mins\/Episode|--)$/);
  expect(fact('Episodes')).toBe(String(found.Sizes.Total.Episodes));
  expect(fact('Status')).toMatch(/^(Currently Airing|Finished|Unknown)$/);
  expect(fact('Studio')).toBeTruthy();
  expect(fact('Watched Episodes')).toBe(`${found.Sizes.Watched.Episodes} / ${found.Sizes.Local.Episodes}`);
  await expect.element(page.getByRole('heading', { name: 'Episode On Deck' })).toBeVisible();
  // Since version 6.
  expect(page.getByRole('button', { name: 'Favorite' }).query()).toBeNull();
  expect(page.getByRole('heading', { name: 'My Tags' }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: /AniDB/ }).first())
    .toHaveAttribute('href', `https://anidb.net/anime/${found.IDs.AniDB}`);
});

test.for([
  [1440, 900],
  [390, 844],
] as const)(
  'has no accessibility violations at %i px in any theme and shows the tabs without scrolling',
  async ([width, height]) => {
    await page.viewport(width, height);
    await showSeries(({ Images }) => Images.Backdrops.length > 0);
    await expect.element(page.getByRole('heading', { name: 'Top 10 Tags' })).toBeInTheDocument();
    await readToEnd();
    scrollTo({ top: 0, behavior: 'instant' });
    expect(document.documentElement.scrollWidth).toBe(width);
    const tab = page.getByRole('link', { name: 'Overview' }).element().getBoundingClientRect();
    expect(tab.bottom).toBeLessThan(height - 112);
    await expectNoAxeViolations();
  },
);

test('labels adult series', async () => {
  const { queryClient, found } = await showSeries();
  await expect.element(page.getByText('18+ Adults Only')).not.toBeInTheDocument();
  queryClient.setQueryData(
    seriesQuery({ seriesId: found.IDs.ID }).queryKey,
    (series) => series?.AniDB && { ...series, AniDB: { ...series.AniDB, Restricted: true } },
  );
  await expect.element(page.getByText('18+ Adults Only')).toBeVisible();
});

const rating = () =>
  page.getByRole('radiogroup', { name: 'Your rating' }).element().parentElement?.nextElementSibling
    ?.textContent;

test('shows and sends a rating, and Undo revokes it', async () => {
  const { votes } = await showSeries(({ UserRating }) => UserRating === null);
  await expect.element(star(8)).toBeVisible();
  expect(rating()).toBe('Not rated');
  await star(8).click();
  await expect.poll(() => rating()).toMatch(/^8/);
  await expect.element(star(8)).toHaveAttribute('aria-checked', 'true');
  await expect.element(notices).toMatchTextContent('Voted!');
  await expect
    .poll(async () => (await requestsTo(votes)).map(({ body }) => body))
    .toEqual([{ Value: 8, MaxValue: 10 }]);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rating()).toBe('Not rated');
  expect((await requestsTo(votes)).at(-1)?.body).toEqual({ Value: -1, MaxValue: 10 });
});

test('removes a rating', async () => {
  const { votes } = await showSeries(({ UserRating }) => UserRating !== null, 'administrator');
  await page.getByRole('button', { name: 'Remove rating' }).click();
  await expect.poll(() => rating()).toBe('Not rated');
  await expect.poll(async () => (await requestsTo(votes)).at(-1)?.body).toEqual({ Value: -1, MaxValue: 10 });
});

test('rolls back and reports a vote that the server refuses', async () => {
  const { votes } = await showSeries(({ UserRating }) => UserRating === null);
  await misbehave({ pattern: votes, status: 500 });
  await star(3).click();
  await expect.element(notices).toMatchTextContent('Failed to vote!');
  await expect.poll(() => rating()).toBe('Not rated');
});

test('keeps the last of two quick ratings when the first response is slow', async () => {
  const { votes } = await showSeries(({ UserRating }) => UserRating === null);
  await misbehave({ pattern: votes, delay: 60_000, times: 1 });
  await star(3).click();
  await expect.poll(() => rating()).toMatch(/^3/);
  await star(8).click();
  await expect.poll(() => rating()).toMatch(/^8/);
  // The second vote waits for the first response.
  expect(await requestsTo(votes)).toHaveLength(1);
  await control('POST', 'clock', { advance: 60_000 });
  await expect
    .poll(async () => (await requestsTo(votes)).map(({ body }) => body))
    .toEqual([
      { Value: 3, MaxValue: 10 },
      { Value: 8, MaxValue: 10 },
    ]);
  await expect.poll(() => rating()).toMatch(/^8/);
});

test('reports facts that fail to load and reloads them on Retry', async () => {
  await misbehave({ pattern: '/api/v3/WebUI/Series/*', status: 400 });
  await showSeries();
  const panel = page.getByRole('region', { name: 'Series Information' });
  await expect.element(panel).toMatchTextContent('Some facts could not be loaded');
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => fact('Studio')).toBeTruthy();
  await expect.element(panel).not.toMatchTextContent('Some facts could not be loaded');
});

test('marks a temporary rating', async () => {
  const { found, queryClient } = await showSeries();
  const { queryKey } = seriesQuery({ seriesId: found.IDs.ID });
  const UserRating = { Value: 7, MaxValue: 10, Source: 'User', Votes: 1, Type: 'Temporary' };
  queryClient.setQueryData(queryKey, (series) => series && { ...series, UserRating });
  await expect.poll(() => rating()).toBe('7 (Temp)');
});

test('draws half a star for half a point', async () => {
  const { found, queryClient } = await showSeries();
  const { queryKey } = seriesQuery({ seriesId: found.IDs.ID });
  const UserRating = { Value: 7.5, MaxValue: 10, Source: 'User', Votes: 1, Type: 'Permanent' };
  queryClient.setQueryData(queryKey, (series) => series && { ...series, UserRating });
  await expect.poll(() => rating()).toBe('7.5');
  const drawings = (place: number) => star(place).element().querySelectorAll('svg').length;
  expect([7, 8, 9].map(drawings)).toEqual([1, 2, 1]);
  const [, half] = star(8).element().children;
  expect(half && getComputedStyle(half).clipPath).toBe('inset(0px 50% 0px 0px)');
});

test('names the tab in the document title and shows the episode count in the header', async () => {
  const { found, router } = await showSeries();
  await expect.poll(() => document.title).toBe(`${found.Name} · Hondana`);
  await router.navigate(`/collection/series/${found.IDs.ID}/images/posters`);
  await expect.poll(() => document.title).toBe(`Images · ${found.Name} · Hondana`);
  await expect
    .element(page.getByRole('heading', { level: 1 }).element().closest('header'))
    .toMatchTextContent(`${found.Sizes.Total.Episodes} episode`);
});

test('places the rating above the tabs on a phone', async () => {
  await page.viewport(390, 844);
  await showSeries();
  const rated = page.getByRole('radiogroup', { name: 'Your rating' }).element();
  const tabs = page.getByRole('navigation', { name: 'Series' }).element();
  expect(rated.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(rated.getBoundingClientRect().bottom).toBeLessThan(tabs.getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('keeps the current tab in view when the window narrows', async () => {
  await showSeries();
  const current = page.getByRole('navigation', { name: 'Series' }).getByRole('link').last();
  await current.click();
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await page.viewport(390, 844);
  await expect.poll(() => current.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(current.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

test('marks the next episode as watched', async () => {
  const { found } = await showSeries(
    ({ Sizes }) => Sizes.Local.Episodes > 2 && Sizes.Watched.Episodes < Sizes.Local.Episodes - 1,
  );
  await page.getByRole('button', { name: 'Mark as watched' }).click();
  await expect.element(notices).toMatchTextContent('Episode marked as watched!');
  await expect
    .poll(() => fact('Watched Episodes'))
    .not.toBe(`${found.Sizes.Watched.Episodes} / ${found.Sizes.Local.Episodes}`);
  const [sent] = await requestsTo('/api/v3/Episode/*/Watched/true', 'POST');
  expect(sent?.status).toBe(200);
});

test.for([
  ['/collection/series/987654', 'Series not found.'],
  ['/collection/series/abc', 'Series not found.'],
] as const)('redirects %s to the collection and explains why', async ([path, reason]) => {
  const { router } = await renderScreen({ routes, path, as: 'plain' });
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  await expect.element(notices).toMatchTextContent('The series could not be loaded');
  await expect.element(notices).toMatchTextContent(reason);
});

test('redirects to the collection and explains why when access is denied', async () => {
  const { router } = await renderScreen({ routes, path: '/collection/filter/none', as: 'administrator' });
  const ids = (await allSeries()).map(({ IDs }) => IDs.ID);
  const denied = ids[0] ?? 1;
  await misbehave({ pattern: `/api/v3/Series/${denied}`, status: 403 });
  await router.navigate(`/collection/series/${denied}`);
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  await expect.element(notices).toMatchTextContent('You do not have access to this series.');
});

test('shows the failure inside the panel and reloads it on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Series/*/Tags', status: 400 });
  await showSeries();
  const panel = page.getByRole('region', { name: 'Top 10 Tags' });
  await expect.element(panel).toMatchTextContent('The tags could not be loaded');
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
});

test('offers no Retry in a panel when the server denies access', async () => {
  await misbehave({ pattern: '/api/v3/Series/*/Tags', status: 403 });
  await showSeries();
  const panel = page.getByRole('region', { name: 'Top 10 Tags' });
  await expect.element(panel).toMatchTextContent('Not allowed for this user');
  await expect.element(panel.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('sends no forbidden requests as a plain user', async () => {
  await showSeries(undefined, 'plain');
  await readToEnd();
  const refused = (await requestsTo('*')).filter(
    ({ status, path }) => status === 403 && path !== '/api/v3/Settings',
  );
  expect(refused).toEqual([]);
});

const gone = page.getByRole('heading', { name: 'This series is no longer in the collection.' });

const deleteElsewhere = ({ IDs }: Series): Promise<void> =>
  request<void>({ method: 'DELETE', path: `Series/${IDs.ID}`, query: { deleteFiles: false } });

test('says when the series is deleted elsewhere, and Back leads to the previous page', async () => {
  const { router, queryClient, found } = await showSeries(({ IDs }) => IDs.ID % 2 === 0, 'administrator');
  await expect.element(stars).toBeVisible();
  onTestFinished(connectLive(queryClient));
  await expect.poll(() => getLiveState().status).toBe('connected');
  await deleteElsewhere(found);
  await expect.element(gone).toBeVisible();
  await expect.element(stars).not.toBeInTheDocument();
  await expect.element(page.getByText('Episode On Deck')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Show the collection' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/collection/filter/none');
});

test('does not show the series again on Back after deleting it in the editor', async () => {
  const { router } = await showSeries(({ IDs }) => IDs.ID % 2 === 1, 'administrator');
  await page.getByRole('button', { name: 'Edit Series', exact: true }).click();
  await page.getByRole('tab', { name: 'Delete Actions' }).click();
  await page.getByRole('button', { name: 'Delete Series - Keep Files' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  await expect.element(stars).not.toBeInTheDocument();
  await expect.element(notices).toMatchTextContent('Series deleted!');
  await router.navigate(-1);
  await expect.element(gone).toBeVisible();
  await expect.element(stars).not.toBeInTheDocument();
});
