import { expect, test } from 'vitest';
import { cappedText, countOf } from './counts.ts';

test.each([
  ['7', '7'],
  ['100', '100'],
  ['101', '100'],
  ['99999999999999999999', '100'],
  ['-5', '5'],
  ['1e3', '13'],
  ['', ''],
  ['many', ''],
])('of “%s” the field keeps “%s”', (typed, kept) => {
  expect(cappedText(typed)).toBe(kept);
});

test.each([
  ['1', 1],
  ['100', 100],
  ['0', undefined],
  ['', undefined],
  ['101', undefined],
] as const)('“%s” is saved as %s', (text, count) => {
  expect(countOf(text)).toBe(count);
});
