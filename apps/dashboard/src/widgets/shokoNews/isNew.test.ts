import { expect, test } from 'vitest';
import { isNew } from './isNew.ts';

test.for([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-07', true],
  ['2026-11-07T11:59:59Z', true],
  ['2026-11-06T23:00:00Z', false],
  ['2025-11-20', false],
  ['soon', false],
] as const)('on November 21 a post of %s is new: %s', ([date, expected]) => {
  expect(isNew(date, '2026-11-21')).toBe(expected);
});
