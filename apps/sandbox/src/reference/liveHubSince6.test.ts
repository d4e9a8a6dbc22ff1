import { connectLive, getLiveState } from '@hondana/shared/live';
import { signIn, signOut } from '@hondana/shared/session';
import { MemoryStorage } from '@hondana/shared/testing/testServer';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../routes/importFolderChanges.ts';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
let queryClient: QueryClient;
let cleanups: (() => void)[];
/** Addresses of the hub's WebSockets. */
let sockets: string[];
let key: string;

const until = (condition: () => boolean): Promise<void> =>
  expect.poll(condition, { interval: 20 }).toBe(true);

async function connect(): Promise<void> {
  const delays = Array.from({ length: 5 }, () => 50);
  cleanups.push(connectLive(queryClient, { origin: server.url, delays, getServerSide: () => 'since6' }));
  await until(() => getLiveState().status === 'connected');
  // Joined once connected.
  await until(() => [...server.sandbox.hub.connections].some(({ feeds }) => feeds.has('userData')));
}

/** Mounted queries, by their keys; `stale` counts how often each was fetched again. */
async function mount(...keys: readonly (readonly unknown[])[]): Promise<() => number[]> {
  const counts = keys.map(() => 0);
  for (const [index, queryKey] of keys.entries()) {
    const queryFn = async () => {
      counts[index] = (counts[index] ?? 0) + 1;
      return counts[index];
    };
    cleanups.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
  }
  await until(() => counts.every((count) => count === 1));
  return () => counts.map((count) => count - 1);
}

/** From another client. */
async function ask(call: string, body?: unknown, userId = 1): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  const { key: apikey } = server.sandbox.sessions.open(userId, 'another client');
  const answer = await fetch(`${server.url}/api/v3/${path}`, {
    method,
    headers: { apikey, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
}

beforeEach(async () => {
  cleanups = [];
  sockets = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  server = createSandbox({ series: 3, serverVersion: '6.0.0.425' });
  server.app.server.on('upgrade', ({ url = '' }) => sockets.push(url));
  await server.listen(0);
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => original(new URL(input, server.url), init));
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  key = (await signIn({ username: 'Default', password: 'password', remember: false })).key;
});

afterEach(async () => {
  for (const stop of cleanups.toReversed()) stop();
  signOut();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection to the hub of a server since 6', () => {
  it('receives the queue, its changes and bans', async () => {
    await connect();
    await until(() => getLiveState().queue?.Running === true);
    server.sandbox.queue.add({ key: 'a', type: 'Hash File', title: 'Hashing File', duration: 5000 });
    await until(() => getLiveState().queue?.CurrentlyExecuting[0]?.Title === 'Hashing File');
    server.sandbox.network.ban('udp', true, 1800);
    await until(() => getLiveState().bans.some(({ kind, until: end }) => kind === 'UDP' && Number(end) > 0));
    server.sandbox.network.ban('udp', false);
    await until(() => getLiveState().bans.length === 0);
  });

  it('knows of a ban that began before it connected', async () => {
    server.sandbox.network.ban('http', true, 1800);
    await connect();
    await until(() => getLiveState().bans.some(({ kind }) => kind === 'HTTP'));
  });

  it('refetches what another client of the same user has watched, and nothing for another user', async () => {
    const [series, other] = server.sandbox.library.series.values();
    const episode = series?.episodes.find(({ files }) => files.length > 0);
    const fetched = await mount(
      ['v3', 'episodes', episode?.id],
      ['v3', 'series', series?.id, 'episodes'],
      ['v3', 'series', other?.id, 'episodes'],
    );
    await connect();
    await ask(`POST Episode/${episode?.id}/Watched/true`, undefined, 3);
    await ask(`POST Episode/${episode?.id}/Watched/true`);
    await expect.poll(fetched, { timeout: 8000 }).toEqual([1, 1, 0]);
  });

  it('refetches groups, folders, users and settings that another client has changed', async () => {
    const fetched = await mount(
      ['v3', 'groups', 'list'],
      ['v3', 'import-folders'],
      ['v3', 'users'],
      ['v3', 'settings', 'server'],
      ['v3', 'dashboard', 'statistics'],
    );
    await connect();
    const [folder] = server.sandbox.library.importFolders.values();
    if (folder) removeFolder(server.sandbox, folder, false);
    await ask('POST User', { Username: 'bob', Password: 'password' });
    await ask('PATCH Settings', [{ op: 'replace', path: '/Culture', value: 'de' }]);
    await expect.poll(fetched).toEqual([0, 1, 1, 1, 0]);
    const [group] = server.sandbox.library.groups.keys();
    await ask(`PATCH Group/${group}`, [{ op: 'replace', path: '/Name', value: 'Mine' }]);
    await expect.poll(fetched).toEqual([1, 2, 1, 1, 1]);
  });

  it('asks for a token at each connection, and never sends the session’s key in an address', async () => {
    await connect();
    // Longer than the first token lasts.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    server.sandbox.hub.dropAll();
    await until(() => getLiveState().status === 'reconnecting');
    await until(() => getLiveState().status === 'connected');
    expect(server.sandbox.requests.find({ path: '/api/v3/Auth/GenerateToken' })).toHaveLength(2);
    const addresses = [...sockets, ...server.sandbox.requests.find({}).map(({ query }) => query)];
    expect(addresses.filter((address) => address.includes(key))).toEqual([]);
  });
});
