import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 5 });
  await client.signIn('Default');
});
afterEach(() => client.close());

const anidb = '/api/v3/Configuration/89cdd09c-4dae-574b-a561-d7a072ad0d98';
const core = '/api/v3/Configuration/19c7a5e2-4244-56a8-aa78-87ad3590efce';

interface CoreSettings {
  readonly ImagesPath: string | null;
  readonly Web: { readonly Port: number };
}

test('keeps what is put, and has the defaults beside it', async () => {
  const defaults = (await client.ask(`GET ${anidb}/Default`)).json();
  const value = { ...defaults, StoreHashes: false, RescanDelayHours: [1, 2] };
  const answer = await client.ask(`PUT ${anidb}`, value);
  expect(answer.json()).toMatchObject({ ShowSaveMessage: true, Refresh: true });
  expect((await client.ask(`GET ${anidb}`)).json()).toEqual(value);
  expect((await client.ask(`GET ${anidb}/Default`)).json()).toEqual(defaults);
});

test('applies a patch, and fails at a path that does not exist', async () => {
  await client.ask(`PATCH ${anidb}`, [{ op: 'replace', path: '/StoreHashes', value: false }]);
  expect((await client.ask(`GET ${anidb}`)).json()).toMatchObject({ StoreHashes: false });
  const answer = await client.ask(`PATCH ${anidb}`, [{ op: 'replace', path: '/Nope', value: 1 }]);
  expect([answer.status, answer.text]).toEqual([500, '']);
});

test('refuses by path what the schema rules out, and keeps what was saved', async () => {
  const before = (await client.ask(`GET ${anidb}`)).json();
  const wrong = { ...before, RescanDelayHours: ['soon'] };
  for (const call of [`POST ${anidb}/Validate`, `PUT ${anidb}`]) {
    const answer = await client.ask(call, wrong);
    expect(answer.status, call).toBe(400);
    expect(answer.json<{ errors: object }>().errors, call).toHaveProperty(['RescanDelayHours[0]']);
  }
  expect((await client.ask(`GET ${anidb}`)).json()).toEqual(before);
});

test('says which saved properties wait for a restart', async () => {
  const before = (await client.ask(`GET ${core}`)).json<CoreSettings>();
  await client.ask(`PUT ${core}`, { ...before, ImagesPath: '/elsewhere' });
  expect((await client.ask(`GET ${core}/Info`)).json()).toMatchObject({ RestartPendingFor: ['ImagesPath'] });
  // Two doors to one document.
  expect((await client.ask('GET /api/v3/Settings')).json()).toMatchObject({ ImagesPath: '/elsewhere' });
});

test('answers word for word to unknown configurations and actions', async () => {
  const id = '38efe243-8048-49dd-ad62-b51a8f18b31e';
  const unknown = await client.ask(`GET /api/v3/Configuration/${id}`);
  expect([unknown.status, unknown.json()]).toEqual([404, `Configuration '${id}' not found!`]);
  const action = await client.ask(`POST ${anidb}/PerformAction?path=x&action=y`, {});
  expect(action.status).toBe(400);
  expect(action.json()).toMatchObject({
    detail: "Missing 'actionName' parameter for custom action!",
    instance: 'actionName',
  });
});

test('tests an AniDB account with what is entered, and saves nothing of it', async () => {
  const before = (await client.ask(`GET ${core}`)).json<{ AniDb: object }>();
  const test = async (Username: string) => {
    const value = { ...before, AniDb: { ...before.AniDb, Username, Password: 'secret' } };
    const answer = await client.ask(`POST ${core}/PerformAction?path=AniDb&actionName=Test`, value);
    return answer.json<{ Messages: readonly { readonly Theme: string }[] }>().Messages[0]?.Theme;
  };
  expect([await test('somebody'), await test('')]).toEqual(['Important', 'Danger']);
  expect((await client.ask(`GET ${core}`)).json()).toEqual(before);
});

test('is for administrators only', async () => {
  await client.signIn('alice');
  for (const call of ['GET /api/v3/Configuration', `GET ${anidb}`, `GET ${anidb}/Schema`]) {
    expect((await client.ask(call)).status, call).toBe(403);
  }
});
