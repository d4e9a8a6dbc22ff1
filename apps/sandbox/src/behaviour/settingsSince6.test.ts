import { isObject } from '@hondana/contract/isObject';
import { readRecordings } from '@hondana/contract/recordings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 5 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Settings {
  readonly WebUI_Settings: string;
  readonly AniDb: { readonly Username: string; readonly MaxRelationDepth: number };
  readonly Logging: { readonly RotationDeleteDays: number | null };
  readonly Plugins: { readonly Renamer: object };
}

const read = async () => (await client.ask('GET /api/v3/Settings')).json<Settings>();
const patch = (operations: unknown, query = '') => client.ask(`PATCH /api/v3/Settings${query}`, operations);
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });

function pathsOf(document: unknown, parent = ''): string[] {
  if (!isObject(document)) return [parent];
  return Object.entries(document).flatMap(([name, value]) => pathsOf(value, `${parent}/${name}`));
}

test('has the settings of the reference, and no others', async () => {
  const recorded = readRecordings('6.0').find(({ name }) => name === 'Settings')?.body;
  expect(pathsOf(await read()).sort()).toEqual(pathsOf(recorded).sort());
});

test('answers 200 to unknown paths, ignores them and applies the rest', async () => {
  const before = await read();
  const answer = await patch([
    replace('/TraktTv/Enabled', true),
    replace('/Plugins/Renamer/RelocateOnImport', true),
    replace('/Nope', 1),
    replace('/AniDb/MaxRelationDepth', 2),
  ]);
  expect(answer.status).toBe(200);
  expect(await read()).toEqual({ ...before, AniDb: { ...before.AniDb, MaxRelationDepth: 2 } });
});

test('ignores a failed test and applies what follows it', async () => {
  const answer = await patch([
    { op: 'test', path: '/WebUI_Settings', value: 'old' },
    replace('/WebUI_Settings', 'new'),
  ]);
  expect([answer.status, (await read()).WebUI_Settings]).toEqual([200, 'new']);
});

test.each(['', '?skipValidation=true'])('refuses an empty AniDB user with the query “%s”', async (query) => {
  const answer = await patch([replace('/AniDb/Username', ''), replace('/WebUI_Settings', 'x')], query);
  expect(answer.status).toBe(400);
  expect(answer.json<{ errors: unknown }>().errors).toEqual({
    'AniDb.Username': ['AniDb.Username cannot be empty or null if FirstRun is set to false.'],
  });
  expect((await read()).WebUI_Settings).toBe('');
});

test('keeps the days after which logs are deleted as a number or null', async () => {
  const days = async () => (await read()).Logging.RotationDeleteDays;
  expect(await days()).toBeNull();
  await patch([replace('/Logging/RotationDeleteDays', 30)]);
  expect(await days()).toBe(30);
  await patch([replace('/Logging/RotationDeleteDays', null)]);
  expect(await days()).toBeNull();
});

test('refuses a login without a password, and says in its own form that one has failed', async () => {
  const login = (body: object) => client.ask('POST /api/v3/Settings/AniDB/TestLogin', body);
  expect((await login({ Username: 'sandbox', Password: 'sandbox' })).status).toBe(200);
  expect((await login({ Username: 'a' })).json()).toMatchObject({
    errors: { Password: ['The Password field is required.'] },
  });
  expect((await login({ Username: 'a', Password: 'b' })).json()).toMatchObject({
    errors: {},
    detail: 'Failed to log in.',
    instance: 'Connection',
  });
});
