import { type HubLine, readHubLines } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Client, clientOf } from '../behaviour/client.ts';

/** A job's details are a dictionary: their keys are data. */
const isDictionary = (path: string) => path.endsWith('.Details');

const separator = '\u001e';

/** The first `welcome` lines greet a new client; the rest come from the operation. */
async function linesOf(
  client: Client,
  hub: string,
  welcome: number,
  operation: () => void,
): Promise<HubLine[]> {
  await client.server.listen(0);
  const address = `${client.server.url.replace('http', 'ws')}/signalr/${hub}?feeds=shoko,queue,anidb,avdump,network`;
  const socket = new WebSocket(address);
  const lines: HubLine[] = [];
  socket.on('message', (data) => {
    for (const text of String(data)
      .split(separator)
      .filter((one) => one !== '' && one !== '{}')) {
      const line = JSON.parse(text) as { target: string; arguments: unknown[] };
      lines.push({ target: line.target, args: line.arguments });
    }
  });
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(`{"protocol":"json","version":1}${separator}`);
  await expect.poll(() => lines.length).toBe(welcome);
  operation();
  await expect.poll(() => lines.length).toBeGreaterThan(welcome);
  socket.close();
  return lines;
}

const argumentsOf = (lines: readonly HubLine[], target: string) =>
  lines.filter((line) => line.target === target).map((line) => line.args);

test('sends the recorded welcome sequence, and every line in its recorded shape', async () => {
  const client = clientOf({ network: 'LocalOnly' });
  const { sandbox } = client.server;
  sandbox.queue.addAll(
    Array.from({ length: 6 }, (_, index) => ({
      key: `Import.MediaInfoJob_VideoLocalID:${index}`,
      type: 'Read MediaInfo for File',
      title: 'Reading MediaInfo for File',
      details: { 'File Path': `incoming/${index}.mkv` },
    })),
  );
  const lines = await linesOf(client, 'aggregate', 5, () => sandbox.clock.advance(400));
  const recorded = readHubLines('5.3', 'aggregate');

  const names = (all: readonly HubLine[]) => all.map((line) => line.target).slice(0, 5);
  expect(names(lines)).toEqual(names(recorded));
  for (const target of new Set(recorded.map((line) => line.target))) {
    expect(
      shapeFaults(argumentsOf(recorded, target), argumentsOf(lines, target), isDictionary),
      target,
    ).toEqual([]);
  }
  await client.close();
});

test('sends the log’s backlog and then each entry in the recorded shape', async () => {
  const client = clientOf();
  const { sandbox } = client.server;
  const lines = await linesOf(client, 'logging', 1, () => {
    sandbox.queue.add({ key: 'job', type: 'Hash File', title: 'Hashing File' });
    sandbox.clock.advance(400);
  });
  const recorded = readHubLines('5.3', 'logging');
  expect(lines[0]?.target).toBe('GetBacklog');
  for (const target of ['GetBacklog', 'Log']) {
    expect(shapeFaults(argumentsOf(recorded, target), argumentsOf(lines, target)), target).toEqual([]);
  }
  await client.close();
});
