import { expect, test } from 'vitest';
import { isStaleMark } from './runMarks.ts';

const mark = { version: '1.0.0', tab: 'mine', at: 10_000 };

test('a mark of this tab is left behind whatever its age: its page is gone', () => {
  expect(isStaleMark(mark, 'mine', 10_001)).toBe(true);
});

test('a mark of another tab is left behind once that gives no sign of life', () => {
  expect(isStaleMark(mark, 'other', 12_000)).toBe(false);
  expect(isStaleMark(mark, 'other', 14_000)).toBe(true);
});
