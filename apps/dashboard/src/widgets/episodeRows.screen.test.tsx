// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { AnidbAnime, DashboardEpisode, ListResult, RecommendedAnime } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { recommendedAnimeQuery } from '@hondana/shared/resources/anidb';
import { recentlyAddedEpisodesQuery, upcomingEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { plural } from '@hondana/shared/ui/format';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addDays, dayOf } from '../shared/days.ts';
import { showWidget } from '../testing/showWidget.tsx';
import { contribution as ContinueWatching } from './continueWatching/ContinueWatchingWidget.tsx';
import { contribution as NextUp } from './nextUp/NextUpWidget.tsx';
import { contribution as RecentlyImported } from './recentlyImported/RecentlyImportedWidget.tsx';
import { contribution as Recommended } from './recommendedAnime/RecommendedAnimeWidget.tsx';
import { contribution as Upcoming } from './upcomingAnime/UpcomingAnimeWidget.tsx';

withSandbox({ series: 120 });

const row = (name: string) => page.getByRole('list', { name });
const cards = (name: string) => row(name).getByRole('link');
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

async function queriesTo(path: string): Promise<string[]> {
  return (await requestsTo(path)).map(({ query }) => query.replace(/^\?/, ''));
}

async function answerEmpty(call: string): Promise<void> {
  const body = call.endsWith('AniDBCalendar') ? '[]' : '{"Total":0,"List":[]}';
  await misbehave({ pattern: call, status: 200, body, contentType: 'application/json' });
}

test('groups recently imported episodes by series and links to it', async () => {
  const { router, queryClient } = await showWidget(RecentlyImported);
  await expect.element(cards('Recently imported episodes').first()).toBeVisible();
  const { List } = await request<ListResult<DashboardEpisode>>({
    path: 'Dashboard/RecentlyAddedEpisodes',
    query: { pageSize: 30, includeRestricted: false },
  });
  const [first] = List;
  if (!first) throw new Error('Nothing was imported.');
  expect(cards('Recently imported episodes').elements()).toHaveLength(
    new Set(List.map(({ IDs }) => IDs.ShokoSeries)).size,
  );
  const card = cards('Recently imported episodes').first();
  await expect.element(card).toMatchTextContent(first.SeriesTitle);
  const { queryKey } = recentlyAddedEpisodesQuery({ pageSize: 30, includeRestricted: false });
  const setRecentEpisodes = (...numbers: number[]) =>
    queryClient.setQueryData(queryKey, {
      Total: numbers.length,
      List: numbers.map((number, at) => ({
        ...first,
        IDs: { ...first.IDs, ID: number, ShokoFile: at },
        Type: 'Episode' as const,
        Number: number,
        Watched: number === 4 ? '2026-01-01T00:00:00Z' : null,
      })),
    });
  setRecentEpisodes(4);
  await expect.element(card).toMatchTextContent(`4 - ${first.Title}`);
  await expect.element(card.getByText('Watched', { exact: true })).toBeVisible();
  setRecentEpisodes(6, 5, 5, 4, 1);
  await expect.element(card).toMatchTextContent('4 episodes: 1, 4–6');
  await expect.element(card.getByText('Watched', { exact: true })).not.toBeInTheDocument();
  expect(cards('Recently imported episodes').elements()).toHaveLength(1);
  expect(await queriesTo('/api/v3/Dashboard/RecentlyAddedEpisodes')).toContain(
    'pageSize=30&includeRestricted=false',
  );
  await card.click();
  expect(router.state.location.pathname).toBe(`/collection/series/${first.IDs.ShokoSeries}`);
});

test('shows the chosen number of series instead of episodes and keeps the choice', async () => {
  await showWidget(RecentlyImported, { chosen: { recentlyImportedSeriesCount: 7, hideR18Content: false } });
  await page.getByRole('radio', { name: 'Series' }).click();
  await expect.poll(() => cards('Recently imported series').elements().length).toBe(7);
  await expect
    .element(cards('Recently imported series').first())
    .toMatchTextContent(/\d+ Episodes?( \| \d+ Files?)?/);
  expect(await queriesTo('/api/v3/Dashboard/RecentlyAddedSeries')).toContain(
    'pageSize=7&includeRestricted=true',
  );
  expect(localStorage.getItem('hondana.settings.alice')).toContain('"recentlyImportedView":"series"');
});

test('shows episode stills instead of posters when the setting is on', async () => {
  await showWidget(RecentlyImported, { chosen: { useThumbnailsForEpisodes: true } });
  await expect.element(cards('Recently imported episodes').first()).toBeVisible();
  const { width, height } = row('Recently imported episodes')
    .element()
    .querySelector('img, [aria-hidden="true"]')
    ?.getBoundingClientRect() ?? { width: 0, height: 1 };
  expect(width / height).toBeGreaterThan(1.7);
});

test('shows the progress of an episode in Continue Watching', async () => {
  await showWidget(ContinueWatching);
  await expect.element(heading('Continue Watching')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Watched so far' }).first();
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+:\d\d of \d+:\d\d/));
  expect(await queriesTo('/api/v3/Dashboard/ContinueWatchingEpisodes')).toContain(
    'pageSize=20&includeRestricted=false',
  );
});

test.for([
  [false, 'Next Up', 'pageSize=20&includeRestricted=false&onlyUnwatched=true'],
  [true, 'Continue Watching', 'pageSize=20&includeRestricted=false&onlyUnwatched=false'],
] as const)('when combined is %s, shows the next episodes under %s', async ([combined, title, query]) => {
  await showWidget(NextUp, { chosen: { combineContinueWatching: combined } });
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => cards('Next episodes').elements().length).toBeGreaterThan(3);
  expect(await queriesTo('/api/v3/Dashboard/NextUpEpisodes')).toContain(query);
});

test('shows upcoming episodes of the collection, and on All those outside it too', async () => {
  const { queryClient } = await showWidget(Upcoming);
  await expect.poll(() => cards('Upcoming anime').elements().length).toBeGreaterThan(2);
  const own = cards('Upcoming anime').elements().length;
  await page.getByRole('radio', { name: 'All' }).click();
  await expect.poll(() => cards('Upcoming anime').elements().length).toBeGreaterThan(own);
  const outside = row('Upcoming anime')
    .getByRole('link', { name: /Not in your collection/ })
    .first();
  await expect
    .element(outside)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/anidb\.net\/episode\/\d+$/));
  await expect.element(outside).toHaveAttribute('target', '_blank');
  expect(await queriesTo('/api/v3/Dashboard/AniDBCalendar')).toEqual(
    expect.arrayContaining(['showAll=false&includeRestricted=false', 'showAll=true&includeRestricted=false']),
  );
  // The server's clock may differ from the user's.
  const { queryKey } = upcomingEpisodesQuery({ showAll: true, includeRestricted: false });
  const yesterday = addDays(dayOf(new Date()), -1);
  queryClient.setQueryData(queryKey, (list) =>
    list?.slice(0, 1).map((one) => ({ ...one, AirDate: yesterday })),
  );
  await expect.element(row('Upcoming anime').getByRole('heading')).toHaveTextContent('Today');
});

test('groups upcoming episodes by day, one heading each', async () => {
  const { queryClient } = await showWidget(Upcoming);
  await expect.element(cards('Upcoming anime').first()).toBeVisible();
  const { queryKey } = upcomingEpisodesQuery({ showAll: false, includeRestricted: false });
  const today = dayOf(new Date());
  const days = [1, 0, 3, 0].map((after) => addDays(today, after));
  queryClient.setQueryData(queryKey, (list) =>
    list
      ?.slice(0, 1)
      .flatMap((one) =>
        days.map((AirDate, at) => ({ ...one, IDs: { ...one.IDs, ID: at }, AirDate, Title: `Number ${at}` })),
      ),
  );
  const later = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(addDays(today, 3)));
  const headings = row('Upcoming anime').getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual(['Today', 'Tomorrow', later]);
  const inDay = row('Today').getByRole('link');
  expect(inDay.elements().map(({ textContent }) => /Number \d/.exec(textContent)?.[0])).toEqual([
    'Number 1',
    'Number 3',
  ]);
  (inDay.last().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('Tomorrow').getByRole('link')).toHaveFocus();
});

test('links recommended anime to the collection, or to AniDB when they are not in it', async () => {
  const { queryClient } = await showWidget(Recommended);
  const { List } = await request<ListResult<RecommendedAnime>>({
    path: 'Series/AniDB/RecommendedForYou',
    query: { pageSize: 20, includeRestricted: false },
  });
  expect(List.length).toBeGreaterThan(0);
  await expect.poll(() => cards('Recommended anime').elements().length).toBe(List.length);
  const first = cards('Recommended anime').first();
  await expect.element(first).toMatchTextContent(List[0]?.Anime?.Title ?? 'Nothing');
  await expect.element(first).toHaveAttribute('href', `/collection/series/${List[0]?.Anime?.ShokoID}`);
  expect(await queriesTo('/api/v3/Series/AniDB/RecommendedForYou')).toContain(
    'pageSize=20&includeRestricted=false',
  );
  const { queryKey } = recommendedAnimeQuery({ includeRestricted: false });
  queryClient.setQueryData(
    queryKey,
    (list) =>
      list && {
        ...list,
        List: list.List.flatMap((one) =>
          one.Anime ? { ...one, Anime: { ...one.Anime, ShokoID: null } } : [],
        ),
      },
  );
  await expect
    .element(first)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/anidb\.net\/anime\/\d+$/));
  await expect.element(first).toMatchTextContent(plural(List[0]?.SimilarTo ?? 0, 'Match', 'Matches'));
});

test('lists similar series of the collection for a recommendation', async () => {
  const { router } = await showWidget(Recommended);
  const { List } = await request<ListResult<RecommendedAnime>>({
    path: 'Series/AniDB/RecommendedForYou',
    query: { pageSize: 20, includeRestricted: false },
  });
  for (const { Anime, SimilarTo } of List) {
    const similar = await request<AnidbAnime[]>({ path: `Series/${Anime?.ShokoID}/AniDB/Similar` });
    const there = similar.filter(({ ShokoID }) => ShokoID);
    if (!Anime || there.length === 0) continue;
    const button = page.getByRole('button', {
      name: `${plural(SimilarTo, 'Match', 'Matches')} of ${Anime.Title}`,
      exact: true,
    });
    await userEvent.click(button);
    const dialog = page.getByRole('dialog', { name: `Similar to ${Anime.Title}` });
    const links = dialog.getByRole('listitem').getByRole('link');
    await expect.poll(() => links.elements().length).toBe(there.length);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(links.first());
    await expect.poll(() => router.state.location.pathname).toBe(`/collection/series/${there[0]?.ShokoID}`);
    return;
  }
  throw new Error('Nothing that is recommended is like anything of the collection.');
});

interface Row {
  readonly name: string;
  readonly Widget: SlotContent<'dashboard.widget'>;
  readonly call: string;
  readonly empty: string;
  readonly hint?: string;
  readonly failure: string;
}

const dashboard = '/api/v3/Dashboard';

const rows: readonly Row[] = [
  {
    name: 'Recently Imported',
    Widget: RecentlyImported,
    call: `${dashboard}/RecentlyAddedEpisodes`,
    empty: 'No Recently Imported Episodes!',
    failure: 'The recently imported episodes could not be loaded',
  },
  {
    name: 'Continue Watching',
    Widget: ContinueWatching,
    call: `${dashboard}/ContinueWatchingEpisodes`,
    empty: 'No Episodes In Progress.',
    hint: 'Stop An Episode During Playback To Populate This Section.',
    failure: 'The episodes in progress could not be loaded',
  },
  {
    name: 'Next Up',
    Widget: NextUp,
    call: `${dashboard}/NextUpEpisodes`,
    empty: 'No Episodes In Progress.',
    hint: 'Watch Anime To Populate This Section.',
    failure: 'The next episodes could not be loaded',
  },
  {
    name: 'Upcoming Anime',
    Widget: Upcoming,
    call: `${dashboard}/AniDBCalendar`,
    empty: 'No Upcoming Anime.',
    failure: 'The upcoming anime could not be loaded',
  },
  {
    name: 'Recommended Anime',
    Widget: Recommended,
    call: '/api/v3/Series/AniDB/RecommendedForYou',
    empty: 'No Recommended Anime!',
    failure: 'The recommended anime could not be loaded',
  },
];

test.for(rows)('$name says when it is empty', async ({ Widget, call, empty, hint }) => {
  await answerEmpty(call);
  await showWidget(Widget);
  await expect.element(page.getByText(empty)).toBeVisible();
  if (hint) await expect.element(page.getByText(hint)).toBeVisible();
});

test.for(rows)('$name requests adult series too when the setting allows them', async ({ Widget, call }) => {
  await showWidget(Widget, { chosen: { hideR18Content: false } });
  await expect.poll(async () => (await queriesTo(call)).join()).toMatch(/includeRestricted=true/);
});

test('says when there are no recently imported series', async () => {
  await answerEmpty(`${dashboard}/RecentlyAddedSeries`);
  await showWidget(RecentlyImported, { chosen: { recentlyImportedView: 'series' } });
  await expect.element(page.getByText('No Recently Imported Series!')).toBeVisible();
});

function AllRows() {
  return rows.map(({ name, Widget }) => (
    <div key={name} style={{ blockSize: 520 }}>
      <Widget />
    </div>
  ));
}

test.for([0, 1])(
  'shows the failure in each failing row (every second, from %i) and reloads it on Retry',
  async (from) => {
    const failing = rows.filter((_, place) => place % 2 === from);
    for (const { call } of failing) await misbehave({ pattern: call, status: 500 });
    await showWidget(AllRows);
    const place = ({ name }: Row) => page.getByRole('region', { name, exact: true });
    for (const one of failing) await expect.element(place(one).getByText(one.failure)).toBeVisible();
    for (const one of rows.filter((other) => !failing.includes(other))) {
      await expect.element(place(one).getByRole('link').first()).toBeInTheDocument();
      await expect.element(place(one).getByRole('alert')).not.toBeInTheDocument();
    }
    await control('DELETE', 'misbehave');
    for (const one of failing) {
      await place(one).getByRole('button', { name: 'Retry' }).click();
      await expect.element(place(one).getByText(one.failure)).not.toBeInTheDocument();
      await expect.element(place(one).getByRole('list').getByRole('link').first()).toBeInTheDocument();
    }
  },
);

test('has scroll buttons of at least 24 px in the heading that work by keyboard to the end', async () => {
  await showWidget(RecentlyImported, { chosen: { recentlyImportedView: 'series' } });
  await expect.element(cards('Recently imported series').first()).toBeVisible();
  const on = page.getByRole('button', { name: 'Scroll Recently imported series on' });
  const back = page.getByRole('button', { name: 'Scroll Recently imported series back' });
  for (const arrow of [on, back]) {
    await expect.element(arrow).toBeVisible();
    expect(arrow.element().closest('header')?.textContent).toContain('Recently Imported');
    const { width, height } = arrow.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  on.element().focus();
  const strip = row('Recently imported series').element();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}');
      return strip.scrollLeft + strip.clientWidth > strip.scrollWidth - 2;
    })
    .toBe(true);
  await expect.element(on).toHaveAttribute('aria-disabled', 'true');
  await expect.element(on).toHaveFocus();
});

test.for(['pointer', 'keyboard'])('keeps text and layout of a row under the %s', async (by) => {
  await showWidget(RecentlyImported, { chosen: { recentlyImportedView: 'series' } });
  await expect.element(cards('Recently imported series').first()).toBeVisible();
  const seen = () =>
    [...row('Recently imported series').element().querySelectorAll<HTMLElement>('span')].map((one) => [
      one.textContent,
      one.getBoundingClientRect().toJSON(),
    ]);
  const before = seen();
  const card = cards('Recently imported series').first();
  if (by === 'pointer') await card.hover();
  else (card.element() as HTMLElement).focus();
  // Transitions start by the second frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
  expect(seen()).toEqual(before);
});

test('scrolls a row by buttons and keys without scrolling the page', async () => {
  await showWidget(RecentlyImported, { chosen: { recentlyImportedView: 'series' } });
  await expect.poll(() => cards('Recently imported series').elements().length).toBe(20);
  const strip = row('Recently imported series').element();
  const back = page.getByRole('button', { name: 'Scroll Recently imported series back' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Scroll Recently imported series on' }).click();
  await expect.poll(() => strip.scrollLeft).toBeGreaterThan(600);
  await expect.element(back).toHaveAttribute('aria-disabled', 'false');
  const links = cards('Recently imported series').elements() as HTMLElement[];
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]]);
  links[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(links[2]);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(links.at(-1));
  await expect.poll(() => strip.scrollLeft + strip.clientWidth).toBeGreaterThan(strip.scrollWidth - 20);
  expect(document.documentElement.scrollWidth).toBe(1440);
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('has no accessibility violations at %i px in any theme', async ([width, height]) => {
  await page.viewport(width, height);
  await showWidget(Upcoming, { chosen: { upcomingAnimeView: 'all' } });
  await expect.element(cards('Upcoming anime').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  await expectNoAxeViolations();
});

test('loads recent imports without errors for a restricted user', async () => {
  await showWidget(RecentlyImported, { as: 'restricted' });
  await expect.element(cards('Recently imported episodes').first()).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
