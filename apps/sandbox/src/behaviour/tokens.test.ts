import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({
    series: 1,
    serverVersion: '6.0.0.425',
    now: new Date('2026-11-26T21:00:00Z'),
  });
  await client.signIn('Default');
});
afterEach(() => client.close());

const generate = (body: object) => client.ask('POST /api/v3/Auth/GenerateToken', body);

async function list(call = 'GET /api/v3/Auth/ListTokens'): Promise<Record<string, unknown>[]> {
  return (await client.ask(call)).json<Record<string, unknown>[]>();
}

test('gives a token for a device that ends when asked to, and each time a new one', async () => {
  const body = { Device: 'hondana-hub', Expires: '2027-01-01T00:00:00Z' };
  const first = (await generate(body)).json();
  expect(first).toEqual({
    UserID: 1,
    Username: 'Default',
    Device: 'hondana-hub',
    ExpiresAt: '2027-01-01T00:00:00+00:00',
    Token: expect.any(String),
  });
  expect((await generate(body)).json().Token).not.toBe(first.Token);
  expect(await list()).toContainEqual({
    UserID: 1,
    Username: 'Default',
    Device: 'test',
    ExpiresAt: null,
  });
});

test.each([
  ['5m', '2026-11-26T21:05:00+00:00'],
  ['24h', '2026-11-27T21:00:00+00:00'],
  ['P7D', '2026-12-03T21:00:00+00:00'],
  ['PT24H', '2026-11-27T21:00:00+00:00'],
])('reads an expiry of %s', async (Expires, expected) => {
  expect((await generate({ Device: 'hub', Expires })).json().ExpiresAt).toBe(expected);
});

test('names a missing device and an expiry that it cannot read', async () => {
  const errorsOf = async (body: object) => (await generate(body)).json().errors;
  expect(await errorsOf({ Name: 'hub' })).toEqual({ Device: ['Device is required'] });
  expect(await errorsOf({ Device: 'hub', Expires: 'soon' })).toHaveProperty('Expires');
});

test('refuses a token once it has expired by the clock', async () => {
  const { Token } = (await generate({ Device: 'hub', Expires: '5m' })).json<{ Token: string }>();
  const status = async () =>
    (await client.ask('GET /api/v3/User/Current', undefined, { apikey: Token })).status;
  client.server.sandbox.clock.advance(299_000);
  expect(await status()).toBe(200);
  client.server.sandbox.clock.advance(1000);
  expect(await status()).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('lists an administrator the tokens of all users only when asked to', async () => {
  client.server.sandbox.sessions.open(3, 'phone');
  expect((await list()).map(({ Device }) => Device)).toEqual(['test']);
  expect((await list('GET /api/v3/Auth/ListTokens?showAll=true')).map(({ UserID }) => UserID)).toEqual([
    1, 3,
  ]);
});

test('ends the token that it is given, and the caller’s own without one', async () => {
  const { Token } = (await generate({ Device: 'hub' })).json();
  expect((await client.ask(`DELETE /api/v3/Auth/InvalidateToken?token=${String(Token)}`)).status).toBe(200);
  expect((await list()).map(({ Device }) => Device)).toEqual(['test']);
  // It goes by the token alone.
  expect((await client.ask('DELETE /api/v3/Auth/InvalidateToken?device=hub')).status).toBe(200);
  expect((await client.ask('GET /api/v3/Auth/ListTokens')).status).toBe(401);
  const again = await client.ask('DELETE /api/v3/Auth/InvalidateToken', { Device: 'hub' });
  expect([again.status, again.text]).toEqual([400, 'An API token must be provided if not signed in.']);
});

test('signs in by the fields of 6, and names those that are missing', async () => {
  const signIn = (body: object) => client.ask('POST /api/v3/Auth/SignIn', body);
  const body = { User: 'alice', Password: 'password', Device: 'x' };
  expect((await signIn(body)).json()).toMatchObject({ UserID: 3, Username: 'alice', ExpiresAt: null });
  expect((await signIn({ ...body, Password: 'wrong' })).status).toBe(401);
  const errorsOf = async (fields: object) => (await signIn(fields)).json().errors;
  expect(await errorsOf({ Username: 'alice', Password: 'password', Device: 'x' })).toEqual({
    User: ['Username is required'],
  });
  expect(await errorsOf({ User: 'alice', Pass: 'password', Device: 'x' })).toEqual({
    Password: ['Password is required'],
  });
});

test('has none of these calls before 6', async () => {
  const older = clientOf({ series: 1 });
  await older.signIn('Default');
  expect((await older.ask('POST /api/v3/Auth/GenerateToken', { Device: 'hub' })).status).toBe(404);
  expect((await older.ask('GET /api/v3/Logging/File')).status).toBe(404);
  await older.close();
});
