import { afterEach, expect, test } from 'vitest';
import { startDuration } from '../lifecycle.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
afterEach(() => client.close());

const state = async () => (await client.ask('GET /api/v3/Init/Status')).json<{ State: string }>().State;

test.each(['GET /api/v3/Series', 'GET /api/v3/User/Current', 'POST /api/auth'])(
  'answers 503 with a message for %s before setup',
  async (call) => {
    client = clientOf({ state: 'Waiting' });
    const answer = await client.ask(call, call.startsWith('POST') ? {} : undefined);
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toContain('First Time Setup Wizard');
  },
);

test('lets everyone read and change the settings before setup', async () => {
  client = clientOf({ state: 'Waiting' });
  const patch = [{ op: 'replace', path: '/AniDb/Username', value: 'someone' }];
  expect((await client.ask('PATCH /api/v3/Settings?skipValidation=true', patch)).status).toBe(200);
  const settings = (await client.ask('GET /api/v3/Settings')).json<{
    AniDb: { Username: string };
    FirstRun: boolean;
  }>();
  expect(settings.AniDb.Username).toBe('someone');
  expect(settings.FirstRun).toBe(true);
});

test('moves from Waiting through Starting to Started and creates the given user', async () => {
  client = clientOf({ state: 'Waiting' });
  await client.ask('POST /api/v3/Init/DefaultUser', { Username: 'root', Password: 'secret' });
  expect((await client.ask('GET /api/v3/Init/StartServer')).status).toBe(200);
  expect(await state()).toBe('Starting');
  client.server.sandbox.clock.advance(startDuration);
  expect(await state()).toBe('Started');
  expect(await client.signIn('root', 'secret')).toMatch(/^[0-9a-f-]{36}$/);
});

test('changes the startup message while starting', async () => {
  client = clientOf({ state: 'Starting' });
  const message = async () =>
    (await client.ask('GET /api/v3/Init/Status')).json<{ StartupMessage: string }>().StartupMessage;
  const first = await message();
  client.server.sandbox.clock.advance(startDuration / 2);
  expect(await message()).not.toBe(first);
});

test('rejects a second start', async () => {
  client = clientOf({ state: 'Waiting' });
  await client.ask('GET /api/v3/Init/StartServer');
  const answer = await client.ask('GET /api/v3/Init/StartServer');
  expect([answer.status, answer.text]).toEqual([400, 'Already Starting']);
});

test('reports Failed with the reason when the start fails', async () => {
  client = clientOf({ state: 'Waiting' });
  client.server.sandbox.lifecycle.failNext = true;
  await client.ask('GET /api/v3/Init/StartServer');
  client.server.sandbox.clock.advance(startDuration);
  const status = (await client.ask('GET /api/v3/Init/Status')).json<{
    State: string;
    StartupMessage: string;
  }>();
  expect(status.State).toBe('Failed');
  expect(status.StartupMessage).toContain('Could not init database');
});

test('answers 403 for the first user once started', async () => {
  client = clientOf();
  await client.signIn('Default');
  expect((await client.ask('GET /api/v3/Init/DefaultUser')).status).toBe(403);
});

test('counts the uptime from the start', async () => {
  client = clientOf();
  client.server.sandbox.clock.advance(3_723_000);
  expect((await client.ask('GET /api/v3/Init/Status')).json().Uptime).toMatch(/^01:02:03/);
});

test('starts again on restart and keeps its keys valid', async () => {
  client = clientOf();
  await client.signIn('alice');
  client.server.sandbox.restart(0);
  expect(await state()).toBe('Starting');
  client.server.sandbox.clock.advance(startDuration);
  expect((await client.ask('GET /api/v3/User/Current')).json().Username).toBe('alice');
});

test('returns the connectivity as a result with a value when it is checked', async () => {
  client = clientOf();
  await client.signIn('Default');
  const { Result, Value } = (await client.ask('POST /api/v3/Init/Connectivity')).json();
  expect([Result, Value]).toEqual([null, (await client.ask('GET /api/v3/Init/Connectivity')).json()]);
});
