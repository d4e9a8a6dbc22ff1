import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 5 });
  await client.signIn('Default');
});
afterEach(() => client.close());

const read = async <T>(path: string) => (await client.ask(`GET /api/v3/${path}`)).json<T>();

const add = () =>
  client.server.sandbox.queue.addAll([
    { key: 'Shoko/HashFileJob_1', type: 'Hash File', title: 'Hashing File' },
    {
      key: 'AniDB/AddFileToMyListJob_Hash:"1"',
      type: 'Add File to MyList',
      title: 'Adding File to MyList',
      needs: 'anidb-udp',
    },
  ]);

test('groups jobs in pools, and counts them by the names of their classes', async () => {
  client.server.sandbox.network.ban('udp', true, 60);
  add();
  expect(await read('Queue')).toMatchObject({
    ScheduledCount: 0,
    BlockedCount: 1,
    Pools: [
      { Name: 'HashFileJob', ActiveWorkers: 1, HandledTypeNames: ['HashFileJob'] },
      { Name: 'AniDB_UDP', ActiveWorkers: 0, BlockedCount: 1, IsBlocked: true },
      { Name: 'AniDB_HTTP', MaxWorkers: 1, IdleWorkers: 1, IsBlocked: false },
      { Name: 'AVDumpFilesJob', MaxWorkers: 1 },
    ],
  });
  expect(await read('Queue/Types')).toEqual({ HashFileJob: 1, AddFileToMyListJob: 1 });
});

test('lists blocked jobs unless told otherwise, with the pool of those that run', async () => {
  client.server.sandbox.network.ban('udp', true, 60);
  add();
  const { List } = await read<{ List: object[] }>('Queue/Items');
  expect(List).toMatchObject([
    { PoolName: 'HashFileJob', IsRunning: true, IsScheduled: false, RetryCount: 0, ScheduledAt: null },
    { PoolName: null, IsBlocked: true },
  ]);
  expect(await read('Queue/Items?excludeBlocked=true')).toMatchObject({ Total: 1 });
});

test('keeps jobs for later out of the counts and the list, unless they are asked for', async () => {
  const { queue, clock } = client.server.sandbox;
  const key = 'AniDB/GetAniDBAnimeJob_1';
  const needs = 'anidb-http';
  queue.add({ key, type: 'Get Anime', title: 'Getting Anime', needs, delay: 60_000, retries: 2 });
  expect(await read('Queue')).toMatchObject({ ScheduledCount: 1, TotalCount: 0, WaitingCount: 0 });
  expect(await read('Queue/Items')).toMatchObject({ Total: 0 });
  const at = new Date(clock.now().getTime() + 60_000).toISOString();
  expect(await read('Queue/Items?showScheduled=true')).toMatchObject({
    Total: 1,
    List: [{ Key: key, IsScheduled: true, IsBlocked: true, ScheduledAt: at, RetryCount: 2, PoolName: null }],
  });
  clock.advance(60_000);
  expect(await read('Queue')).toMatchObject({ ScheduledCount: 0, TotalCount: 1 });
  expect(await read('Queue/Items')).toMatchObject({ List: [{ IsRunning: true, PoolName: 'AniDB_HTTP' }] });
});

test('runs a job that follows another after it has ended', async () => {
  await client.ask('POST /__sandbox/jobs', { count: 2, duration: 1000, chain: true });
  const { List } = await read<{ List: { Key: string; IsRunning: boolean }[] }>('Queue/Items');
  expect(List).toMatchObject([{ IsRunning: true, ParentKey: null }, { IsRunning: false }]);
  expect(List[1]).toMatchObject({ ParentKey: List[0]?.Key });
  client.server.sandbox.clock.advance(1000);
  expect(await read('Queue/Items')).toMatchObject({ Total: 1, List: [{ IsRunning: true }] });
});

test('names bans by the protocol alone', async () => {
  expect(await read('AniDB/BanStatus')).toMatchObject({ UDP: { Type: 'UDP' }, HTTP: { Type: 'HTTP' } });
});

test('drops Trakt from a user’s sites without a word', async () => {
  const user = await client.ask('PUT /api/v3/User/Current', { CommunitySites: ['AniDB', 'Trakt'] });
  expect([user.status, user.json()]).toMatchObject([200, { CommunitySites: ['AniDB'] }]);
});

test('writes the numbers of release groups in text', async () => {
  const { List } = await read<{ List: { ID: unknown }[] }>('AniDB/ReleaseGroup?pageSize=1');
  expect(List[0]?.ID).toEqual(expect.stringMatching(/^\d+$/));
});

test('reports a position for what was watched, and none for the rest, on the dashboard', async () => {
  const { List } = await read<{ List: { Watched: string | null; ResumePosition: string | null }[] }>(
    'Dashboard/RecentlyAddedEpisodes?pageSize=0',
  );
  const watched = List.filter(({ Watched }) => Watched !== null);
  expect(watched.length).toBeGreaterThan(0);
  expect(watched.every(({ ResumePosition }) => ResumePosition !== null)).toBe(true);
  expect(List.some(({ ResumePosition }) => ResumePosition === null)).toBe(true);
});

test('refuses to dump without an AVDump key', async () => {
  const [file] = client.server.sandbox.library.files.keys();
  const dump = () => client.ask('POST /api/v3/AVDump/DumpFiles', { FileIDs: [file], Priority: false });
  await client.ask('PATCH /api/v3/Settings', [{ op: 'replace', path: '/AniDb/AVDumpKey', value: '' }]);
  expect((await dump()).json()).toMatchObject({
    status: 400,
    errors: { Settings: ['Missing AVDump API key'] },
  });
  await client.ask('PATCH /api/v3/Settings', [{ op: 'replace', path: '/AniDb/AVDumpKey', value: 'key' }]);
  expect((await dump()).status).toBe(200);
});
