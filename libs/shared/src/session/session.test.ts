import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage, startTestServer, type TestServer } from '../testing/testServer.ts';

type SessionModule = typeof import('@hondana/shared/session');

interface Tab extends SessionModule {
  readonly storage: MemoryStorage;
}

let server: TestServer;
let nextKey = 0;
let browserStorage: MemoryStorage;
let opened: Tab[] = [];

/** A tab has its own module and session store; local storage and the channel are shared. */
async function openTab(storage = new MemoryStorage()): Promise<Tab> {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  const tab = { ...(await import('@hondana/shared/session')), storage };
  opened.push(tab);
  return tab;
}

function hasEnded(tab: Tab): Promise<string | undefined> {
  return new Promise((resolve) => tab.onSessionChange((session, end) => session ?? resolve(end)));
}

const credentials = { username: ' Default ', password: '', remember: false };

/** Malformed answers. Sent as the password, the server echoes them. */
const malformedAnswers = new Set(['{"apikey":5}', '{"apikey":""}', '{"key":"a"}', 'null', '5', '"apikey"']);

beforeEach(async () => {
  browserStorage = new MemoryStorage();
  vi.stubGlobal('localStorage', browserStorage);
  server = await startTestServer(({ body }) => {
    if (JSON.parse(body).pass === 'wrong')
      return {
        status: 401,
        type: 'application/problem+json; charset=utf-8',
        body: '{"title":"Unauthorized","status":401}',
      };
    if (JSON.parse(body).device === 'web-ui' && malformedAnswers.has(JSON.parse(body).pass))
      return { body: JSON.parse(body).pass };
    nextKey += 1;
    return { body: JSON.stringify({ apikey: `key-${nextKey}` }) };
  });
});

afterEach(async () => {
  for (const tab of opened) tab.signOut();
  opened = [];
  await server.close();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('asks for the key of the web interface and keeps the session in this tab', async () => {
    const tab = await openTab();
    const session = await tab.signIn(credentials);
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      user: 'Default',
      pass: '',
      device: 'web-ui',
    });
    expect(session).toEqual({ key: `key-${nextKey}`, username: 'Default', remember: false });
    expect(tab.storage.length).toBe(1);
    expect(browserStorage.length).toBe(0);
  });

  it('with Remember Me keeps it in this browser', async () => {
    const tab = await openTab();
    await tab.signIn({ ...credentials, remember: true });
    expect(tab.storage.length).toBe(0);
    expect(browserStorage.length).toBe(1);
    const afterRestart = await openTab();
    expect((await afterRestart.restoreSession())?.username).toBe('Default');
  });

  it('without Remember Me keeps it nowhere in a browser that denies the tab its store', async () => {
    const tab = await openTab();
    vi.stubGlobal('sessionStorage', undefined);
    await tab.signIn(credentials);
    expect(tab.getSession()?.username).toBe('Default');
    expect(browserStorage.length).toBe(0);
    await tab.signIn({ ...credentials, remember: true });
    expect(browserStorage.length).toBe(1);
  });

  it('with a wrong password says so and begins nothing', async () => {
    const tab = await openTab();
    const failure = tab.signIn({ ...credentials, password: 'wrong' });
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(tab.getSession()).toBeUndefined();
  });

  it.each([...malformedAnswers])('takes no answer without a key, such as %s', async (password) => {
    const tab = await openTab();
    await expect(tab.signIn({ ...credentials, password })).rejects.toMatchObject({
      kind: 'unreadable',
      status: 200,
      message: expect.stringContaining('It contains no API key.'),
      call: 'POST /api/auth',
    });
    expect(tab.getSession()).toBeUndefined();
  });

  it('again, without Remember Me, forgets what the browser had kept', async () => {
    const tab = await openTab();
    await tab.signIn({ ...credentials, remember: true });
    await tab.signIn(credentials);
    expect(browserStorage.length).toBe(0);
    expect(tab.storage.length).toBe(1);
  });

  it('as someone else ends the session that there was', async () => {
    const tab = await openTab();
    await tab.signIn(credentials);
    const seen: (string | undefined)[] = [];
    const stop = tab.onSessionChange((session) => seen.push(session?.username));
    await tab.signIn({ ...credentials, username: 'other' });
    await tab.signIn({ ...credentials, username: 'other' });
    expect(seen).toEqual([undefined, 'other', 'other']);
    stop();
    await tab.signIn(credentials);
    expect(seen).toHaveLength(3);
  });
});

describe('a new tab', () => {
  it('gets the session of an open one', async () => {
    const first = await openTab();
    const { key } = await first.signIn(credentials);
    const second = await openTab();
    expect((await second.restoreSession())?.key).toBe(key);
    expect(second.storage.length).toBe(1);
  });

  it('without an answer goes to the login after a moment', async () => {
    const tab = await openTab();
    const begun = performance.now();
    expect(await tab.restoreSession()).toBeUndefined();
    expect(performance.now() - begun).toBeGreaterThan(150);
  });

  it('asks once, however many parts of it want to know', async () => {
    const tab = await openTab();
    const first = tab.restoreSession();
    expect(tab.restoreSession()).toBe(first);
    await first;
    expect(tab.restoreSession()).not.toBe(first);
  });

  it('in a browser without a channel between tabs goes to the login at once', async () => {
    const tab = await openTab();
    vi.stubGlobal('BroadcastChannel', undefined);
    const begun = performance.now();
    expect(await tab.restoreSession()).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(150);
  });

  it('reloaded has its session at once', async () => {
    const tab = await openTab();
    const { key } = await tab.signIn(credentials);
    const reloaded = await openTab(tab.storage);
    expect((await reloaded.restoreSession())?.key).toBe(key);
  });

  it('waiting at the login is let in when another tab signs in', async () => {
    const waiting = await openTab();
    await waiting.restoreSession();
    const entered = new Promise((resolve) => waiting.onSessionChange(resolve));
    const other = await openTab();
    const session = await other.signIn(credentials);
    expect(await entered).toEqual(session);
  });

  it.each(['{"key":5}', 'null', '{', '[]', '{"key":"","username":"x"}'])(
    'ignores %s in the store',
    async (text) => {
      const storage = new MemoryStorage();
      storage.setItem('hondana.session', text);
      const tab = await openTab(storage);
      expect(await tab.restoreSession()).toBeUndefined();
    },
  );

  it('works where the stores are closed', async () => {
    const tab = await openTab();
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    await tab.signIn(credentials);
    expect(tab.getSession()?.username).toBe('Default');
  });
});

describe('a session', () => {
  it('has ended only after it had begun, and no more once another has', async () => {
    const tab = await openTab();
    expect(tab.hasSessionEnded()).toBe(false);
    await tab.signIn(credentials);
    tab.signOut();
    expect(tab.hasSessionEnded()).toBe(true);
    await tab.signIn(credentials);
    expect(tab.hasSessionEnded()).toBe(false);
  });

  it('ends once, however many calls meet a 401, and says so once', async () => {
    const tab = await openTab();
    const notices = await import('@hondana/shared/overlays/notices');
    await tab.signIn(credentials);
    notices.notify({ kind: 'success', title: 'Saved' });
    const ends: unknown[] = [];
    tab.onSessionChange((_, end) => ends.push(end));
    tab.endSession('expired');
    tab.endSession('expired');
    expect(ends).toEqual(['expired']);
    const { noticesAtom } = await import('../overlays/noticeStore.ts');
    const shown = (await import('jotai')).getDefaultStore().get(noticesAtom).notices;
    expect(shown.map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['error', 'Your session has ended', 'Sign in again to continue.'],
    ]);
  });

  it('signed out ends in every tab', async () => {
    const first = await openTab();
    await first.signIn({ ...credentials, remember: true });
    const second = await openTab();
    await second.restoreSession();
    const ended = hasEnded(second);
    first.signOut();
    expect(await ended).toBe('signed out');
    expect(second.getSession()).toBeUndefined();
    // So that the unmounting page sends no calls without a key.
    expect(second.hasSessionEnded()).toBe(true);
    expect(browserStorage.length).toBe(0);
    expect(await (await openTab()).restoreSession()).toBeUndefined();
  });

  it('that expired ends where the same key is used, and nowhere else', async () => {
    const first = await openTab();
    await first.signIn(credentials);
    const same = await openTab();
    await same.restoreSession();
    const other = await openTab();
    await other.signIn(credentials);
    const ended = hasEnded(same);
    first.endSession('expired');
    expect(await ended).toBe('expired');
    expect(other.getSession()).toBeDefined();
  });
});
