import { expect, test } from 'vitest';
import {
  addItems,
  countOf,
  emptySelection,
  isActive,
  isSelected,
  listOf,
  selectAllOf,
  selectionMode,
  selectOnly,
  toggleItem,
} from './selection.ts';

const a = { key: 'a' };
const b = { key: 'b' };
const c = { key: 'c' };
const list = { id: 'comedies', total: 10, itemAt: () => undefined, itemsIn: async () => [] };

test('adds and removes single items, and adds ranges', () => {
  expect(isSelected(emptySelection(), 'a')).toBe(false);
  const one = toggleItem(emptySelection(), a);
  expect(isSelected(one, 'a')).toBe(true);
  expect(countOf(toggleItem(one, a), 10)).toBe(0);
  const range = addItems(one, [a, b, c]);
  expect(countOf(range, 10)).toBe(3);
  expect(countOf(selectOnly([b]), 10)).toBe(1);
});

test('excludes and includes items when all are selected, and counts the rest of the list', () => {
  const but = toggleItem(selectAllOf(list), b);
  expect(isSelected(but, 'a')).toBe(true);
  expect(isSelected(but, 'b')).toBe(false);
  expect(countOf(but, 10)).toBe(9);
  expect(countOf(but, 12)).toBe(11);
  expect(countOf(addItems(but, [a, b]), 10)).toBe(10);
});

test('keeps a selection of all items with its own list, in its newest state', () => {
  const longer = { ...list, total: 12 };
  const other = { ...list, id: 'dramas' };
  expect(listOf(selectAllOf(list), longer)).toBe(longer);
  expect(listOf(selectAllOf(list), other)).toBe(list);
  expect(listOf(toggleItem(selectAllOf(list), b), other)).toBe(list);
  expect(listOf(selectOnly([a]), other)).toBe(other);
});

test('is active while items are selected, and always in selection mode', () => {
  expect(isActive(emptySelection())).toBe(false);
  expect(isActive(toggleItem(emptySelection(), a))).toBe(true);
  expect(isActive(toggleItem(toggleItem(emptySelection(), a), a))).toBe(false);
  expect(isActive(selectAllOf(list))).toBe(true);
  expect(isActive(selectionMode())).toBe(true);
  expect(countOf(selectionMode(), 10)).toBe(0);
  expect(isActive(toggleItem(toggleItem(selectionMode(), a), a))).toBe(true);
});
