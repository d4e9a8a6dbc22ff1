import { afterEach, expect, test } from 'vitest';
import { startDuration } from '../lifecycle.ts';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
afterEach(() => client.close());

const core = '/api/v3/Configuration/19c7a5e2-4244-56a8-aa78-87ad3590efce';

async function begin(controllable: boolean) {
  client = clientOf({ serverVersion: referenceVersions[6], series: 3, controllable });
  await client.signIn('Default');
}
const status = async () => (await client.ask('GET /api/v3/Init/Status')).json();

test('refuses word for word to restart when it is not allowed', async () => {
  await begin(false);
  expect(await status()).toMatchObject({ CanRestart: false, CanShutdown: false });
  const answer = await client.ask('POST /api/v3/Init/Restart');
  expect([answer.status, answer.text]).toEqual([400, 'Restart is disabled for this instance']);
  expect((await client.ask('POST /api/v3/Init/Shutdown')).status).toBe(400);
});

test('restarts where it is allowed: down, starting, started, with nothing left to restart for', async () => {
  await begin(true);
  expect(await status()).toMatchObject({ CanRestart: true, CanShutdown: true });
  const value = (await client.ask(`GET ${core}`)).json();
  await client.ask(`PUT ${core}`, { ...value, ImagesPath: '/elsewhere' });
  const { clock, lifecycle, hub } = client.server.sandbox;
  expect(hub.emitted.map(({ target }) => target)).toContain('configuration:requiresRestart');
  expect((await client.ask('POST /api/v3/Init/Restart')).status).toBe(200);
  clock.advance(100);
  expect(lifecycle.isDown).toBe(true);
  clock.advance(1500);
  expect(await status()).toMatchObject({ State: 'Starting' });
  clock.advance(startDuration);
  expect(await status()).toMatchObject({ State: 'Started' });
  expect((await client.ask(`GET ${core}/Info`)).json()).toMatchObject({ RestartPendingFor: [] });
  expect((await client.ask(`GET ${core}`)).json()).toMatchObject({ ImagesPath: '/elsewhere' });
});

test('refuses connections once it is shut down', async () => {
  await begin(true);
  expect((await client.ask('POST /api/v3/Init/Shutdown')).status).toBe(200);
  client.server.sandbox.clock.advance(60_000);
  expect(client.server.sandbox.lifecycle.isDown).toBe(true);
});

test('is controlled by administrators only', async () => {
  await begin(true);
  await client.signIn('alice');
  for (const call of ['POST /api/v3/Init/Restart', 'POST /api/v3/Init/Shutdown']) {
    expect((await client.ask(call)).status, call).toBe(403);
  }
});
