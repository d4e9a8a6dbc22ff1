import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let tab: MemoryStorage;
let browser: MemoryStorage;
let close: (() => void)[] = [];

type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTab(storage = new MemoryStorage()) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  const session = await import('@hondana/shared/session');
  close.push(session.signOut);
  return {
    ...session,
    ...(await import('./userStorage.ts')),
    ...(await import('./perSession.ts')),
    enter: (username: string) => session.signIn({ username, password: '', remember: true }),
  };
}

const namesIn = (storage: MemoryStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (name) => name !== 'hondana.session',
  );

beforeEach(async () => {
  [tab, browser] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal('localStorage', browser);
  server = await startTestServer(({ body }) => ({ body: JSON.stringify({ apikey: JSON.parse(body).user }) }));
});

afterEach(async () => {
  for (const signOut of close) signOut();
  close = [];
  await server.close();
  vi.unstubAllGlobals();
});

describe('a user’s item', () => {
  it('survives a reload, for this user alone', async () => {
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', { a: 1 });
    page.writeUserItem('browser', 'recent', ['x']);
    const reloaded = await openTab(tab);
    expect(reloaded.readUserItem('tab', 'draft')).toBeUndefined();
    await reloaded.restoreSession();
    expect(reloaded.readUserItem('tab', 'draft')).toEqual({ a: 1 });
    expect(reloaded.readUserItem('browser', 'recent')).toEqual(['x']);
    reloaded.writeUserItem('tab', 'draft', undefined);
    expect(reloaded.readUserItem('tab', 'draft')).toBeUndefined();

    const other = await openTab();
    await other.enter('bob');
    expect(other.readUserItem('browser', 'recent')).toBeUndefined();
  });

  it.each([
    ['is signed out', ({ signOut }: Tab) => signOut()],
    [
      'has a key that is refused and another signs in',
      ({ endSession, enter }: Tab) => {
        endSession('expired');
        return enter('bob');
      },
    ],
    ['is replaced by another', ({ enter }: Tab) => enter('bob')],
  ] as const)('is removed when the user %s, while other items stay', async (_, leave) => {
    browser.setItem('theme', 'theme-sea');
    browser.setItem('hondana.user:"alice\\"s":recent', '1');
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', 1);
    page.writeUserItem('browser', 'recent', 1);
    await leave(page);
    expect(namesIn(tab)).toEqual([]);
    expect(namesIn(browser)).toEqual(['theme', 'hondana.user:"alice\\"s":recent']);
  });

  it('returns when the user signs in again after the session has expired', async () => {
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', 1);
    page.endSession('expired');
    expect(page.readUserItem('tab', 'draft')).toBeUndefined();
    await page.enter('alice');
    expect(page.readUserItem('tab', 'draft')).toBe(1);
  });

  it('is removed from a tab when another tab signs out', async () => {
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', 1);
    const other = await openTab();
    await other.restoreSession();
    const ended = new Promise((resolve) => page.onSessionChange(resolve));
    other.signOut();
    expect(namesIn(tab)).not.toEqual([]);
    // All tabs here share one global object; the message hasn't arrived yet.
    vi.stubGlobal('sessionStorage', tab);
    await ended;
    expect(namesIn(tab)).toEqual([]);
  });

  it('is not stored without a user or without storage, and reports so', async () => {
    const page = await openTab(tab);
    expect(page.writeUserItem('tab', 'draft', 1)).toBe(false);
    expect(namesIn(tab)).toEqual([]);
    await page.enter('alice');
    expect(page.writeUserItem('tab', 'draft', 1)).toBe(true);
    expect(page.writeUserItem('tab', 'draft', undefined)).toBe(true);
    vi.stubGlobal('sessionStorage', undefined);
    expect(page.writeUserItem('tab', 'draft', 1)).toBe(false);
    expect(page.readUserItem('tab', 'draft')).toBeUndefined();
    page.signOut();
  });

  it('loses its old value when there is no room for the new one', async () => {
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', 1);
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(page.writeUserItem('tab', 'draft', 2)).toBe(false);
    expect(page.readUserItem('tab', 'draft')).toBeUndefined();
  });

  it('is undefined when it cannot be parsed', async () => {
    const page = await openTab(tab);
    await page.enter('alice');
    page.writeUserItem('tab', 'draft', 1);
    const [name = ''] = namesIn(tab);
    tab.setItem(name, '{');
    expect(page.readUserItem('tab', 'draft')).toBeUndefined();
  });
});

describe('state of a session', () => {
  it('lasts for one session, and starts anew with the next of any user', async () => {
    const page = await openTab();
    const stops: string[] = [];
    const state = page.perSession((ended) => {
      const made = { by: page.getSession()?.username };
      ended.addEventListener('abort', () => stops.push(String(made.by)));
      return made;
    });
    await page.enter('alice');
    const first = state();
    expect(state()).toBe(first);
    page.signOut();
    expect(stops).toEqual(['alice']);
    expect(state().by).toBeUndefined();
    await page.enter('bob');
    expect(state()).toEqual({ by: 'bob' });
    await page.enter('alice');
    expect(state()).not.toBe(first);
  });
});
