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
  it('requests a key for the web UI and stores the session in this tab', async () => {
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

  it('stores the session in the browser with Remember Me', async () => {
    const tab = await openTab();
    await tab.signIn({ ...credentials, remember: true });
    expect(tab.storage.length).toBe(0);
    expect(browserStorage.length).toBe(1);
    const afterRestart = await openTab();
    expect((await afterRestart.restoreSession())?.username).toBe('Default');
  });

  it('stores nothing without Remember Me when the tab has no storage', async () => {
    const tab = await openTab();
    vi.stubGlobal('sessionStorage', undefined);
    await tab.signIn(credentials);
    expect(tab.getSession()?.username).toBe('Default');
    expect(browserStorage.length).toBe(0);
    await tab.signIn({ ...credentials, remember: true });
    expect(browserStorage.length).toBe(1);
  });

  it('rejects a wrong password and starts no session', async () => {
    const tab = await openTab();
    const failure = tab.signIn({ ...credentials, password: 'wrong' });
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(tab.getSession()).toBeUndefined();
  });

  it.each([...malformedAnswers])('rejects a response without a key, such as %s', async (password) => {
    const tab = await openTab();
    await expect(tab.signIn({ ...credentials, password })).rejects.toMatchObject({
      kind: 'unreadable',
      status: 200,
      message: expect.stringContaining('It contains no API key.'),
      call: 'POST /api/auth',
    });
    expect(tab.getSession()).toBeUndefined();
  });

  it('removes the browser’s stored session when repeated without Remember Me', async () => {
    const tab = await openTab();
    await tab.signIn({ ...credentials, remember: true });
    await tab.signIn(credentials);
    expect(browserStorage.length).toBe(0);
    expect(tab.storage.length).toBe(1);
  });

  it('ends the previous session when another user signs in', async () => {
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
  it('gets the session of an open tab', async () => {
    const first = await openTab();
    const { key } = await first.signIn(credentials);
    const second = await openTab();
    expect((await second.restoreSession())?.key).toBe(key);
    expect(second.storage.length).toBe(1);
  });

  it('has no session after a moment when no tab answers', async () => {
    const tab = await openTab();
    const begun = performance.now();
    expect(await tab.restoreSession()).toBeUndefined();
    expect(performance.now() - begun).toBeGreaterThan(150);
  });

  it('asks once while several callers wait', async () => {
    const tab = await openTab();
    const first = tab.restoreSession();
    expect(tab.restoreSession()).toBe(first);
    await first;
    expect(tab.restoreSession()).not.toBe(first);
  });

  it('has no session at once when the browser lacks BroadcastChannel', async () => {
    const tab = await openTab();
    vi.stubGlobal('BroadcastChannel', undefined);
    const begun = performance.now();
    expect(await tab.restoreSession()).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(150);
  });

  it('restores its own session after a reload', async () => {
    const tab = await openTab();
    const { key } = await tab.signIn(credentials);
    const reloaded = await openTab(tab.storage);
    expect((await reloaded.restoreSession())?.key).toBe(key);
  });

  it('gets the session when another tab signs in later', async () => {
    const waiting = await openTab();
    await waiting.restoreSession();
    const entered = new Promise((resolve) => waiting.onSessionChange(resolve));
    const other = await openTab();
    const session = await other.signIn(credentials);
    expect(await entered).toEqual(session);
  });

  it.each(['{"key":5}', 'null', '{', '[]', '{"key":"","username":"x"}'])(
    'ignores %s in storage',
    async (text) => {
      const storage = new MemoryStorage();
      storage.setItem('hondana.session', text);
      const tab = await openTab(storage);
      expect(await tab.restoreSession()).toBeUndefined();
    },
  );

  it('signs in when storage is unavailable', async () => {
    const tab = await openTab();
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    await tab.signIn(credentials);
    expect(tab.getSession()?.username).toBe('Default');
  });
});

describe('a session', () => {
  it('counts as ended only between its own end and the next start', async () => {
    const tab = await openTab();
    expect(tab.hasSessionEnded()).toBe(false);
    await tab.signIn(credentials);
    tab.signOut();
    expect(tab.hasSessionEnded()).toBe(true);
    await tab.signIn(credentials);
    expect(tab.hasSessionEnded()).toBe(false);
  });

  it('ends once and is reported once when it expires twice', async () => {
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

  it('ends in every tab on sign-out', async () => {
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

  it('ends on expiry only in tabs that use the same key', async () => {
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
