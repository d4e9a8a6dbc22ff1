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
  readonly Language: { readonly SeriesTitleLanguageOrder: readonly string[] };
}

const read = async () => (await client.ask('GET /api/v3/Settings')).json<Settings>();
const patch = (operations: unknown, query = '') => client.ask(`PATCH /api/v3/Settings${query}`, operations);
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const errorsOf = (answer: { json<T>(): T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('the settings of the web interface are one JSON string, empty at first', async () => {
  expect((await read()).WebUI_Settings).toBe('');
});

test.each(['/WebUI_Settings', 'WebUI_Settings', '/webui_settings'])(
  'the path %s is understood',
  async (path) => {
    expect((await patch([replace(path, '{"a":1}')])).status).toBe(200);
    expect((await read()).WebUI_Settings).toBe('{"a":1}');
  },
);

test('a failed test changes nothing and is a 400', async () => {
  const answer = await patch([
    replace('/TMDB/MaxAutoPosters', 3),
    { op: 'test', path: '/WebUI_Settings', value: 'old' },
    replace('/WebUI_Settings', 'new'),
  ]);
  expect(answer.status).toBe(400);
  const settings = await read();
  expect([settings.WebUI_Settings, settings.TMDB.MaxAutoPosters]).toEqual(['', 10]);
});

test('without validation a failed test is not reported, and the operations after it are applied', async () => {
  const answer = await patch(
    [{ op: 'test', path: '/WebUI_Settings', value: 'old' }, replace('/WebUI_Settings', 'new')],
    '?skipValidation=true',
  );
  expect(answer.status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('new');
});

test('a test of the value that is there passes', async () => {
  const answer = await patch([
    { op: 'test', path: '/WebUI_Settings', value: '' },
    replace('/WebUI_Settings', 'new'),
  ]);
  expect(answer.status).toBe(200);
  expect((await read()).WebUI_Settings).toBe('new');
});

test('fifty interleaved writes of two clients that test first are all saved', async () => {
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

test('an unknown path, a value of the wrong type and a body that is no list are 400s in the recorded words', async () => {
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

test('without an AniDB account nothing can be saved, unless validation is skipped', async () => {
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
])('%s has a limit that %i breaks', async (path, value, field) => {
  expect(Object.keys(errorsOf(await patch([replace(path, value)])))).toEqual([field]);
});

test('a number that comes as text is taken as a number', async () => {
  await patch([replace('/TMDB/MaxAutoPosters', '4')]);
  expect((await read()).TMDB.MaxAutoPosters).toBe(4);
});

test('lists can be added to, reordered and shortened', async () => {
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

test('a dictionary takes new keys', async () => {
  const answer = await patch([{ op: 'add', path: '/Plugins/EnabledPlugins/Example', value: true }]);
  expect(answer.status).toBe(200);
});

test('the media type of a patch document is accepted too', async () => {
  const answer = await client.ask('PATCH /api/v3/Settings', [replace('WebUI_Settings', '')], {
    'content-type': 'application/json-patch+json',
  });
  expect(answer.status).toBe(200);
});

test('5.2 has more Trakt settings', async () => {
  const old = clientOf({ serverVersion: '5.2.0' });
  await old.signIn('Default');
  const settings = (await old.ask('GET /api/v3/Settings')).json<{ TraktTv: object }>();
  expect(settings.TraktTv).toHaveProperty('VipStatus');
  expect((await client.ask('GET /api/v3/Settings')).json<{ TraktTv: object }>().TraktTv).not.toHaveProperty(
    'VipStatus',
  );
  await old.close();
});

test('AniDB accepts the account it knows and no other', async () => {
  const login = (Username: string, Password: string) =>
    client.ask('POST /api/v3/Settings/AniDB/TestLogin', { Username, Password });
  expect((await login('sandbox', 'sandbox')).status).toBe(200);
  expect(errorsOf(await login('x', 'y'))).toEqual({ Connection: ['Failed to log in.'] });
});

test('the languages begin with English, transcribed Japanese and Japanese', async () => {
  const list = (await client.ask('GET /api/v3/Settings/SupportedLanguages')).json<
    { Name: string; Alpha2: string }[]
  >();
  expect(list.slice(0, 3)).toEqual([
    { Name: 'English (Any)', Alpha2: 'en' },
    { Name: 'Japanese (Romaji / Transcription)', Alpha2: 'x-jat' },
    { Name: 'Japanese (Kanji)', Alpha2: 'ja' },
  ]);
});
