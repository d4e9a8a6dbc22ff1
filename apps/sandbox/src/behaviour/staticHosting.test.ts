import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SandboxOptions } from '../server.ts';
import { type Client, clientOf } from './client.ts';

let folder: string;
let client: Client;

const index = `<!doctype html><meta name="base" content="WEBUI_PREFIX='/webui';"><p>${'index '.repeat(50)}</p>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webui-'));
  mkdirSync(join(folder, 'remotes/collection/10.0.0'), { recursive: true });
  mkdirSync(join(folder, 'shell/10.0.0-0a1b2c3d'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'remotes.json'), '{"note":"WEBUI_PREFIX=\'/webui\';"}');
  writeFileSync(
    join(folder, 'version.json'),
    '{"package":"10.0.0","tag":"v10.0.0","minimumServerVersion":"5.1.0.28"}',
  );
  writeFileSync(join(folder, 'shell/10.0.0-0a1b2c3d/main.js'), 'let text = "hello";'.repeat(40));
  writeFileSync(join(folder, 'remotes/collection/10.0.0/entry.js'), 'let entry;');
});

afterEach(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

function serve(options: SandboxOptions = {}): void {
  client = clientOf({ webui: folder, ...options });
}

const get = (path: string, headers?: Record<string, string>) => client.ask(`GET ${path}`, undefined, headers);

test('serves files uncompressed with type, Last-Modified and ETag, and without cache headers', async () => {
  serve();
  const { status, headers } = await get('/webui/shell/10.0.0-0a1b2c3d/main.js', {
    'accept-encoding': 'br, gzip',
  });
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript']);
  expect(headers).toHaveProperty('etag');
  expect(headers).toHaveProperty('last-modified');
  expect(headers).not.toHaveProperty('cache-control');
  expect(headers).not.toHaveProperty('content-encoding');
});

test('answers 304 for an unchanged file', async () => {
  serve();
  const etag = String((await get('/webui/remotes.json')).headers.etag);
  const answer = await get('/webui/remotes.json', { 'if-none-match': etag });
  expect([answer.status, answer.text]).toEqual([304, '']);
});

test.each([
  ['/webui/nope.js', 'text/javascript'],
  ['/webui/remotes/x/remote.json', 'application/json'],
  ['/webui/nope.woff2', 'font/woff2'],
  ['/webui/nope.xyz', 'text/html'],
  ['/webui/collection/series/5', 'text/html'],
  ['/webui', 'text/html'],
  ['/WebUI/', 'text/html'],
])('answers %s with the index page as %s', async (path, type) => {
  serve();
  const answer = await get(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.text).toBe(index);
});

test('writes another prefix into the index page and no other file', async () => {
  serve({ webuiPrefix: '/a/b' });
  expect((await get('/a/b/')).text).toContain("WEBUI_PREFIX='/a/b';");
  expect((await get('/a/b/remotes.json')).text).toContain("WEBUI_PREFIX='/webui';");
  expect((await get('/webui/')).status).toBe(404);
});

test('serves the interface at the root when the prefix is empty, beside the API', async () => {
  serve({ webuiPrefix: '' });
  expect((await get('/')).text).toContain("WEBUI_PREFIX='';");
  expect((await get('/shell/10.0.0-0a1b2c3d/main.js')).headers['content-type']).toBe('text/javascript');
  expect((await get('/api/v3/Nope')).status).toBe(404);
});

test('caches the index page until restart, and no other file', async () => {
  serve();
  await get('/webui/');
  writeFileSync(join(folder, 'index.html'), 'new');
  writeFileSync(join(folder, 'remotes.json'), '{}');
  expect((await get('/webui/')).text).toBe(index);
  expect((await get('/webui/remotes.json')).text).toBe('{}');
  client.server.sandbox.restart(0);
  expect((await get('/webui/')).text).toBe('new');
});

test('serves nothing outside the folder', async () => {
  serve();
  expect((await get('/webui/..%2f..%2fetc%2fpasswd')).text).toBe(index);
});

test('redirects the root to the interface', async () => {
  serve();
  const answer = await get('/');
  expect([answer.status, answer.headers.location]).toEqual([302, '/webui/']);
});

test('reads the interface’s version from its folder', async () => {
  serve();
  expect((await get('/api/v3/Init/Version')).json()).toMatchObject({
    WebUI: { Version: '10.0.0', Tag: 'v10.0.0', MinimumServerVersion: '5.1.0.28', ReleaseChannel: 'Stable' },
  });
});

test('compresses published files and marks them immutable when hosted on a CDN', async () => {
  serve({ hosting: 'cdn' });
  const response = await client.server.app.inject({
    url: '/webui/shell/10.0.0-0a1b2c3d/main.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(response.rawPayload).toString()).toContain('hello');
  expect((await get('/webui/remotes/collection/10.0.0/entry.js')).headers['cache-control']).toContain(
    'immutable',
  );
});

test('marks the index page and the registry no-cache when hosted on a CDN', async () => {
  serve({ hosting: 'cdn' });
  for (const path of ['/webui/', '/webui/index.html', '/webui/remotes.json', '/webui/collection']) {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  }
});

test('answers 404 for a missing file and serves deep links when hosted on a CDN', async () => {
  serve({ hosting: 'cdn' });
  expect((await get('/webui/nope.js')).status).toBe(404);
  expect((await get('/webui/collection/series/5')).text).toBe(index);
});
