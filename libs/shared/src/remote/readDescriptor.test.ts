import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { readDescriptor } from './readDescriptor.ts';

const notes = {
  id: 'notes',
  title: 'Notes',
  version: '1.0.0',
  requires: { contract: '^3.0.0' },
  folder: 'elsewhere/',
  entry: 'remoteEntry.js',
  container: 'hondana_notes',
  files: { 'remoteEntry.js': '' },
  routes: [],
  preload: {},
};
const script = { type: 'text/javascript', body: ' ' };
const page = { type: 'text/html', body: '\n<!DOCTYPE html>' };

const answers: Readonly<Record<string, object>> = {
  '/webui/notes/1.0.0/descriptor.json': { body: JSON.stringify(notes) },
  '/webui/notes/1.0.0/remoteEntry.js': script,
  '/webui/build/descriptor.json': { body: JSON.stringify(notes) },
  '/webui/gone/descriptor.json': { body: JSON.stringify(notes) },
  '/webui/gone/remoteEntry.js': { ...script, status: 404 },
  '/webui/lost/descriptor.json': { body: JSON.stringify(notes) },
  '/webui/lost/remoteEntry.js': { cut: true },
  '/notes/other.json': { body: JSON.stringify(notes) },
  '/notes/remoteEntry.js': script,
  '/webui/missing/descriptor.json': { status: 404 },
  '/webui/text/descriptor.json': { body: 'see <html' },
  '/webui/other/descriptor.json': { body: '{}' },
  '/webui/cut/descriptor.json': { cut: true },
  '/cut/descriptor.json': { cut: true },
};
const policy = {
  base: 'https://box.example/webui/',
  content: 'style-src https://named.example; connect-src https://named.example',
};

let server: TestServer;

beforeEach(async () => {
  // Like Shoko Server: missing files are answered with the page, under the content type of the requested name.
  server = await startTestServer(
    ({ url }) => answers[url] ?? { ...page, type: url.endsWith('.js') ? 'text/javascript' : page.type },
  );
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', ({ pathname }: URL, init: RequestInit) => realFetch(pathname, init));
  vi.stubGlobal('location', { origin: 'https://box.example' });
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.for([
  ['notes/1.0.0', 'https://box.example/webui/notes/1.0.0/descriptor.json', 'notes/1.0.0/'],
  [' notes/1.0.0/ ', 'https://box.example/webui/notes/1.0.0/descriptor.json', 'notes/1.0.0/'],
  [
    '/webui/notes/1.0.0/descriptor.json#top',
    'https://box.example/webui/notes/1.0.0/descriptor.json',
    'notes/1.0.0/',
  ],
  [
    'https://named.example/notes/other.json',
    'https://named.example/notes/other.json',
    'https://named.example/notes/',
  ],
] as const)(
  'reads “%s” as a published version with its files beside the descriptor',
  async ([typed, from, folder]) => {
    expect(await readDescriptor(typed, policy)).toEqual({ from, descriptor: { ...notes, folder } });
  },
);

test.for(['build', 'gone', 'lost'])(
  'uses the build’s files folder when no script is beside the descriptor (%s)',
  async (typed) => {
    const { descriptor } = await readDescriptor(typed, policy);
    expect(descriptor.folder).toBe(`${typed}/files/`);
  },
);

test('revalidates the descriptor, and requests only the entry of its files', async () => {
  const requests: unknown[] = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    requests.push([address.pathname, init.method, init.cache]);
    return realFetch(address, init);
  });
  await readDescriptor('notes/1.0.0', policy);
  expect(requests).toEqual([
    ['/webui/notes/1.0.0/descriptor.json', undefined, 'no-cache'],
    ['/webui/notes/1.0.0/remoteEntry.js', undefined, undefined],
  ]);
});

test.for([
  [' http://[ ', '“http://[” is not an address.'],
  ['ftp://box.example/notes/', 'The address must begin with http:// or https://.'],
  ['xhttp://box.example/notes/', 'The address must begin with http:// or https://.'],
  [
    'https://other.example/notes/',
    /^It is served from https:\/\/other\.example, and this deployment’s policy/,
  ],
  ['missing', '/webui/missing/descriptor.json returned status 404.'],
  ['page', 'There is no descriptor at /webui/page/descriptor.json: the server returned a page instead.'],
  ['text', '/webui/text/descriptor.json is not JSON.'],
  ['other', '/webui/other/descriptor.json is not a remote descriptor. The descriptor has no valid id.'],
  ['cut', 'box.example could not be reached.'],
  [
    'https://named.example/cut/',
    'named.example could not be reached, or it does not allow other origins to read it (CORS).',
  ],
] as const)('rejects “%s” with the reason: %s', async ([typed, message]) => {
  const failure = await readDescriptor(typed, policy).catch((error: Error) => error.message);
  if (typeof message === 'string') expect(failure).toBe(message);
  else expect(failure).toMatch(message);
});

test('times out after eight seconds when a host does not answer', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  await expect(readDescriptor('notes/1.0.0', policy)).rejects.toThrow(
    'box.example did not respond within 8 seconds.',
  );
  expect(timeout).toHaveBeenCalledWith(8000);
});
