import { endSession, getSession, onSessionChange, restoreSession, signIn } from '@hondana/shared/session';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayRetry } from '../http/ApiError.ts';
import { noticesAtom } from '../overlays/noticeStore.ts';
import { serverStatusQuery, serverVersionQuery } from '../resources/server.ts';
import { currentUserQuery } from '../resources/users.ts';
import { storeSession } from '../session/sessionStore.ts';
import { MemoryStorage, type ReceivedCall, startTestServer, type TestServer } from '../testing/testServer.ts';
import { type ApiError, isApiError, request } from './client.ts';
import { shouldRetry } from './queryClient.ts';

let server: TestServer | undefined;

const key = '9fa64e22-9a90-4375-9262-98f5e3e5bc3b';

type Answer = Parameters<typeof startTestServer>[0];

async function serve(answer: Answer): Promise<TestServer> {
  server = await startTestServer((call: ReceivedCall) =>
    call.url === '/api/auth' ? { body: JSON.stringify({ apikey: key }) } : answer(call),
  );
  return server;
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiError(outcome)) throw new Error(`No ApiError but ${String(outcome)}`);
  return outcome;
}

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', new MemoryStorage());
  storeSession({ key: 'kept-key', username: 'Default', remember: false });
  await restoreSession();
});

afterEach(async () => {
  endSession('signed out');
  await server?.close();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('sends the key in a header and repeats the parameter of a list', async () => {
    const { received } = await serve(() => ({ body: '{"Total":0,"List":[]}' }));
    await signIn({ username: 'Default', password: '', remember: false });
    const answer = await request<unknown>({
      path: 'Series/7/Episode',
      query: { includeDataFrom: ['AniDB', 'TMDB'], page: 1, search: undefined, fuzzy: false },
    });
    expect(answer).toEqual({ Total: 0, List: [] });
    const call = received.at(-1);
    expect(call?.url).toBe(
      '/api/v3/Series/7/Episode?includeDataFrom=AniDB&includeDataFrom=TMDB&page=1&fuzzy=false',
    );
    expect(call?.headers.apikey).toBe(key);
    expect(received.map(({ url }) => url).join()).not.toContain(key);
  });

  it('sends a body as JSON, even when it is a string', async () => {
    const { received } = await serve(() => ({ body: '"a-key"' }));
    expect(await request<string>({ method: 'POST', path: '/api/auth/apikey', body: 'player' })).toBe('a-key');
    expect(received[0]?.body).toBe('"player"');
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  it('returns undefined for an empty response', async () => {
    await serve(() => ({ status: 200 }));
    expect(await request<void>({ method: 'PATCH', path: 'Settings', body: [] })).toBeUndefined();
  });

  it('rejects with AbortError when it is aborted', async () => {
    await serve(() => ({ body: '[]' }));
    const controller = new AbortController();
    controller.abort();
    const outcome = request<unknown>({ path: 'Filter', signal: controller.signal });
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an error', () => {
  it('names the fields of a validation problem', async () => {
    const problem = {
      errors: { 'AniDb.Username': ['The Username field is required.'] },
      title: 'One or more validation errors occurred.',
      status: 400,
    };
    const type = 'application/problem+json; charset=utf-8';
    await serve(() => ({ status: 400, type, body: JSON.stringify(problem) }));
    const error = await errorOf(request({ method: 'PATCH', path: 'Settings', body: [] }));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 400,
      text: 'The Username field is required.',
      fieldErrors: { 'AniDb.Username': ['The Username field is required.'] },
      call: 'PATCH Settings',
    });
  });

  it.each([
    [
      'a sentence',
      404,
      'text/plain',
      'No Series entry for the given seriesID',
      'No Series entry for the given seriesID',
    ],
    [
      'a JSON text',
      403,
      'application/json',
      '"Accessing Series is not allowed"',
      'Accessing Series is not allowed',
    ],
    ['a problem with detail', 500, 'application/problem+json', '{"detail":"Disk full"}', 'Disk full'],
    [
      'a wrong method',
      405,
      'application/json',
      '{"Error":{"Message":"does not support PUT"}}',
      'does not support PUT',
    ],
    ['nothing', 500, '', '', ''],
    ['a page', 500, 'text/html', '<html>Sorry</html>', ''],
    [
      'a service that is away',
      502,
      'application/problem+json',
      '{"detail":"No GitHub","traceId":"00-1"}',
      'No GitHub',
    ],
    ['a sentence in JSON', 502, 'application/json', '"No GitHub"', 'No GitHub'],
    [
      'a server that has not started',
      503,
      'text/plain',
      'The Server is not running.',
      'The Server is not running.',
    ],
    ['broken JSON', 500, 'application/json', '{"detail":', '{"detail":'],
    ['foreign JSON', 500, 'application/json', '[1]', ''],
  ])('takes its text from %s', async (_, status, type, body, text) => {
    await serve(() => ({ status, type, body }));
    const error = await errorOf(request({ path: 'Series/1' }));
    expect(error).toMatchObject({ kind: 'refused', status, text });
    expect(error.title).not.toBe('');
  });

  it.each([
    ['nginx', 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'],
    ['Traefik', 502, 'text/plain; charset=utf-8', 'Bad Gateway'],
    ['Caddy', 502, '', ''],
    ['Kong', 502, 'application/json', '{"message":"An invalid response was received"}'],
    ['HAProxy', 503, 'text/html', '<html><h1>503 Service Unavailable</h1></html>'],
    ['Traefik without a server', 503, 'text/plain', 'no available server'],
    ['Cloudflare', 522, 'text/plain', 'error code: 522'],
    ['a proxy that has waited', 504, 'text/html', '<html><h1>504 Gateway Time-out</h1></html>'],
  ])('reports the server as unreachable when %s says so', async (_, status, type, body) => {
    await serve(() => ({ status, type, body }));
    const error = await errorOf(request({ path: 'Filter' }));
    expect(error).toMatchObject({ kind: 'unreachable', status: 0, title: 'The server cannot be reached' });
    expect(shouldRetry(0, error)).toBe(true);
  });

  it('says that the server returned a page instead of data', async () => {
    const body = '<!DOCTYPE html><html></html>';
    await serve(() => ({ type: 'application/json', body }));
    const error = await errorOf(request({ path: 'Filter' }));
    expect(error).toMatchObject({
      kind: 'unreadable',
      title: 'The server returned a page instead of data',
    });
  });

  it('reports a truncated response as unreadable', async () => {
    await serve(() => ({ body: '{"Total": 3, "List": [' }));
    const error = await errorOf(request({ path: 'Filter' }));
    expect(error).toMatchObject({ kind: 'unreadable', title: 'The server’s response could not be read' });
  });

  it('reports a lost connection as unreachable', async () => {
    await serve(() => ({ cut: true }));
    const error = await errorOf(request({ path: 'Filter' }));
    expect(error).toMatchObject({ kind: 'unreachable', status: 0 });
  });

  it.each([
    ['Basic auth', { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="Home"' } }],
    ['a page with 401', { status: 401, type: 'text/html', body: '<html>Sign in</html>' }],
    ['a plain 401', { status: 401, type: 'text/plain', body: '401 Unauthorized' }],
    ['JSON with 401', { status: 401, type: 'application/json', body: '{}' }],
    ['a page with 403', { status: 403, type: 'text/html', body: '<html>Forbidden</html>' }],
  ])('attributes %s to a gateway, keeps the session and is not retried', async (_, answer) => {
    await serve(() => answer);
    const error = await errorOf(request({ path: 'Filter' }));
    expect(error).toMatchObject({ kind: 'gateway', status: 0 });
    expect(shouldRetry(0, error)).toBe(false);
    expect(getSession()?.key).toBe('kept-key');
  });

  it('attributes a refusal to the server when it looks like the server’s own', async () => {
    const answers: Record<string, ReturnType<Answer>> = {
      '/api/v3/sentence': { status: 403, type: 'text/plain', body: 'Accessing Series is not allowed' },
      '/api/v3/silent': { status: 403 },
      '/api/v3/expired': { status: 401 },
    };
    await serve(({ url }) => answers[url] ?? {});
    for (const [address, { status }] of Object.entries(answers)) {
      const path = address.replace('/api/v3/', '');
      expect(await errorOf(request({ path }))).toMatchObject({ kind: 'refused', status });
    }
    expect(getSession()).toBeUndefined();
  });

  it('never contains the key', async () => {
    await serve(() => ({ status: 500 }));
    await signIn({ username: 'Default', password: '', remember: false });
    const error = await errorOf(request({ path: 'Filter', query: { page: 1 } }));
    const everything = Object.getOwnPropertyNames(error).map((name) => String(Reflect.get(error, name)));
    expect(everything.join()).not.toContain(key);
  });

  it('is retried up to four times for a 500, and never for 400, 401, 403 or 404', async () => {
    await serve((call) => ({ status: Number(call.url.split('/').at(-1)) }));
    for (const status of [400, 403, 404]) {
      const error = await errorOf(request({ path: `${status}` }));
      expect(shouldRetry(0, error)).toBe(false);
    }
    const failure = await errorOf(request({ path: '500' }));
    expect([0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, failure))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(shouldRetry(0, await errorOf(request({ path: '401' })))).toBe(false);
  });

  it('offers Retry unless the status is final', async () => {
    await serve((call) => ({ status: Number(call.url.split('/').at(-1)) }));
    const offered = async (status: number) => mayRetry(await errorOf(request({ path: `${status}` })));
    for (const status of [403, 404, 405, 410, 501]) expect(await offered(status), `${status}`).toBe(false);
    for (const status of [400, 409, 429, 500, 503]) expect(await offered(status), `${status}`).toBe(true);
    expect(mayRetry(new TypeError('Failed to fetch'))).toBe(true);
  });
});

describe('after the end of a session', () => {
  it('sends only calls that need no session until a new one begins', async () => {
    const { received } = await serve(() => ({ body: '{"Server":{"Version":"5.3.3.0"}}' }));
    endSession('signed out');
    expect(await errorOf(currentUserQuery.send({}))).toMatchObject({ kind: 'refused', status: 401 });
    expect(received).toHaveLength(0);
    await serverStatusQuery.send({});
    await serverVersionQuery.send({});
    await signIn({ username: 'Default', password: '', remember: false });
    await currentUserQuery.send({});
    expect(received.map(({ url }) => url)).toEqual([
      '/api/v3/Init/Status',
      '/api/v3/Init/Version',
      '/api/auth',
      '/api/v3/User/Current',
    ]);
  });
});

describe('a 401', () => {
  it('ends the session once when several calls receive it', async () => {
    await serve(() => ({ status: 401 }));
    await signIn({ username: 'Default', password: '', remember: true });
    const ends: unknown[] = [];
    const stop = onSessionChange((_, end) => ends.push(end));
    const errors = await Promise.all([1, 2, 3].map((id) => errorOf(request({ path: `Series/${id}` }))));
    stop();
    expect(errors.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(ends).toEqual(['expired']);
    expect(
      getDefaultStore()
        .get(noticesAtom)
        .notices.map(({ title }) => title),
    ).toEqual(['Your session has ended']);
    expect(getSession()).toBeUndefined();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('keeps the new session when the call belongs to an older one', async () => {
    await serve(() => ({ status: 401 }));
    const late = errorOf(request({ path: 'Series/1' }));
    await signIn({ username: 'Default', password: '', remember: false });
    await late;
    expect(getSession()?.key).toBe(key);
  });
});
