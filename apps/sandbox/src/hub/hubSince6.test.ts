import { type HubLine, readHubLinesSince6 } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../routes/importFolderChanges.ts';
import { createSandbox, type SandboxServer } from '../server.ts';

const recorded = readHubLinesSince6();
let server: SandboxServer;
let connections: HubConnection[];
let key: string;

beforeEach(async () => {
  server = createSandbox({ series: 5, serverVersion: '6.0.0.425' });
  await server.listen(0);
  connections = [];
  key = server.sandbox.sessions.open(1, 'test').key;
});

afterEach(async () => {
  await Promise.all(connections.map((connection) => connection.stop()));
  await server.close();
});

/** As an administrator. */
async function ask(call: string, body?: unknown): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  return fetch(server.url + path, {
    method,
    headers: { apikey: key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const targets = new Set([
  ...recorded.map(({ target }) => target),
  ...['added', 'updated', 'removed'].flatMap((change) => [`user:${change}`, `group:group.${change}`]),
  'group:recreated',
  'managedfolder:removed',
  'configuration:saved',
  'release:removed',
  'anidb:http.stateUpdate',
]);

async function connect(path: string, transport = HttpTransportType.WebSockets, token = key) {
  const received: HubLine[] = [];
  const connection = new HubConnectionBuilder()
    .withUrl(`${server.url}/signalr/${path}`, { transport, accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  connections.push(connection);
  for (const target of targets) {
    connection.on(target, (...args: unknown[]) => received.push({ target, args }));
  }
  await connection.start();
  const names = () => received.map(({ target }) => target);
  const until = (...expected: string[]) => expect.poll(names).toEqual(expect.arrayContaining(expected));
  return { connection, received, names, until };
}

function faultsOf(received: readonly HubLine[], target: string): string[] {
  const argsOf = (lines: readonly HubLine[]) =>
    lines.filter((line) => line.target === target).map(({ args }) => args);
  // A job's details are a dictionary of whatever describes it.
  return shapeFaults(argsOf(recorded), argsOf(received)).filter((fault) => !fault.includes('.Details'));
}

const transports = [
  ['web socket', HttpTransportType.WebSockets],
  ['long polling', HttpTransportType.LongPolling],
] as const;

const greetings = [
  'anidb:connected',
  'avdump:connected',
  'configuration:connected',
  'network:connected',
  'queue:connected',
];

test.each(transports)('greets a client of all feeds as recorded by %s', async (_name, transport) => {
  const feeds = 'user,queue,release,network,metadata,managedfolder,group,file,configuration,avdump,anidb';
  const { received, names } = await connect(`aggregate?feeds=${feeds}`, transport);
  await expect.poll(() => names().length).toBe(5);
  expect(recorded.slice(0, 5).map(({ target }) => target)).toEqual(greetings);
  expect(names()).toEqual(greetings);
  for (const target of greetings) expect(faultsOf(received, target), target).toEqual([]);
});

test('refuses clients without a key, and users the log', async () => {
  const user = server.sandbox.sessions.open(3, 'test').key;
  const status = async (hub: string, headers = {}) =>
    (await fetch(`${server.url}/signalr/${hub}/negotiate`, { method: 'POST', headers })).status;
  expect(await status('aggregate')).toBe(401);
  expect(await status('logging')).toBe(401);
  expect(await status('aggregate', { apikey: user })).toBe(200);
  expect(await status('aggregate', { authorization: `Bearer ${user}` })).toBe(200);
  expect(await status('logging', { authorization: `Bearer ${user}` })).toBe(403);
  expect(await status('logging', { apikey: key })).toBe(200);
  const socket = new HubConnectionBuilder()
    .withUrl(`${server.url}/signalr/aggregate`, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .configureLogging(LogLevel.None)
    .build();
  await expect(socket.start()).rejects.toThrow();
  expect(server.sandbox.hub.connectionCount).toBe(0);
});

test('lists, joins and leaves feeds by the hub’s methods, with the time of the last connection sent', async () => {
  const { connection, received, names, until } = await connect('aggregate?feeds=queue,userData');
  await until('queue:connected');
  expect(await connection.invoke('feed.list_all')).toEqual([
    ...['anidb', 'avdump', 'configuration', 'file', 'managedfolder', 'metadata', 'network', 'queue'],
    ...['release', 'userData', 'user', 'group', 'plugin'],
  ]);
  // In the address, userData loses its capital.
  expect(await connection.invoke('feed.list_joined')).toEqual(['queue']);
  expect(await connection.invoke('feed.join_many', ['userData', 'network', 'nothing'], null)).toBe(true);
  expect(names()).toEqual(['queue:connected', 'network:connected']);
  expect(await connection.invoke('feed.join_single', 'network', null)).toBe(false);
  expect(await connection.invoke('feed.leave_many', ['network', 'anidb'])).toBe(true);
  expect(await connection.invoke('feed.leave_single', 'anidb')).toBe(false);
  expect(await connection.invoke('feed.list_joined')).toEqual(['queue', 'userData']);
  await expect(connection.invoke('feed.join_many', ['file'])).rejects.toThrow(
    'due to an error on the server',
  );
  await connection.invoke('queue.pause', true);
  expect(server.sandbox.queue.running).toBe(false);
  expect(received.at(-1)).toMatchObject({ target: 'queue:state.changed', args: [{ Running: false }] });
  expect(await connection.invoke('feed.replace_all', ['file'], null)).toBe(true);
  expect(await connection.invoke('feed.list_joined')).toEqual(['file']);
  expect(await connection.invoke('feed.clear_all')).toBe(true);
  expect(await connection.invoke('feed.list_joined')).toEqual([]);
});

test('reports what users have watched and rated, in the recorded shape', async () => {
  const { connection, received, names, until } = await connect('aggregate');
  await connection.invoke('feed.join_many', ['userData'], null);
  const { library } = server.sandbox;
  const episode = [...library.episodes.values()].find(
    ({ files, type }) => files.length === 1 && type === 'Episode',
  );
  await ask(`POST /api/v3/Episode/${episode?.id}/Watched/true`);
  const all = ['video', 'episode', 'group', 'series'].map((kind) => `userData:${kind}.saved`);
  await until(...all);
  expect(names()).toEqual(all);
  expect(received[1]?.args[0]).toMatchObject({ UserID: 1, EpisodeID: episode?.id, IsWatched: true });

  const vote = () => ask(`POST /api/v3/Series/${episode?.series.id}/Vote`, { Value: 7.5, MaxValue: 10 });
  await vote();
  await expect.poll(() => received.length).toBe(5);
  expect(received[4]?.args[0]).toMatchObject({ Reason: 'UserRating', UserRating: 7.5, HasUserRating: true });
  await vote();
  // The answer comes after what the vote would have sent.
  await connection.invoke('feed.list_all');
  expect(received).toHaveLength(5);
  for (const target of all) expect(faultsOf(received, target), target).toEqual([]);
});

test('reports a new group and the series that moved there, in the recorded order and shape', async () => {
  const { received, names, until } = await connect('aggregate?feeds=group,metadata');
  const [series] = server.sandbox.library.series.values();
  await ask('POST /api/v3/Group', { SeriesIDs: [series?.id] });
  const expected = ['group:group.added', 'metadata:series.updated', 'group:series.moved'];
  await until(...expected);
  expect(names().slice(0, 3)).toEqual(expected);
  for (const target of expected) expect(faultsOf(received, target), target).toEqual([]);
  expect(received[1]?.args[0]).toMatchObject({ SeriesID: series?.id, ShokoSeriesIDs: [series?.id] });
  await ask(`PATCH /api/v3/Group/${series?.groupId}`, [{ op: 'replace', path: '/Name', value: 'Mine' }]);
  await until('group:group.updated');
});

test('reports a link, its end, a new hash and a search without result, in the recorded shape', async () => {
  const { received, until } = await connect('aggregate?feeds=file,release');
  const { library } = server.sandbox;
  const file = [...library.files.values()].find(({ episodes }) => episodes.length === 0);
  const [episode] = library.episodes.values();
  await ask(`POST /api/v3/File/${file?.id}/Link`, { EpisodeIDs: [episode?.id] });
  await until('release:saved');
  await ask(`DELETE /api/v3/File/${file?.id}/Link`);
  await until('release:removed');
  await ask(`POST /api/v3/File/${file?.id}/Rehash`);
  await ask(`POST /api/v3/File/${file?.id}/Rescan`);
  await until('file:hashed', 'release:search.completed');
  for (const target of ['release:saved', 'release:search.completed']) {
    expect(faultsOf(received, target), target).toEqual([]);
  }
  // Recorded of a file that was linked.
  expect(faultsOf(received, 'file:hashed')).toEqual([
    expect.stringContaining('CrossReferences: the list is empty'),
  ]);
});

test('reports users, folders, settings and a pending job, in the recorded shape', async () => {
  const { received, until } = await connect('aggregate?feeds=user,managedfolder,configuration,queue,group');
  const user = { Username: 'bob', Password: 'password' };
  const { ID } = (await (await ask('POST /api/v3/User', user)).json()) as { ID: number };
  await ask(`PATCH /api/v3/User/${ID}`, [{ op: 'replace', path: '/Username', value: 'rob' }]);
  await ask(`DELETE /api/v3/User/${ID}`);
  await ask('PATCH /api/v3/Settings', [{ op: 'replace', path: '/Import/RunOnStart', value: true }]);
  await ask('GET /api/v3/Action/RecreateAllGroups');
  const [folder] = server.sandbox.library.importFolders.values();
  if (folder) removeFolder(server.sandbox, folder, false);
  server.sandbox.queue.add({
    key: 'Import/HashFileJob_FilePath:"a.mkv"',
    type: 'Hash File',
    title: 'Hashing File',
    details: { 'File Path': 'a.mkv' },
  });
  await until('user:added', 'user:updated', 'user:removed');
  await until('configuration:saved', 'group:recreated', 'managedfolder:removed');
  for (const target of ['user:added', 'queue:state.changed']) {
    expect(faultsOf(received, target), target).toEqual([]);
  }
  expect(received.find(({ target }) => target === 'user:added')?.args).toEqual([{ UserID: ID }]);
});

test('names the ban that AniDB set, and none once it has ended', async () => {
  const { received } = await connect('aggregate?feeds=anidb');
  server.sandbox.network.ban('http', true, 60);
  server.sandbox.network.ban('http', false);
  await expect.poll(() => received.length).toBe(3);
  expect(received.slice(1)).toMatchObject([
    { args: [{ Value: true, UpdateType: 'HTTPBan', PauseTimeSecs: 60 }] },
    { args: [{ Value: false, UpdateType: 'None', PauseTimeSecs: 0 }] },
  ]);
});

test.each(transports)(
  'sends the log’s backlog and new lines in the recorded shape by %s',
  async (_name, transport) => {
    const { connection, received, until } = await connect('logging', transport);
    await until('GetBacklog');
    server.sandbox.hub.log({
      Level: 'Warn',
      TimeStamp: '2026-11-21T05:38:49Z',
      LoggerName: 'Main',
      Caller: '::',
      Message: 'It failed\nat A.B()',
    });
    await until('Log');
    for (const target of ['GetBacklog', 'Log']) expect(faultsOf(received, target), target).toEqual([]);
    expect(received.at(-1)?.args[0]).toMatchObject({
      Level: 'Warning',
      Message: 'It failed',
      Exception: 'at A.B()',
    });
    await expect(connection.invoke('feed.list_all')).rejects.toThrow('Method does not exist');
  },
);
