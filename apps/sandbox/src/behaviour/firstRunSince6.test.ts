import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDuration } from '../lifecycle.ts';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(() => {
  client = clientOf({ serverVersion: referenceVersions[6], state: 'Waiting', series: 5 });
});
afterEach(() => client.close());

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const stateOf = async () => (await client.ask('GET /api/v3/Init/Status')).json<{ State: string }>().State;

async function start() {
  await client.ask('GET /api/v3/Init/StartServer');
  client.server.sandbox.clock.advance(startDuration);
}

test('fails to start without an AniDB account, and answers 503 until its process is restarted', async () => {
  await start();
  expect(await stateOf()).toBe('Failed');
  for (const call of [
    'GET /api/v3/Settings',
    'GET /api/v3/Init/StartServer',
    'GET /api/v3/Init/DefaultUser',
  ]) {
    expect((await client.ask(call)).status, call).toBe(503);
  }
  client.server.sandbox.restart(1000);
  client.server.sandbox.clock.advance(1000);
  expect(await stateOf()).toBe('Waiting');
});

test('starts with an AniDB account, which may be empty until then', async () => {
  await client.ask('PATCH /api/v3/Settings', [replace('/AniDb/Username', '')]);
  const account = [replace('/AniDb/Username', 'sandbox'), replace('/AniDb/Password', 'sandbox')];
  expect((await client.ask('PATCH /api/v3/Settings', account)).status).toBe(200);
  await start();
  expect(await stateOf()).toBe('Started');
});
