import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

const upload = (name: string, content: string) =>
  client.upload('POST /api/v3/WebUI/Theme/AddFromFile', name, content);

test('lists an uploaded theme, serves it as CSS without a key and deletes it', async () => {
  expect((await upload('deep-sea.css', '.theme-deep-sea { --color: blue }')).json()).toMatchObject({
    ID: 'deep-sea',
    Name: 'Deep Sea',
    IsInstalled: true,
  });
  expect((await client.ask('GET /api/v3/WebUI/Theme')).json<unknown[]>()).toHaveLength(1);
  const css = await client.ask('GET /api/v3/WebUI/Theme/deep-sea.css', undefined, { apikey: 'nobody' });
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(css.text).toContain('--color: blue');
  expect((await client.ask('GET /api/v3/WebUI/Theme.css')).text).toContain('--color: blue');
  expect((await client.ask('DELETE /api/v3/WebUI/Theme/deep-sea')).status).toBe(204);
  expect((await client.ask('GET /api/v3/WebUI/Theme/deep-sea')).status).toBe(404);
  const gone = await client.ask('GET /api/v3/WebUI/Theme/deep-sea.css');
  expect([gone.status, gone.text]).toEqual([406, '']);
});

test('converts an uploaded JSON theme to CSS', async () => {
  await upload('sea.json', JSON.stringify({ name: 'The Sea', version: '2.0', values: { color: 'green' } }));
  expect((await client.ask('GET /api/v3/WebUI/Theme/sea.css')).text).toContain('--color: green;');
});

test('rejects a theme with another file extension', async () => {
  const answer = await upload('theme.png', 'x');
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Unsupported file extension.');
});

test('updates a theme with an update URL and rejects one without', async () => {
  const update = (id: string) => client.ask(`POST /api/v3/WebUI/Theme/${id}/Update`);
  await upload('sea.json', JSON.stringify({ version: '2.0', updateUrl: 'https://example.org/sea.json' }));
  expect((await client.ask('GET /api/v3/WebUI/Theme/sea/Update')).json()).toMatchObject({
    Version: '2.1',
    IsPreview: true,
  });
  expect((await client.ask('GET /api/v3/WebUI/Theme/sea')).json().Version).toBe('2.0');
  expect((await update('sea')).json()).toMatchObject({ Version: '2.1', IsInstalled: true });
  await upload('plain.css', '.theme-plain {}');
  expect((await update('plain')).status).toBe(400);
});

test('adds a theme from a URL, and rejects an invalid one with an error for its field', async () => {
  const add = (URL: unknown) => client.ask('POST /api/v3/WebUI/Theme/AddFromURL', { URL, Preview: false });
  const added = await add('https://themes.example/night-sky.json');
  expect(added.json()).toMatchObject({ ID: 'night-sky', URL: 'https://themes.example/night-sky.json' });
  expect((await client.ask('GET /api/v3/WebUI/Theme')).json<unknown[]>()).toHaveLength(1);
  const refused = await add('file:///etc/passwd');
  expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['URL']]);
  client.server.sandbox.network.set('LocalOnly');
  const offline = await add('https://themes.example/night-sky.json');
  expect([offline.status, offline.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
  expect(offline.text).not.toBe('');
});
