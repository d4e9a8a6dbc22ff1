import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(() => {
  client = clientOf();
});
afterEach(() => client.close());

const auth = (user: string, pass: string, device: string) =>
  client.ask('POST /api/auth', { user, pass, device });

test('returns one key per user and device', async () => {
  const first = (await auth('alice', 'password', 'web-ui')).json().apikey;
  expect((await auth(' Alice ', 'password', 'WEB-UI ')).json().apikey).toBe(first);
  expect((await auth('alice', 'password', 'phone')).json().apikey).not.toBe(first);
});

test('answers a wrong password with 401 and problem details, an unknown key with an empty 401', async () => {
  const wrong = await auth('alice', 'no', 'web-ui');
  expect(wrong.status).toBe(401);
  expect(wrong.json()).toMatchObject({ title: 'Unauthorized', status: 401 });
  const unknown = await client.ask('GET /api/v3/User/Current', undefined, { apikey: 'nobody' });
  expect([unknown.status, unknown.text]).toEqual([401, '']);
});

test('accepts an empty password', async () => {
  client.server.sandbox.users.add('guest', '');
  expect((await auth('guest', '', 'web-ui')).status).toBe(200);
});

test('names each missing field', async () => {
  const answer = await client.ask('POST /api/auth', { pass: 'x' });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['user', 'device']);
});

test('accepts the key as a query parameter', async () => {
  const key = (await auth('alice', 'password', 'web-ui')).json().apikey;
  expect((await client.ask(`GET /api/v3/User/Current?ApiKey=${key}`)).json().Username).toBe('alice');
});

test('ignores case in paths and parameter names', async () => {
  await client.signIn('Default');
  expect((await client.ask('GET /API/v3/queue/ITEMS?PAGESIZE=5&ShowAll=TRUE')).status).toBe(200);
});

test('creates a key for a device and deletes it by its name', async () => {
  await client.signIn('alice');
  const made = await client.ask('POST /api/auth/apikey', 'script');
  expect(made.headers['content-type']).toBe('text/plain; charset=utf-8');
  const key = made.text;
  const asScript = () => client.ask('GET /api/v3/User/Current', undefined, { apikey: key });
  expect((await asScript()).status).toBe(200);
  expect((await client.ask('DELETE /api/auth', 'script')).status).toBe(200);
  expect((await asScript()).status).toBe(401);
  const again = await client.ask('DELETE /api/auth', 'script');
  expect([again.status, again.text]).toEqual([400, 'Could not find apikey or device name to delete']);
});

test('rejects a key for a device without a name', async () => {
  await client.signIn('alice');
  const answer = await client.ask('POST /api/auth/apikey', '');
  expect([answer.status, answer.text]).toEqual([400, 'device cannot be empty']);
});

test('lists every key for an administrator, only their own for another user', async () => {
  await client.signIn('Default');
  await client.signIn('alice');
  expect((await client.ask('GET /api/auth')).json()).toEqual([
    { UserID: 3, Username: 'alice', Device: 'test' },
  ]);
  await client.signIn('Default');
  expect((await client.ask('GET /api/auth')).json<unknown[]>()).toHaveLength(2);
});

test('ends every session of the user when a new password revokes the keys', async () => {
  await client.signIn('alice');
  const change = { Password: 'other', RevokeAPIKeys: true };
  expect((await client.ask('POST /api/v3/User/Current/ChangePassword', change)).status).toBe(200);
  expect((await client.ask('GET /api/v3/User/Current')).status).toBe(401);
  expect((await auth('alice', 'other', 'web-ui')).status).toBe(200);
});

test('keeps the session when a new password does not revoke the keys', async () => {
  await client.signIn('alice');
  await client.ask('POST /api/v3/User/Current/ChangePassword', { Password: 'other', RevokeAPIKeys: false });
  expect((await client.ask('GET /api/v3/User/Current')).status).toBe(200);
});

test('rejects deleting or demoting the last administrator', async () => {
  await client.signIn('Default');
  expect((await client.ask('DELETE /api/v3/User/1')).status).toBe(400);
  expect((await client.ask('PUT /api/v3/User/1', { IsAdmin: false })).status).toBe(400);
  expect((await client.ask('GET /api/v3/User/Current')).json().IsAdmin).toBe(true);
});

test('lets administrators delete themselves while there is another', async () => {
  await client.signIn('Default');
  expect((await client.ask('PUT /api/v3/User/2', { IsAdmin: true })).status).toBe(200);
  expect((await client.ask('DELETE /api/v3/User/1')).status).toBe(200);
});

test.each([
  ['IsAdmin', true],
  ['RestrictedTags', [1]],
])('rejects a user who sets their own %s with an error for that field', async (name, value) => {
  await client.signIn('alice');
  const answer = await client.ask('PUT /api/v3/User/Current', { Username: 'alice', [name]: value });
  expect([answer.status, Object.keys(answer.json().errors ?? {})]).toEqual([400, [name]]);
});

test.each([
  ['PlexUsernames', ['one', 'two']],
  ['CommunitySites', ['Nowhere']],
  ['Avatar', 'data:image/png;base64,bm8gcGljdHVyZQ=='],
])('rejects a user’s %s when it is %o', async (name, value) => {
  await client.signIn('Default');
  const answer = await client.ask('PUT /api/v3/User/2', { [name]: value });
  expect([answer.status, Object.keys(answer.json().errors ?? {})]).toEqual([400, [name]]);
});

test('creates, changes and deletes a user, and drops unknown restricted tags', async () => {
  await client.signIn('Default');
  const [tag] = client.server.sandbox.library.tags.keys();
  const made = (await client.ask('POST /api/v3/User', { Username: 'bob', Password: 'x' })).json<{
    ID: number;
  }>();
  const changed = await client.ask(`PUT /api/v3/User/${made.ID}`, {
    CommunitySites: ['Plex'],
    RestrictedTags: [tag, 99_999_999],
  });
  expect(changed.json()).toMatchObject({ Username: 'bob', CommunitySites: ['Plex'], RestrictedTags: [tag] });
  expect((await client.ask(`DELETE /api/v3/User/${made.ID}`)).status).toBe(200);
  expect((await client.ask(`GET /api/v3/User/${made.ID}`)).status).toBe(404);
});
