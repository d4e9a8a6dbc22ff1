import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/testServer.ts';
import { clearStoredSession, readStoredSession, storeSession } from './sessionStore.ts';

const session = { key: 'key', username: 'alice', remember: false };
let tab: MemoryStorage;
let browser: MemoryStorage;

beforeEach(() => {
  [tab, browser] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores a session in the tab, or with Remember Me in the browser if it can', () => {
  storeSession(session);
  expect([tab.length, browser.length]).toEqual([1, 0]);
  expect(readStoredSession()).toEqual(session);
  clearStoredSession();
  storeSession({ ...session, remember: true });
  expect([tab.length, browser.length]).toEqual([0, 1]);
  expect(readStoredSession()).toEqual({ ...session, remember: true });
  vi.stubGlobal('localStorage', undefined);
  storeSession({ ...session, remember: true });
  expect(tab.length).toBe(1);
});

test('prefers the tab’s own session to the browser’s', () => {
  storeSession({ ...session, username: 'bob', remember: true });
  storeSession(session);
  expect(readStoredSession()?.username).toBe('alice');
});

test('clears a session by its key only where that key is stored', () => {
  storeSession({ ...session, key: 'other', remember: true });
  storeSession(session);
  clearStoredSession('key');
  expect([tab.length, browser.length]).toEqual([0, 1]);
  clearStoredSession('key');
  expect(browser.length).toBe(1);
  clearStoredSession();
  expect(browser.length).toBe(0);
});

test('does not throw when storage refuses writes', () => {
  for (const storage of [tab, browser]) {
    const refuse = (): never => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.spyOn(storage, 'setItem').mockImplementation(refuse);
    vi.spyOn(storage, 'removeItem').mockImplementation(refuse);
  }
  storeSession(session);
  clearStoredSession();
  expect(readStoredSession()).toBeUndefined();
});
