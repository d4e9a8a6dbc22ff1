import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Settings {
  readonly Plex: { readonly Server: string; readonly Libraries: readonly number[] };
  readonly TraktTv: { readonly TokenExpirationDate: string };
}

const settings = async () => (await client.ask('GET /api/v3/Settings')).json<Settings>();
const isAuthenticated = async () => (await client.ask('GET /plex/pin/authenticated')).json<boolean>();

test('signs in to Plex, selects a server and libraries, and keeps those when the token is revoked', async () => {
  expect((await client.ask('GET /plex/loginurl')).json<string>()).toMatch(/^https:\/\/app\.plex\.tv\//);
  expect(await isAuthenticated()).toBe(false);
  client.server.sandbox.clock.advance(3000);
  expect(await isAuthenticated()).toBe(true);
  const servers = (await client.ask('GET /plex/server/list')).json<{ ClientIdentifier: string }[]>();
  expect(servers).toHaveLength(2);
  expect((await client.ask('GET /plex/libraries')).status).toBe(404);
  expect((await client.ask('POST /plex/server', 'nobody')).status).toBe(404);
  expect((await client.ask('POST /plex/server', servers[1]?.ClientIdentifier)).status).toBe(200);
  expect((await client.ask('GET /plex/libraries')).json<object[]>()).toHaveLength(3);
  expect((await client.ask('POST /plex/libraries', [1, 2])).status).toBe(200);
  expect((await settings()).Plex).toEqual({ Server: servers[1]?.ClientIdentifier, Libraries: [1, 2] });
  await client.ask('GET /plex/token/invalidate');
  expect(await isAuthenticated()).toBe(false);
  // The server keeps them; the interface clears them when unlinking (facts 5.12).
  expect((await settings()).Plex.Libraries).toEqual([1, 2]);
});

test('returns a Trakt code, and the token’s expiry after it is entered', async () => {
  const code = (await client.ask('GET /api/trakt/code')).json<{ usercode: string; url: string }>();
  expect(code.usercode).toMatch(/^[0-9A-F]{8}$/);
  expect((await settings()).TraktTv.TokenExpirationDate).toBe('');
  client.server.sandbox.clock.advance(3000);
  expect(Number((await settings()).TraktTv.TokenExpirationDate)).toBeGreaterThan(1_600_000_000);
});

test.each([
  '/plex/loginurl',
  '/api/trakt/code',
  '/api/v3/WebUI/LatestVersion',
  '/api/v3/WebUI/LatestServerVersion',
])('answers an empty 500 for %s when offline', async (path) => {
  client.server.sandbox.updates.offer({ offer: 'nothing-new' });
  client.server.sandbox.network.set('LocalOnly');
  const answer = await client.ask(`GET ${path}`);
  expect([answer.status, answer.text]).toEqual([500, '']);
});
