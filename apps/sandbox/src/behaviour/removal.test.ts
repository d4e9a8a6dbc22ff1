import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let series: Series;
beforeEach(async () => {
  client = clientOf({ series: 80 });
  await client.signIn('Default');
  const { library } = client.server.sandbox;
  const alone = [...library.series.values()].find(
    (one) => library.groupOf(one).seriesIds.length === 1 && filesOf(one).length > 1,
  );
  if (alone === undefined) throw new Error('No series stands alone in its group.');
  series = alone;
});
afterEach(() => client.close());

interface Stats {
  readonly FileCount: number;
  readonly SeriesCount: number;
  readonly GroupCount: number;
}
const stats = async () => (await client.ask('GET /api/v3/Dashboard/Stats')).json<Stats>();
const status = async (call: string) => (await client.ask(call)).status;
const events = () => client.server.sandbox.hub.emitted.map((event) => event.target);
const remove = (query = '') => client.ask(`DELETE /api/v3/Series/${series.id}${query}`);

/** Without it, renaming and moving on request does nothing. */
const moveOnImport = () =>
  client.ask('PATCH /api/v3/Settings?skipValidation=true', [
    { op: 'replace', path: '/Plugins/Renamer/MoveOnImport', value: true },
  ]);

test('deletes a series with its files and its empty group, and emits the events', async () => {
  const before = await stats();
  const files = filesOf(series);
  expect((await remove('?deleteFiles=true')).status).toBe(200);
  const after = await stats();
  expect(after.SeriesCount).toBe(before.SeriesCount - 1);
  expect(after.GroupCount).toBe(before.GroupCount - 1);
  expect(after.FileCount).toBe(before.FileCount - files.length);
  expect(await status(`GET /api/v3/Series/${series.id}`)).toBe(404);
  expect(await status(`GET /api/v3/Group/${series.groupId}`)).toBe(404);
  expect(await status(`GET /api/v3/Episode/${series.episodes[0]?.id}`)).toBe(404);
  expect(await status(`DELETE /api/v3/Series/${series.id}`)).toBe(404);
  const places = files.reduce((sum, file) => sum + file.locations.length, 0);
  expect(events().filter((one) => one === 'ShokoEvent:FileDeleted')).toHaveLength(places);
  expect(client.server.sandbox.hub.emitted.at(-1)).toMatchObject({
    target: 'ShokoEvent:SeriesUpdated',
    args: [{ Reason: 'Removed', ShokoSeriesIDs: [series.id] }],
  });
});

test('removes a deleted series and its group from every list', async () => {
  const ids = async () =>
    (await client.ask('POST /api/v3/Filter/Preview/Series/OnlyIDs', {})).json<number[]>();
  expect(await ids()).toContain(series.id);
  await remove();
  expect(await ids()).not.toContain(series.id);
  const groups = (await client.ask('POST /api/v3/Filter/Preview/Group?pageSize=100', {})).json<{
    List: { IDs: { ID: number } }[];
  }>();
  expect(groups.List.map((one) => one.IDs.ID)).not.toContain(series.groupId);
});

test('restores a deleted series without files, and its rating unless completelyRemove was set', async () => {
  const rating = async () => (await client.ask(`GET /api/v3/Series/${series.id}`)).json().UserRating;
  const refetch = () =>
    client.ask(`POST /api/v3/Series/AniDB/${series.anidb}/Refresh?createSeriesEntry=true&immediate=true`);
  await client.ask(`POST /api/v3/Series/${series.id}/Vote`, { Value: 7, MaxValue: 10 });
  await remove();
  const anime = (await client.ask(`GET /api/v3/Series/AniDB/${series.anidb}`)).json();
  expect(anime.ShokoID).toBeNull();
  expect((await refetch()).json<boolean>()).toBe(true);
  expect((await client.ask(`GET /api/v3/Series/${series.id}/File`)).json().Total).toBe(0);
  expect(await rating()).toMatchObject({ Value: 7 });
  await remove('?completelyRemove=true');
  await refetch();
  expect(await rating()).toBeNull();
});

test('adds an anime that only AniDB has', async () => {
  const refresh = (query: string) =>
    client.ask(`POST /api/v3/Series/AniDB/900007/Refresh?immediate=true&${query}`);
  expect((await refresh('createSeriesEntry=true')).json<boolean>()).toBe(true);
  const anime = (await client.ask('GET /api/v3/Series/AniDB/900007')).json<{
    ShokoID: number;
    EpisodeCount: number;
  }>();
  const episodes = (
    await client.ask(`GET /api/v3/Series/${anime.ShokoID}/Episode?includeMissing=true&includeUnaired=true`)
  ).json();
  expect(episodes.Total).toBe(anime.EpisodeCount);
  expect(events()).toEqual(['ShokoEvent:SeriesUpdated']);
});

test('refreshes only from the cache while AniDB bans the server', async () => {
  const { network } = client.server.sandbox;
  network.ban('http', true);
  const refresh = (query: string) =>
    client.ask(`POST /api/v3/Series/${series.id}/AniDB/Refresh?immediate=true&${query}`);
  expect((await refresh('')).json<boolean>()).toBe(false);
  expect((await refresh('cacheOnly=true')).json<boolean>()).toBe(true);
});

test('fails an immediate AniDB refresh when offline unless it is cacheOnly', async () => {
  client.server.sandbox.network.set('LocalOnly');
  const path = `POST /api/v3/Series/${series.id}/AniDB/Refresh`;
  expect(await status(`${path}?immediate=true`)).toBe(500);
  expect(await status(`${path}?immediate=true&cacheOnly=true`)).toBe(200);
  expect(await status(path)).toBe(200);
});

test('queues a refresh that is not immediate', async () => {
  const answer = await client.ask(`POST /api/v3/Series/${series.id}/AniDB/Refresh?force=true`);
  expect([answer.status, answer.json<boolean>()]).toEqual([200, false]);
  expect((await client.ask('GET /api/v3/Queue/Types')).json()).toMatchObject({ 'Get AniDB Anime Data': 1 });
});

test('deletes a group with series only when deleteSeries is set', async () => {
  const refused = await client.ask(`DELETE /api/v3/Group/${series.groupId}`);
  expect(refused.status).toBe(400);
  expect(await status(`GET /api/v3/Series/${series.id}`)).toBe(200);
  expect(await status(`DELETE /api/v3/Group/${series.groupId}?deleteSeries=true`)).toBe(200);
  expect(await status(`GET /api/v3/Series/${series.id}`)).toBe(404);
});

test('queues one job per file to rescan, rehash or relocate a series', async () => {
  const count = filesOf(series).length;
  for (const [action, type] of [
    ['Rescan', 'Get Cross-References for File'],
    ['Rehash', 'Hash File'],
    ['Relocate', 'Rename/Move File'],
  ] as const) {
    if (action === 'Relocate') {
      expect(await status(`POST /api/v3/Series/${series.id}/File/Relocate`)).toBe(200);
      expect((await client.ask('GET /api/v3/Queue/Types')).json()).toEqual({});
      await moveOnImport();
    }
    expect(await status(`POST /api/v3/Series/${series.id}/File/${action}`)).toBe(200);
    expect((await client.ask('GET /api/v3/Queue/Types')).json()).toEqual({ [type]: count });
    client.server.sandbox.clock.advance(3_600_000);
  }
  expect(events().filter((one) => one === 'ShokoEvent:FileHashed')).toHaveLength(count);
});

test('moves a file from the drop folder into the collection when it is relocated', async () => {
  const [file] = filesOf(series);
  const [location] = file?.locations ?? [];
  if (location === undefined) throw new Error('The series has no file.');
  location.folderId = 3;
  await moveOnImport();
  await client.ask(`POST /api/v3/Series/${series.id}/File/Relocate`);
  client.server.sandbox.clock.advance(3_600_000);
  expect(location.folderId).toBe(1);
  expect(events()).toContain('ShokoEvent:FileMoved');
});

test('lets only administrators delete a series or rescan its files', async () => {
  await client.signIn('alice');
  expect((await remove()).status).toBe(403);
  expect(await status(`POST /api/v3/Series/${series.id}/File/Rescan`)).toBe(403);
  expect(await status(`GET /api/v3/Series/${series.id}`)).toBe(200);
});

test('answers every list while series are deleted down to the last', async () => {
  const lists = [
    'Dashboard/Stats',
    'Dashboard/NextUpEpisodes',
    'Dashboard/ContinueWatchingEpisodes',
    'Dashboard/RecentlyAddedEpisodes',
    'Dashboard/AniDBCalendar',
    'Series/AniDB/RecommendedForYou',
    'Series?pageSize=0',
    'Group?pageSize=0',
    'Filter?pageSize=0&includeEmpty=true',
    'Tag/User?pageSize=0&includeCount=true',
    'Series/AniDB/Search?query=a',
  ];
  const ids = [...client.server.sandbox.library.series.keys()];
  for (const [index, id] of ids.entries()) {
    expect(await status(`DELETE /api/v3/Series/${id}`)).toBe(200);
    if (index % 20 !== 0 && index !== ids.length - 1) continue;
    for (const list of lists) expect([list, await status(`GET /api/v3/${list}`)]).toEqual([list, 200]);
  }
  expect(await stats()).toMatchObject({ SeriesCount: 0, GroupCount: 0, FileCount: 0 });
});
