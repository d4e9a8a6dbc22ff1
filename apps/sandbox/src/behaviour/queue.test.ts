import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

const events = () => client.server.sandbox.hub.emitted.map((event) => event.target);
const summary = async () => (await client.ask('GET /api/v3/Queue')).json<Record<string, number>>();

function addJobs(count: number): void {
  client.server.sandbox.queue.addAll(
    Array.from({ length: count }, (_, index) => ({
      key: `HashFileJob_${index}`,
      type: 'Hash File',
      title: 'Hashing File',
      duration: 1000,
    })),
  );
}

test('runs four jobs at a time while the others wait', async () => {
  addJobs(6);
  expect(await summary()).toMatchObject({ TotalCount: 6, WaitingCount: 2, ThreadCount: 4 });
  client.server.sandbox.clock.advance(1000);
  expect(await summary()).toMatchObject({ TotalCount: 2, WaitingCount: 0 });
  client.server.sandbox.clock.advance(1000);
  expect(await summary()).toMatchObject({ TotalCount: 0 });
});

test('emits an event for each change', () => {
  addJobs(1);
  client.server.sandbox.clock.advance(1000);
  expect(events()).toEqual(['Queue:QueueStateChanged', 'Queue:QueueStateChanged']);
});

test('finishes the running jobs and starts none while paused', async () => {
  addJobs(6);
  await client.ask('POST /api/v3/Queue/Pause');
  client.server.sandbox.clock.advance(5000);
  expect(await summary()).toMatchObject({ TotalCount: 2, WaitingCount: 2 });
  await client.ask('POST /api/v3/Queue/Resume');
  client.server.sandbox.clock.advance(1000);
  expect(await summary()).toMatchObject({ TotalCount: 0 });
});

test('emits only the pause and resume events while the queue is paused', async () => {
  await client.ask('POST /api/v3/Queue/Pause');
  addJobs(2);
  await client.ask('POST /api/v3/Queue/Clear');
  expect(events()).toEqual(['Queue:QueueStateChanged']);
  await client.ask('POST /api/v3/Queue/Resume');
  expect(events()).toEqual(['Queue:QueueStateChanged', 'Queue:QueueStateChanged']);
});

test('drops the waiting jobs when the queue is cleared', async () => {
  addJobs(9);
  await client.ask('POST /api/v3/Queue/Clear');
  expect(await summary()).toMatchObject({ TotalCount: 4, WaitingCount: 0 });
});

test('skips a job that is already waiting', async () => {
  addJobs(6);
  addJobs(6);
  expect(await summary()).toMatchObject({ TotalCount: 10 });
});

test('blocks AniDB jobs during a ban, reports it to the hub, and unblocks them afterwards', async () => {
  const { network, queue } = client.server.sandbox;
  network.ban('http', true);
  await client.ask('GET /api/v3/Action/SyncMyList');
  expect(await summary()).toMatchObject({ BlockedCount: 1, WaitingCount: 0 });
  expect(events()[0]).toBe('AniDB:AniDBHttpStateUpdate');
  const hidden = (await client.ask('GET /api/v3/Queue/Items')).json<{ Total: number }>();
  const shown = (await client.ask('GET /api/v3/Queue/Items?showAll=true')).json<{ Total: number }>();
  expect([hidden.Total, shown.Total]).toEqual([0, 1]);
  network.ban('http', false);
  queue.recheck();
  expect(await summary()).toMatchObject({ BlockedCount: 0 });
});

test('returns the ban state', async () => {
  client.server.sandbox.network.ban('udp', true, 5400);
  const status = (await client.ask('GET /api/v3/AniDB/BanStatus')).json();
  expect(status).toMatchObject({
    UDP: { IsBanned: true, BanDuration: '01:30:00' },
    HTTP: { IsBanned: false },
  });
});

test('queues one job per series when all AniDB data is updated', async () => {
  await client.ask('GET /api/v3/Action/UpdateAllAniDBInfo');
  expect((await summary()).TotalCount).toBe(client.server.sandbox.library.series.size);
});

test.each([
  ['-1', 'The field pageSize must be between 0 and 1000.'],
  ['1001', 'The field pageSize must be between 0 and 1000.'],
  ['ten', "The value 'ten' is not valid."],
])('rejects a page of %s items', async (size, message) => {
  const answer = await client.ask(`GET /api/v3/Queue/Items?pageSize=${size}`);
  expect(answer.status).toBe(400);
  expect(answer.json<{ errors: object }>().errors).toEqual({ pageSize: [message] });
});

test('returns all items when pageSize is 0', async () => {
  addJobs(30);
  const list = async (query: string) =>
    (await client.ask(`GET /api/v3/Queue/Items?${query}`)).json<{ Total: number; List: unknown[] }>().List
      .length;
  expect([await list(''), await list('pageSize=0'), await list('pageSize=25&page=2')]).toEqual([10, 30, 5]);
});

test('answers 500 for updates when offline', async () => {
  for (const call of [
    'GET /api/v3/WebUI/LatestVersion',
    'GET /api/v3/WebUI/LatestServerVersion',
    'POST /api/v3/WebUI/Update',
  ]) {
    const answer = await client.ask(call);
    expect([answer.status, answer.text]).toEqual([500, '']);
  }
});

test('offers this product or another publisher’s, and installs the offered one', async () => {
  const offered = async () =>
    (await client.ask('GET /api/v3/WebUI/LatestVersion?channel=Stable')).json<{ Version: string }>();
  await client.ask('POST /__sandbox/updates', { offer: 'this-product' });
  expect((await offered()).Version).toBe('10.1.0');
  await client.ask('POST /__sandbox/updates', { offer: 'other-publisher' });
  expect((await offered()).Version).toBe('2.5.11');
  expect((await client.ask('POST /api/v3/WebUI/Update?channel=Stable')).status).toBe(204);
  const version = (await client.ask('GET /api/v3/Init/Version')).json<{ WebUI: { Version: string } }>();
  expect(version.WebUI.Version).toBe('2.5.11');
});

test('names the job types that wait for the network when offline', async () => {
  const filters = async () => (await client.ask('GET /api/v3/Queue/AcquisitionFilters')).json();
  const excluded = async () =>
    (await client.ask('GET /api/v3/Queue/DebugStats')).json<{ TypesToExclude: string[] }>().TypesToExclude;
  expect([await filters(), await excluded()]).toEqual([{}, []]);
  client.server.sandbox.network.set('LocalOnly');
  expect(await filters()).toMatchObject({
    NetworkRequiredAcquisitionFilter: expect.arrayContaining(['CheckTraktTokenJob']),
  });
  expect(await excluded()).toContainEqual(expect.stringContaining('CheckTraktTokenJob'));
});
