import { afterEach, expect, test, vi } from 'vitest';
import { connectHubSince6 } from './connectHubSince6.ts';
import { followLog } from './followLog.ts';

const endOfFrame = '\u001e';
let close = (): void => {};

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** A hub over long polling, without a server. `frames` are sent after the message of the client that has `trigger`. */
function stubHub(frames: readonly object[], trigger = 'feed.join_many', range: unknown = null) {
  const calls: { readonly url: URL; readonly headers: Headers; readonly body: string }[] = [];
  const waiting = [''];
  let tokens = 0;
  const answer = async (url: URL, method: string, body: string, signal?: AbortSignal | null) => {
    if (url.pathname.endsWith('Auth/GenerateToken')) {
      tokens += 1;
      return Response.json({ UserID: 1, Token: `token ${tokens}` });
    }
    if (url.pathname.endsWith('Logging/Range/Read')) return Response.json(range);
    if (url.pathname.endsWith('/negotiate')) {
      const availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
      return Response.json({
        negotiateVersion: 1,
        connectionId: 'a',
        connectionToken: 'b',
        availableTransports,
      });
    }
    if (method === 'POST') {
      if (body.includes('"protocol"')) waiting.push(`{}${endOfFrame}`);
      if (body.includes(trigger)) {
        waiting.push(frames.map((frame) => JSON.stringify(frame) + endOfFrame).join(''));
      }
      return new Response('');
    }
    while (waiting.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal?.throwIfAborted();
    }
    return new Response(waiting.shift());
  };
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://hub.test');
    const body = typeof init.body === 'string' ? init.body : '';
    calls.push({ url, headers: new Headers(init.headers), body });
    return answer(url, init.method ?? 'GET', body, init.signal);
  });
  return calls;
}

function connect() {
  const onEvent = vi.fn();
  const others = {
    onConnected: vi.fn(),
    onLost: vi.fn(),
    onReconnected: vi.fn(),
    onGaveUp: vi.fn(),
    onFailed: vi.fn(),
    onNotEstablished: vi.fn(),
    onPaused: vi.fn(),
    onResumed: vi.fn(),
  };
  close = connectHubSince6({ onEvent, ...others }, { origin: 'http://hub.test', delays: [10] });
  return { onEvent, ...others };
}

test('connects with a token of its own that ends soon, and hears events under our names', async () => {
  const userData = (UserID: number) => ({
    type: 1,
    target: 'userData:series.saved',
    arguments: [{ UserID, SeriesID: UserID * 10 }],
  });
  const calls = stubHub([
    userData(2),
    userData(1),
    { type: 1, target: 'file:hashed', arguments: [null] },
    { type: 1, target: 'user:added', arguments: [{ UserID: 3 }] },
  ]);
  const { onEvent } = connect();
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect(onEvent.mock.calls).toEqual([
    ['UserData:SeriesSaved', { UserID: 1, SeriesID: 10 }],
    ['Users:Changed', null],
  ]);

  const [token, negotiation] = calls;
  expect(JSON.parse(token?.body ?? '')).toEqual({ Device: 'web-ui hub', Expires: '5m' });
  expect(negotiation?.headers.get('apikey')).toBe('token 1');
  // A gateway may have one of its own.
  expect(negotiation?.headers.has('Authorization')).toBe(false);
  expect(negotiation?.url.searchParams.get('feeds')).toMatch(/^anidb,.*,release,user$/);
  const join = calls.find(({ body }) => body.includes('feed.join_many'))?.body.split(endOfFrame)[0];
  expect(JSON.parse(join ?? '')).toMatchObject({
    target: 'feed.join_many',
    arguments: [['userData'], null],
  });
});

test('tries again with a new token when the server gives none', async () => {
  stubHub([]);
  const answer = globalThis.fetch;
  let refusals = 1;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (!input.includes('GenerateToken') || refusals === 0) return answer(input, init);
    refusals -= 1;
    return Promise.resolve(Response.json({ Token: null }));
  });
  const { onNotEstablished, onConnected } = connect();
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
  expect(onNotEstablished).toHaveBeenCalledOnce();
});

const line = (Message: string) => ({
  Level: 'Information',
  TimeStamp: '',
  Logger: 'A',
  Caller: 'B',
  Message,
});

test('reads backlog and lines of the log with a token when the server is since 6', async () => {
  const calls = stubHub(
    [
      { type: 1, target: 'GetBacklog', arguments: [[line('first'), null]] },
      { type: 1, target: 'Log', arguments: [line('second')] },
    ],
    '"protocol"',
  );
  const listener = { onBacklog: vi.fn(), onEntry: vi.fn(), onConnection: vi.fn() };
  const options = { origin: 'http://hub.test', address: '/signalr/logging' };
  close = followLog(listener, () => 'since6', options);
  const entry = { Level: 'Info', TimeStamp: '', LoggerName: 'A', Caller: 'B' };
  await vi.waitFor(() => expect(listener.onEntry).toHaveBeenCalledWith({ ...entry, Message: 'second' }));
  expect(listener.onBacklog).toHaveBeenCalledExactlyOnceWith([{ ...entry, Message: 'first' }]);
  expect(calls[1]?.headers.get('apikey')).toBe('token 1');
  expect(calls.filter(({ body }) => body.includes('feed.join_many'))).toEqual([]);
});

test.each([
  ['the newest lines of the files', { Entries: [line('second'), line('first')] }, ['first', 'second']],
  ['nothing when those can’t be read', null, []],
])(
  'takes %s for the log’s backlog when the hub of a server since 6 sends none',
  async (_what, range, expected) => {
    stubHub([], '"protocol"', range);
    const listener = { onBacklog: vi.fn(), onEntry: vi.fn(), onConnection: vi.fn() };
    const options = { origin: 'http://hub.test', address: '/signalr/logging' };
    close = followLog(listener, () => 'since6', options);
    await vi.waitFor(() => expect(listener.onBacklog).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(listener.onBacklog.mock.calls[0]?.[0]).toMatchObject(expected.map((Message) => ({ Message })));
  },
);
