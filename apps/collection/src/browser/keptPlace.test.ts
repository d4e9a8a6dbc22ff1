import { restoreSession } from '@hondana/shared/session';
import { keepUserItem } from '@hondana/shared/session/userStorage';
import { MemoryStorage } from '@hondana/shared/testing/testServer';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, keptPlace } from './keptPlace.ts';

const place = { index: 700, offset: -112, total: 1503, focused: 702 };

beforeEach(async () => {
  const storage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', storage);
  storage.setItem('hondana.session', '{"key":"key","username":"alice"}');
  await restoreSession();
});

it('keeps the place of each history entry', () => {
  keepPlace('a /collection', place);
  keepPlace('b /collection', { ...place, focused: undefined });
  expect(keptPlace('a /collection')).toEqual(place);
  expect(keptPlace('b /collection')).toEqual({ ...place, focused: undefined });
  expect(keptPlace('c /collection')).toBeUndefined();
});

it('forgets the oldest places when there are many', () => {
  for (let number = 1; number <= 60; number++) keepPlace(`entry ${number}`, place);
  keepPlace('entry 11', place);
  keepPlace('entry 61', place);
  expect(keptPlace('entry 10')).toBeUndefined();
  expect(keptPlace('entry 12')).toBeUndefined();
  for (const number of [11, 13, 60, 61]) expect(keptPlace(`entry ${number}`)).toEqual(place);
});

it.each(['invalid', 7, { x: { index: '1' } }, { x: 'invalid' }])('takes no harm from %j', (kept) => {
  keepUserItem('tab', 'places', kept);
  expect(keptPlace('x')).toBeUndefined();
  keepPlace('y', place);
  expect(keptPlace('y')).toEqual(place);
});

it.each([
  null,
  { ...place, index: -1 },
  { ...place, index: '700' },
  { ...place, index: null },
  { ...place, total: -1 },
  { ...place, total: undefined },
  { ...place, offset: 'top' },
  { ...place, offset: null },
])('a place that cannot be gone to is none: %j', (kept) => {
  keepUserItem('tab', 'places', { x: kept });
  expect(keptPlace('x')).toBeUndefined();
});

it('the first entry is a place, and a focus that makes no sense is left out', () => {
  const top = { index: 0, offset: 0, total: 0 };
  keepUserItem('tab', 'places', { x: { ...top, focused: 0 }, y: { ...top, focused: -1 } });
  expect(keptPlace('x')).toEqual({ ...top, focused: 0 });
  expect(keptPlace('y')).toEqual({ ...top, focused: undefined });
});
