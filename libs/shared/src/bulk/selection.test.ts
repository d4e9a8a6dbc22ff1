import { expect, test } from 'vitest';
import {
  begun,
  countOf,
  everything,
  extended,
  isActive,
  isSelected,
  listOf,
  nothing,
  onlyThese,
  toggled,
} from './selection.ts';

const a = { key: 'a' };
const b = { key: 'b' };
const c = { key: 'c' };
const list = { id: 'comedies', total: 10, itemAt: () => undefined, itemsIn: async () => [] };

test('entries go in and out one by one, and in by ranges', () => {
  expect(isSelected(nothing(), 'a')).toBe(false);
  const one = toggled(nothing(), a);
  expect(isSelected(one, 'a')).toBe(true);
  expect(countOf(toggled(one, a), 10)).toBe(0);
  const range = extended(one, [a, b, c]);
  expect(countOf(range, 10)).toBe(3);
  expect(countOf(onlyThese([b]), 10)).toBe(1);
});

test('of everything, entries go out and come in again; the number follows the list', () => {
  const but = toggled(everything(list), b);
  expect(isSelected(but, 'a')).toBe(true);
  expect(isSelected(but, 'b')).toBe(false);
  expect(countOf(but, 10)).toBe(9);
  expect(countOf(but, 12)).toBe(11);
  expect(countOf(extended(but, [a, b]), 10)).toBe(10);
});

test('all of a list are still those of that list when another is shown; its newest state counts', () => {
  const longer = { ...list, total: 12 };
  const other = { ...list, id: 'dramas' };
  expect(listOf(everything(list), longer)).toBe(longer);
  expect(listOf(everything(list), other)).toBe(list);
  expect(listOf(toggled(everything(list), b), other)).toBe(list);
  expect(listOf(onlyThese([a]), other)).toBe(other);
});

test('selecting goes on until nothing is selected; where it was begun, until it is ended', () => {
  expect(isActive(nothing())).toBe(false);
  expect(isActive(toggled(nothing(), a))).toBe(true);
  expect(isActive(toggled(toggled(nothing(), a), a))).toBe(false);
  expect(isActive(everything(list))).toBe(true);
  expect(isActive(begun())).toBe(true);
  expect(countOf(begun(), 10)).toBe(0);
  expect(isActive(toggled(toggled(begun(), a), a))).toBe(true);
});
