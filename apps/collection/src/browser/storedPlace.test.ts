import { restoreSession } from '@hondana/shared/session';
import { writeUserItem } from '@hondana/shared/session/userStorage';
import { MemoryStorage } from '@hondana/shared/testing/testServer';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedPlace, storePlace } from './storedPlace.ts';

const place = { index: 700, offset: -112, total: 1503, focused: 702 };

beforeEach(async () => {
  const storage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', storage);
  storage.setItem('hondana.session', '{"key":"key","username":"alice"}');
  await restoreSession();
});

it('keeps the place of each history entry', () => {
  storePlace('a /collection', place);
  storePlace('b /collection', { ...place, focused: undefined });
  expect(storedPlace('a /collection')).toEqual(place);
  expect(storedPlace('b /collection')).toEqual({ ...place, focused: undefined });
  expect(storedPlace('c /collection')).toBeUndefined();
});

it('forgets the oldest places when there are many', () => {
  for (let number = 1; number <= 60; number++) storePlace(`entry ${number}`, place);
  storePlace('entry 11', place);
  storePlace('entry 61', place);
  expect(storedPlace('entry 10')).toBeUndefined();
  expect(storedPlace('entry 12')).toBeUndefined();
  for (const number of [11, 13, 60, 61]) expect(storedPlace(`entry ${number}`)).toEqual(place);
});

it.each(['invalid', 7, { x: { index: '1' } }, { x: 'invalid' }])(
  'recovers from malformed storage: %j',
  (kept) => {
    writeUserItem('tab', 'places', kept);
    expect(storedPlace('x')).toBeUndefined();
    storePlace('y', place);
    expect(storedPlace('y')).toEqual(place);
  },
);

it.each([
  null,
  { ...place, index: -1 },
  { ...place, index: '700' },
  { ...place, index: null },
  { ...place, total: -1 },
  { ...place, total: undefined },
  { ...place, offset: 'top' },
  { ...place, offset: null },
])('ignores an invalid place: %j', (kept) => {
  writeUserItem('tab', 'places', { x: kept });
  expect(storedPlace('x')).toBeUndefined();
});

it('accepts the first entry and drops an invalid focus', () => {
  const top = { index: 0, offset: 0, total: 0 };
  writeUserItem('tab', 'places', { x: { ...top, focused: 0 }, y: { ...top, focused: -1 } });
  expect(storedPlace('x')).toEqual({ ...top, focused: 0 });
  expect(storedPlace('y')).toEqual({ ...top, focused: undefined });
});
