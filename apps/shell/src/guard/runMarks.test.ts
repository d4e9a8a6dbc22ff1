import { expect, test } from 'vitest';
import { isStaleMark } from './runMarks.ts';

const mark = { version: '1.0.0', tab: 'mine', at: 10_000 };

test('treats even a fresh mark of this tab as stale: its page is gone', () => {
  expect(isStaleMark(mark, 'mine', 10_001)).toBe(true);
});

test('treats a mark of another tab as stale only once it is too old', () => {
  expect(isStaleMark(mark, 'other', 12_000)).toBe(false);
  expect(isStaleMark(mark, 'other', 14_000)).toBe(true);
});
