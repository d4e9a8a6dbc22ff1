import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('alice');
});
afterEach(() => client.close());

test.each([
  'GET /api/v3/Settings',
  'GET /api/v3/User',
  'GET /api/v3/Queue/Items',
  'GET /api/v3/Action/UpdateSeriesStats',
])('lets only administrators call %s, and answers others with an empty 403', async (call) => {
  const answer = await client.ask(call);
  expect([answer.status, answer.text]).toEqual([403, '']);
  await client.signIn('Default');
  expect((await client.ask(call)).status).toBe(200);
});

test.each([
  'GET /api/v3/Action/RunImport',
  'GET /api/v3/Queue',
  'GET /api/v3/ImportFolder',
  'GET /api/v3/User/Current',
])('lets every signed-in user call %s', async (call) => expect((await client.ask(call)).status).toBe(200));

test.each([
  'GET /api/v3/Init/Status',
  'GET /api/v3/Init/Version',
  'GET /api/v3/WebUI/Theme',
  'GET /api/v3/WebUI/Theme.css',
])('answers %s without a key', async (call) => {
  const answer = await client.ask(call, undefined, { apikey: 'nobody' });
  expect(answer.status).toBe(200);
});

test('answers 405 and names GET as allowed when an action is posted', async () => {
  const answer = await client.ask('POST /api/v3/Action/RunImport');
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET');
  expect(answer.json()).toMatchObject({ Error: { Code: 'UnsupportedApiVersion', InnerError: null } });
});

test('answers an empty 404 for an unknown action or call', async () => {
  for (const call of ['GET /api/v3/Action/Nope', 'GET /api/v3/ThisDoesNotExist']) {
    const answer = await client.ask(call);
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([404, '', undefined]);
  }
});

test('offers the Trakt actions of its server version only', async () => {
  const old = clientOf({ serverVersion: '5.2.0' });
  await old.signIn('alice');
  expect((await old.ask('GET /api/v3/Action/SyncTrakt')).status).toBe(200);
  expect((await old.ask('GET /api/v3/Action/SendWatchStatesToTrakt')).status).toBe(404);
  expect((await client.ask('GET /api/v3/Action/SyncTrakt')).status).toBe(404);
  expect((await client.ask('GET /api/v3/Action/SendWatchStatesToTrakt')).status).toBe(200);
  await old.close();
});
