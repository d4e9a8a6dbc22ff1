import { afterEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
afterEach(() => client.close());

const total = async () => (await client.ask('GET /api/v3/Queue')).json<{ TotalCount: number }>().TotalCount;

/** Both versions have these (facts 5.14). */
const shared = [
  'RunImport',
  'RemoveMissingFiles/true',
  'RemoveMissingFiles/false',
  'ImportNewFiles',
  'DownloadMissingAniDBAnimeData',
  'SyncVotes',
  'AddAllManualLinksToMyList',
  'UpdateAllAniDBInfo',
  'UpdateAnidbCalendar',
  'GetAniDBNotifications',
  'RefreshAniDBMovedFiles',
  'SyncMyList',
  'SearchForTmdbMatches',
  'UpdateAllTmdbShows',
  'PurgeAllUnusedTmdbShows',
  'UpdateAllTmdbMovies',
  'PurgeAllUnusedTmdbMovies',
  'DownloadMissingTmdbPeople',
  'PurgeAllTmdbMovieCollections',
  'PurgeAllTmdbShowAlternateOrderings',
  'AVDumpMismatchedFiles',
  'RecreateAllGroups',
  'RenameAllGroups',
  'UpdateMissingAniDBFileInfo?missingInfo=true&outOfDate=false',
  'UpdateAllMediaInfo',
  'UpdateSeriesStats',
  'UpdateAllImages',
  'ValidateAllImages',
  'PlexSyncAll',
];

test.each([
  ['5.3.3', ['SendWatchStatesToTrakt', 'GetWatchStatesFromTrakt'], ['SyncTrakt', 'PurgeAllOfTvDB']],
  ['5.2.0', ['SyncTrakt', 'UpdateAllTraktInfo', 'PurgeAllOfTvDB'], ['SendWatchStatesToTrakt']],
])(
  'a GET of each action of a %s server queues work, and actions of other versions return 404',
  async (serverVersion, own, gone) => {
    client = clientOf({ serverVersion });
    await client.signIn('Default');
    for (const name of [...shared, ...own]) {
      await client.ask('POST /api/v3/Queue/Clear');
      client.server.sandbox.clock.advance(600_000);
      expect([name, (await client.ask(`GET /api/v3/Action/${name}`)).status]).toEqual([name, 200]);
      expect([name, await total()]).not.toEqual([name, 0]);
    }
    for (const name of gone) {
      expect([name, (await client.ask(`GET /api/v3/Action/${name}`)).status]).toEqual([name, 404]);
    }
  },
);

test('recreates one group per series without custom names, and emits no event', async () => {
  client = clientOf();
  await client.signIn('Default');
  const { library, clock, hub } = client.server.sandbox;
  expect(library.groups.size).toBeLessThan(library.series.size);
  await client.ask('GET /api/v3/Action/RecreateAllGroups');
  clock.advance(60_000);
  const groups = (await client.ask('GET /api/v3/Group?pageSize=0&includeEmpty=true')).json<{
    List: { Size: number; HasCustomName: boolean }[];
  }>().List;
  expect(groups).toHaveLength(library.series.size);
  expect(groups.every(({ Size, HasCustomName }) => Size === 1 && !HasCustomName)).toBe(true);
  expect(hub.emitted.filter(({ target }) => !target.startsWith('Queue:'))).toEqual([]);
});

test('removes the records of files without locations and keeps the others', async () => {
  client = clientOf();
  await client.signIn('Default');
  const { library, clock } = client.server.sandbox;
  const [lost] = library.files.values();
  if (!lost) throw new Error('The library has no files.');
  lost.locations = [];
  const before = library.files.size;
  await client.ask('GET /api/v3/Action/RemoveMissingFiles/false');
  clock.advance(60_000);
  expect((await client.ask(`GET /api/v3/File/${lost.id}`)).status).toBe(404);
  expect(library.files.size).toBeLessThan(before);
  expect([...library.files.values()].every(({ locations }) => locations.length > 0)).toBe(true);
});

test('answers true when the Plex token is invalidated', async () => {
  client = clientOf();
  await client.signIn('alice');
  expect((await client.ask('GET /plex/token/invalidate')).json<unknown>()).toBe(true);
});

test('ends a ban when its duration has passed, reports it and runs the blocked jobs', async () => {
  client = clientOf();
  await client.signIn('Default');
  const { network, clock, hub } = client.server.sandbox;
  network.ban('udp', true, 1800);
  await client.ask('GET /api/v3/Action/UpdateAniDBCalendar');
  clock.advance(1_799_000);
  expect((await client.ask('GET /api/v3/Queue')).json()).toMatchObject({ BlockedCount: 1 });
  clock.advance(1000);
  expect(network.isBanned('udp')).toBe(false);
  expect((await client.ask('GET /api/v3/Queue')).json()).toMatchObject({ BlockedCount: 0, WaitingCount: 0 });
  const bans = hub.emitted.filter(({ target }) => target === 'AniDB:AniDBUDPStateUpdate');
  expect(bans.map(({ args }) => args[0])).toMatchObject([{ Value: true }, { Value: false }]);
});
