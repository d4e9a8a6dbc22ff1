import { addFreshness, connectLive, getLiveState, onHubEvent } from '@hondana/shared/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
let queryClient: QueryClient;
let cleanups: (() => void)[];

function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition, { interval: 20 }).toBe(true);
}

function connect(attempts = 5, origin = server.url): void {
  const delays = Array.from({ length: attempts }, () => 50);
  cleanups.push(connectLive(queryClient, { origin, delays }));
}

/** A mounted query that counts its fetches. */
async function mountQuery(queryKey: readonly unknown[]): Promise<{ count: number }> {
  const fetched = { count: 0 };
  const queryFn = async () => {
    fetched.count += 1;
    return fetched.count;
  };
  cleanups.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
  await until(() => fetched.count === 1);
  return fetched;
}

beforeEach(async () => {
  cleanups = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  server = createSandbox({ series: 1 });
  await server.listen(0);
});

afterEach(async () => {
  for (const stop of cleanups.toReversed()) stop();
  await server.close();
});

describe('the connection to the hub', () => {
  it('receives the queue and its changes', async () => {
    connect();
    await until(() => getLiveState().queue?.Running === true);
    server.sandbox.queue.pause();
    await until(() => getLiveState().queue?.Running === false);
  });

  it('reports a ban and its end', async () => {
    connect();
    await until(() => getLiveState().status === 'connected');
    server.sandbox.network.ban('http', true, 1800);
    await until(() => getLiveState().bans.some(({ kind, until: end }) => kind === 'HTTP' && Number(end) > 0));
    server.sandbox.network.ban('http', false, 0);
    await until(() => getLiveState().bans.length === 0);
  });

  it('invalidates only the series that an event names', async () => {
    const [named, other] = [
      await mountQuery(['v3', 'series', 1, 'series']),
      await mountQuery(['v3', 'series', 2, 'series']),
    ];
    connect();
    await until(() => getLiveState().status === 'connected');
    for (const _ of [1, 2, 3]) server.sandbox.hub.emit('ShokoEvent:SeriesUpdated', { ShokoSeriesIDs: [1] });
    await until(() => named.count === 2);
    expect(other.count).toBe(1);
  });

  it('delivers events to a plugin’s own queries and handlers', async () => {
    cleanups.push(addFreshness('ShokoEvent:FileRenamed', { stale: [['my-plugin']], batchMs: 10 }));
    const received: unknown[] = [];
    cleanups.push(onHubEvent('ShokoEvent:FileRenamed', (event) => received.push(event)));
    const own = await mountQuery(['my-plugin', 'names']);
    connect();
    await until(() => getLiveState().status === 'connected');
    server.sandbox.hub.emit('ShokoEvent:FileRenamed', { FileID: 5 });
    await until(() => own.count === 2);
    expect(received).toEqual([{ FileID: 5 }]);
  });

  it('reconnects after it was dropped, and refetches what is on the screen', async () => {
    const shown = await mountQuery(['v3', 'dashboard', 'statistics']);
    connect();
    await until(() => getLiveState().status === 'connected');
    server.sandbox.hub.dropAll();
    await until(() => getLiveState().status === 'reconnecting');
    await until(() => getLiveState().status === 'connected');
    await until(() => shown.count === 2);
  });

  it('gives up when the server stays away', async () => {
    connect();
    await until(() => getLiveState().status === 'connected');
    await server.close();
    await until(() => getLiveState().status === 'lost');
  });

  it('keeps trying when the server is away at first', async () => {
    const { port, url } = server;
    await server.close();
    connect(100, url);
    await until(() => getLiveState().status === 'reconnecting');
    server = createSandbox({ series: 1 });
    await server.listen(port);
    await until(() => getLiveState().status === 'connected');
  });

  it('never sends a key', async () => {
    connect();
    await until(() => getLiveState().status === 'connected');
    const [call] = server.sandbox.requests.find({ path: '/signalr/*' });
    expect(call?.query).toContain('feeds=');
    expect(JSON.stringify(call)).not.toMatch(/apikey|access_token/i);
  });
});
