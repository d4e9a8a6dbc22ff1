import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Settings {
  readonly WebUI_Settings: string;
  readonly AniDb: { readonly Username: string; readonly MaxRelationDepth: number };
  readonly TMDB: { readonly MaxAutoPosters: number };
  readonly Plugins: { readonly Renamer: { readonly RelocateOnImport: boolean } };
  readonly Language: { readonly SeriesTitleLanguageOrder: readonly string[] };
}

const read = async () => (await client.ask('GET /api/v3/Settings')).json<Settings>();
const patch = (operations: unknown, query = '') => client.ask(`PATCH /api/v3/Settings${query}`, operations);
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const errorsOf = (answer: { json<T>(): T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('returns the web interface’s settings as an empty string at first', async () => {
  expect((await read()).WebUI_Settings).toBe('');
});

test.each(['/WebUI_Settings', 'WebUI_Settings', '/webui_settings'])('accepts the path %s', async (path) => {
  expect((await patch([replace(path, '{"a":1}')])).status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('{"a":1}');
});

test('answers 400 and changes nothing when a test operation fails', async () => {
  const answer = await patch([
    replace('/TMDB/MaxAutoPosters', 3),
    { op: 'test', path: '/WebUI_Settings', value: 'old' },
    replace('/WebUI_Settings', 'new'),
  ]);
  expect(answer.status).toBe(400);
  const settings = await read();
  expect([settings.WebUI_Settings, settings.TMDB.MaxAutoPosters]).toEqual(['', 10]);
});

test('ignores a failed test and applies the rest when validation is skipped', async () => {
  const answer = await patch(
    [{ op: 'test', path: '/WebUI_Settings', value: 'old' }, replace('/WebUI_Settings', 'new')],
    '?skipValidation=true',
  );
  expect(answer.status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('new');
});

test('applies the operations after a test that passes', async () => {
  const answer = await patch([
    { op: 'test', path: '/WebUI_Settings', value: '' },
    replace('/WebUI_Settings', 'new'),
  ]);
  expect(answer.status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('new');
});

test('saves fifty interleaved writes that test first', async () => {
  const write = async (key: string) => {
    for (;;) {
      const before = (await read()).WebUI_Settings;
      const after = JSON.stringify({ ...(before === '' ? {} : (JSON.parse(before) as object)), [key]: true });
      const answer = await patch([
        { op: 'test', path: '/WebUI_Settings', value: before },
        replace('/WebUI_Settings', after),
      ]);
      if (answer.status === 200) return;
    }
  };
  const keys = Array.from({ length: 50 }, (_, index) => `key${index}`);
  await Promise.all(keys.map(write));
  expect(Object.keys(JSON.parse((await read()).WebUI_Settings) as object).sort()).toEqual(keys.sort());
});

test('rejects an unknown path, a wrong type and a malformed body with the recorded messages', async () => {
  expect(errorsOf(await patch([replace('/Nope', 1)]))).toEqual({
    ServerSettings: ["The target location specified by path segment 'Nope' was not found."],
  });
  expect(errorsOf(await patch([replace('/Web/Port', 'abc')]))).toEqual({
    ServerSettings: ["The value 'abc' is invalid for target location."],
  });
  expect(errorsOf(await patch({ a: 1 }))).toEqual({
    '': ['The JSON patch document was malformed and could not be parsed.'],
  });
});

test('refuses to write a computed setting, and then changes nothing', async () => {
  const write = [replace('/TMDB/MaxAutoPosters', 3), replace('/Plugins/Renamer/RelocateOnImport', true)];
  expect(errorsOf(await patch(write))).toEqual({
    ServerSettings: ["The property at path 'RelocateOnImport' could not be updated."],
  });
  expect((await read()).TMDB.MaxAutoPosters).toBe(10);
  expect((await patch(write, '?skipValidation=true')).status).toBe(200);
  const { TMDB, Plugins } = await read();
  expect([TMDB.MaxAutoPosters, Plugins.Renamer.RelocateOnImport]).toEqual([3, false]);
});

test('computes whether files are relocated on import', async () => {
  await patch([replace('/Plugins/Renamer/MoveOnImport', true)]);
  expect((await read()).Plugins.Renamer.RelocateOnImport).toBe(true);
});

test('rejects every save without an AniDB account unless validation is skipped', async () => {
  const operations = [replace('/AniDb/Username', ''), replace('/WebUI_Settings', 'x')];
  expect(errorsOf(await patch(operations))).toEqual({
    'AniDb.Username': ['The Username field is required.'],
  });
  expect((await read()).WebUI_Settings).toBe('');
  expect((await patch(operations, '?skipValidation=true')).status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('x');
});

test.each([
  ['/AniDb/MaxRelationDepth', 6, 'AniDb.MaxRelationDepth'],
  ['/TMDB/MaxAutoPosters', 31, 'TMDB.MaxAutoPosters'],
  ['/Web/Port', 0, 'Web.Port'],
])('rejects %s when it is %i', async (path, value, field) => {
  expect(Object.keys(errorsOf(await patch([replace(path, value)])))).toEqual([field]);
});

test('converts a numeric string to a number', async () => {
  await patch([replace('/TMDB/MaxAutoPosters', '4')]);
  expect((await read()).TMDB.MaxAutoPosters).toBe(4);
});

test('adds, moves and removes list items', async () => {
  const path = '/Language/SeriesTitleLanguageOrder';
  await patch([
    { op: 'add', path: `${path}/-`, value: 'en' },
    { op: 'add', path: `${path}/0`, value: 'ja' },
  ]);
  expect((await read()).Language.SeriesTitleLanguageOrder).toEqual(['ja', 'x-main', 'en']);
  await patch([
    { op: 'move', from: `${path}/2`, path: `${path}/0` },
    { op: 'remove', path: `${path}/1` },
  ]);
  expect((await read()).Language.SeriesTitleLanguageOrder).toEqual(['en', 'x-main']);
});

test('accepts a new key in a dictionary', async () => {
  const answer = await patch([{ op: 'add', path: '/Plugins/EnabledPlugins/Example', value: true }]);
  expect(answer.status).toBe(200);
});

test('accepts the JSON Patch media type', async () => {
  const answer = await client.ask('PATCH /api/v3/Settings', [replace('WebUI_Settings', '')], {
    'content-type': 'application/json-patch+json',
  });
  expect(answer.status).toBe(200);
});

test('returns more Trakt settings in 5.2', async () => {
  const old = clientOf({ serverVersion: '5.2.0' });
  await old.signIn('Default');
  const settings = (await old.ask('GET /api/v3/Settings')).json<{ TraktTv: object }>();
  expect(settings.TraktTv).toHaveProperty('VipStatus');
  expect((await client.ask('GET /api/v3/Settings')).json<{ TraktTv: object }>().TraktTv).not.toHaveProperty(
    'VipStatus',
  );
  await old.close();
});

test('accepts only the known AniDB account', async () => {
  const login = (Username: string, Password: string) =>
    client.ask('POST /api/v3/Settings/AniDB/TestLogin', { Username, Password });
  expect((await login('sandbox', 'sandbox')).status).toBe(200);
  expect(errorsOf(await login('x', 'y'))).toEqual({ Connection: ['Failed to log in.'] });
});

test('lists English, transcribed Japanese and Japanese first', async () => {
  const list = (await client.ask('GET /api/v3/Settings/SupportedLanguages')).json<
    { Name: string; Alpha2: string }[]
  >();
  expect(list.slice(0, 3)).toEqual([
    { Name: 'English (Any)', Alpha2: 'en' },
    { Name: 'Japanese (Romaji / Transcription)', Alpha2: 'x-jat' },
    { Name: 'Japanese (Kanji)', Alpha2: 'ja' },
  ]);
});
