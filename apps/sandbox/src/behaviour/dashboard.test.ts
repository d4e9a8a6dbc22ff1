import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Shown {
  readonly IDs: {
    readonly ID: number;
    readonly ShokoSeries: number | null;
    readonly ShokoEpisode: number | null;
  };
  readonly AirDate: string;
  readonly ResumePosition: string | null;
}

const ask = async <T>(call: string) => (await client.ask(`GET /api/v3/${call}`)).json<T>();
const list = async (call: string) => (await ask<{ Total: number; List: Shown[] }>(`Dashboard/${call}`)).List;
const calendar = (query: string) => ask<Shown[]>(`Dashboard/CalendarEpisodes?${query}`);

const dayLength = 86_400_000;
const day = (offset: number) =>
  new Date(client.server.sandbox.clock.now().getTime() + offset * dayLength).toISOString().slice(0, 10);

test('lists the collection’s episodes of the next week, and all announced ones with showAll', async () => {
  const own = await ask<Shown[]>('Dashboard/AniDBCalendar');
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ IDs }) => IDs.ShokoSeries !== null)).toBe(true);
  expect(own.every(({ AirDate }) => AirDate >= day(0) && AirDate <= day(7))).toBe(true);
  const all = await ask<Shown[]>('Dashboard/AniDBCalendar?showAll=true');
  expect(all.length).toBeGreaterThan(own.length);
  expect(all.map(({ AirDate }) => AirDate)).toEqual(all.map(({ AirDate }) => AirDate).toSorted());
});

test('includes both ends of the date range, and missing episodes on request', async () => {
  const span = `startDate=${day(-10)}&endDate=${day(10)}`;
  const own = await calendar(span);
  const all = await calendar(`${span}&includeMissing=true`);
  const missing = await calendar(`${span}&includeMissing=only`);
  expect(own.every(({ AirDate }) => AirDate >= day(-10) && AirDate <= day(10))).toBe(true);
  expect(missing.every(({ IDs }) => IDs.ShokoSeries === null)).toBe(true);
  expect(all.length).toBe(own.length + missing.length);
  const [first] = own;
  const single = await calendar(`startDate=${first?.AirDate}&endDate=${first?.AirDate}`);
  expect(single.map(({ IDs }) => IDs.ID)).toContain(first?.IDs.ID);
  const refused = await client.ask('GET /api/v3/Dashboard/CalendarEpisodes?startDate=soon');
  expect(refused.status).toBe(400);
});

test('lists a half-watched episode in Continue Watching until it is watched', async () => {
  const [half] = await list('ContinueWatchingEpisodes');
  expect(half?.ResumePosition).not.toBeNull();
  const episodeOf = (shown: Shown[]) =>
    shown.find(({ IDs }) => IDs.ShokoSeries === half?.IDs.ShokoSeries)?.IDs.ShokoEpisode;
  expect(episodeOf(await list('NextUpEpisodes?onlyUnwatched=false'))).toBe(half?.IDs.ShokoEpisode);
  await client.ask(`POST /api/v3/Episode/${half?.IDs.ShokoEpisode}/Watched/true`);
  expect(episodeOf(await list('ContinueWatchingEpisodes'))).not.toBe(half?.IDs.ShokoEpisode);
  expect(episodeOf(await list('NextUpEpisodes?onlyUnwatched=true'))).not.toBe(half?.IDs.ShokoEpisode);
});

test('recommends the collection’s anime by number of similar series, and others with showAll', async () => {
  const recommended = async (query: string) =>
    (
      await ask<{ List: { Anime: { ShokoID: number | null }; SimilarTo: number }[] }>(
        `Series/AniDB/RecommendedForYou?pageSize=100${query}`,
      )
    ).List;
  const List = await recommended('');
  expect(List.length).toBeGreaterThan(0);
  const isOutside = ({ Anime }: (typeof List)[number]) => Anime.ShokoID === null;
  expect(List.some(isOutside)).toBe(false);
  expect((await recommended('&showAll=true')).some(isOutside)).toBe(true);
  const matches = List.map(({ SimilarTo }) => SimilarTo);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
});

test('includes restricted series when true, and returns nothing else when only', async () => {
  const without = (await ask<{ Total: number }>('Dashboard/RecentlyAddedSeries?includeRestricted=false'))
    .Total;
  const withRestricted = (
    await ask<{ Total: number }>('Dashboard/RecentlyAddedSeries?includeRestricted=true')
  ).Total;
  const only = (await ask<{ Total: number }>('Dashboard/RecentlyAddedSeries?includeRestricted=only')).Total;
  expect(only).toBeGreaterThan(0);
  expect(without + only).toBe(withRestricted);
});

test('returns the top tags with a weight and without a size', async () => {
  const tags = await ask<Record<string, unknown>[]>('Dashboard/TopTags?pageSize=3');
  expect(tags.map(({ Weight }) => Number(Weight) > 0)).toEqual([true, true, true]);
  expect(tags[0]).not.toHaveProperty('Size');
});

test('shows only AniDB posters in the calendar', async () => {
  const shown = await ask<{ SeriesPoster: { Source: string } }[]>(
    `Dashboard/CalendarEpisodes?startDate=${day(-3000)}&endDate=${day(0)}`,
  );
  expect(new Set(shown.map(({ SeriesPoster }) => SeriesPoster.Source))).toEqual(new Set(['AniDB']));
});
