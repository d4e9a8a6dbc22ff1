import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, expect, test } from 'vitest';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer | undefined;
let connection: HubConnection | undefined;

afterEach(async () => {
  await connection?.stop();
  await server?.close();
});

const feeds = 'shoko,queue,anidb,avdump,network';
const events = [
  'ShokoEvent:OnConnected',
  'Queue:OnConnected',
  'AniDB:OnConnected',
  'AVDump:OnConnected',
  'Network:OnConnected',
  'Queue:QueueStateChanged',
  'ShokoEvent:SeriesUpdated',
];

async function listen(): Promise<SandboxServer> {
  server = createSandbox({ series: 3 });
  await server.listen(0);
  return server;
}

async function connect(
  url: string,
  transport: HttpTransportType,
  targets: readonly string[],
  skipNegotiation = false,
) {
  const received: { target: string; args: unknown[] }[] = [];
  const waiting: (() => void)[] = [];
  connection = new HubConnectionBuilder()
    .withUrl(url, { transport, skipNegotiation })
    .configureLogging(LogLevel.None)
    .build();
  for (const target of targets) {
    connection.on(target, (...args: unknown[]) => {
      received.push({ target, args });
      for (const resolve of waiting.splice(0)) resolve();
    });
  }
  await connection.start();
  const until = async (count: number) => {
    while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { received, until };
}

const transports = [
  ['web socket', HttpTransportType.WebSockets],
  ['long polling', HttpTransportType.LongPolling],
] as const;

test.each(transports)(
  'receives a welcome from every requested feed in order by %s',
  async (_name, transport) => {
    const { url } = await listen();
    const { received, until } = await connect(`${url}/signalr/aggregate?feeds=${feeds}`, transport, events);
    await until(5);
    expect(received.map((one) => one.target)).toEqual(events.slice(0, 5));
    expect(received[0]?.args).toEqual([null]);
    expect(received[2]?.args[0]).toHaveLength(2);
  },
);

test.each(transports)('receives an event as it was sent by %s', async (_name, transport) => {
  const { url, sandbox } = await listen();
  const { received, until } = await connect(`${url}/signalr/aggregate?feeds=shoko`, transport, events);
  await until(1);
  sandbox.hub.emit('ShokoEvent:SeriesUpdated', { SeriesID: 7 });
  await until(2);
  expect(received[1]).toEqual({ target: 'ShokoEvent:SeriesUpdated', args: [{ SeriesID: 7 }] });
});

test.each(transports)('receives the log’s backlog and its new entries by %s', async (_name, transport) => {
  const { url, sandbox } = await listen();
  const { received, until } = await connect(`${url}/signalr/logging`, transport, ['GetBacklog', 'Log']);
  await until(1);
  expect(received[0]?.args[0]).toEqual(sandbox.hub.backlog);
  sandbox.hub.log({
    Level: 'Info',
    TimeStamp: '2026-11-21T05:38:49Z',
    LoggerName: 'Main',
    Caller: '::',
    Message: 'hello',
  });
  await until(2);
  expect(received[1]?.args[0]).toMatchObject({ Message: 'hello' });
});

test.each(transports)('reconnects a dropped client by %s', async (_name, transport) => {
  const { url, sandbox } = await listen();
  connection = new HubConnectionBuilder()
    .withUrl(`${url}/signalr/aggregate?feeds=queue`, { transport })
    .withAutomaticReconnect([0, 0, 0])
    .configureLogging(LogLevel.None)
    .build();
  const back = new Promise((resolve) => connection?.onreconnected(resolve));
  await connection.start();
  sandbox.hub.dropAll();
  await back;
  expect(sandbox.hub.connectionCount).toBe(1);
});

test('connects without negotiation', async () => {
  const { url } = await listen();
  const { until } = await connect(
    `${url}/signalr/aggregate?feeds=network`,
    HttpTransportType.WebSockets,
    events,
    true,
  );
  await until(1);
});

test('sends no events of a feed without a subscription', async () => {
  const { url, sandbox } = await listen();
  const { received, until } = await connect(
    `${url}/signalr/aggregate?feeds=queue`,
    HttpTransportType.WebSockets,
    events,
  );
  await until(1);
  sandbox.hub.emit('ShokoEvent:SeriesUpdated', { SeriesID: 1 });
  sandbox.queue.pause();
  await until(2);
  expect(received.map((one) => one.target)).toEqual(['Queue:OnConnected', 'Queue:QueueStateChanged']);
});

test('forgets a client that disconnects', async () => {
  const { url, sandbox } = await listen();
  const { until } = await connect(
    `${url}/signalr/aggregate?feeds=queue`,
    HttpTransportType.LongPolling,
    events,
  );
  await until(1);
  await connection?.stop();
  await expect.poll(() => sandbox.hub.connectionCount).toBe(0);
});
