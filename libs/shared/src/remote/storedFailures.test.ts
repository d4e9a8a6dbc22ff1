import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage, startTestServer, type TestServer } from '../testing/testServer.ts';
import type { StoredFailure } from './storedFailures.ts';

let server: TestServer;
let browser: MemoryStorage;

async function openTab(username = 'alice') {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  const session = await import('@hondana/shared/session');
  await session.signIn({ username, password: '', remember: false });
  return { ...session, ...(await import('./storedFailures.ts')) };
}

beforeEach(async () => {
  browser = new MemoryStorage();
  vi.stubGlobal('localStorage', browser);
  server = await startTestServer(({ body }) => ({ body: JSON.stringify({ apikey: JSON.parse(body).user }) }));
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const failure = (message: string, at: number, more: Partial<StoredFailure> = {}): StoredFailure => ({
  message,
  place: 'slot',
  version: '1.0.0',
  at,
  count: 1,
  ...more,
});

test('shows failures to the next tab, latest first, with identical ones counted', async () => {
  const first = await openTab();
  first.storeFailures([
    { id: 'notes', failure: failure('no paper', 1) },
    { id: 'notes', failure: failure('no ink', 2) },
  ]);
  first.storeFailures([
    { id: 'notes', failure: failure('no paper', 3) },
    { id: 'notes', failure: failure('no paper', 4, { version: '1.1.0' }) },
    { id: 'charts', failure: failure('no numbers', 5) },
  ]);
  const second = await openTab();
  expect(second.readStoredFailures()).toEqual({
    notes: [
      failure('no paper', 4, { version: '1.1.0' }),
      failure('no paper', 3, { count: 2 }),
      failure('no ink', 2),
    ],
    charts: [failure('no numbers', 5)],
  });
  second.clearStoredFailures('notes');
  expect(Object.keys(second.readStoredFailures())).toEqual(['charts']);
});

test('keeps the last five failures of each remote, and cuts long messages', async () => {
  const tab = await openTab();
  for (let at = 1; at <= 7; at++) tab.storeFailures([{ id: 'notes', failure: failure(`fault ${at}`, at) }]);
  tab.storeFailures([{ id: 'charts', failure: failure('x'.repeat(5000), 8) }]);
  const { notes = [], charts = [] } = tab.readStoredFailures();
  expect(notes.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3]);
  expect(charts[0]?.message).toHaveLength(500);
});

test('hides failures from other users, and deletes them when the user signs out', async () => {
  const tab = await openTab();
  tab.storeFailures([{ id: 'notes', failure: failure('no paper', 1) }]);
  expect((await openTab('bob')).readStoredFailures()).toEqual({});
  const again = await openTab();
  expect(Object.keys(again.readStoredFailures())).toEqual(['notes']);
  again.signOut();
  expect((await openTab()).readStoredFailures()).toEqual({});
});

test.each(['7', '{"notes":[7,{"message":"half"}],"charts":"no"}', 'no JSON'])(
  'ignores stored failures that cannot be read: %s',
  async (text) => {
    const tab = await openTab();
    browser.setItem('hondana.user:"alice":remote-failures', text);
    expect(Object.values(tab.readStoredFailures()).flat()).toEqual([]);
    tab.storeFailures([{ id: 'notes', failure: failure('no paper', 1) }]);
    expect(tab.readStoredFailures().notes).toHaveLength(1);
  },
);
