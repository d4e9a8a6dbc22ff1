import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, keptPlace } from './keptPlace.ts';

class Store {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const place = { index: 700, offset: -112, total: 1503, focused: 702 };

beforeEach(() => vi.stubGlobal('sessionStorage', new Store()));

it('keeps the place of each history entry', () => {
  keepPlace('a /collection', place);
  keepPlace('b /collection', { ...place, focused: undefined });
  expect(keptPlace('a /collection')).toEqual(place);
  expect(keptPlace('b /collection')).toEqual({ ...place, focused: undefined });
  expect(keptPlace('c /collection')).toBeUndefined();
});

it('forgets the oldest places when there are many', () => {
  for (let number = 1; number <= 60; number++) keepPlace(String(number), place);
  expect(keptPlace('1')).toBeUndefined();
  expect(keptPlace('60')).toEqual(place);
});

it('takes no harm from what it cannot read', () => {
  sessionStorage.setItem('hondana:place:x', '{"index":"1"}');
  sessionStorage.setItem('hondana:place:y', 'nonsense');
  expect(keptPlace('x')).toBeUndefined();
  expect(keptPlace('y')).toBeUndefined();
});
