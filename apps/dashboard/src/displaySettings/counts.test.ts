import { expect, test } from 'vitest';
import { cappedText, typedCount } from './counts.ts';

test.each([
  ['7', '7'],
  ['100', '100'],
  ['101', '100'],
  ['99999999999999999999', '100'],
  ['12.5', '12.5'],
  ['-3', '-3'],
  ['1e3', '1e3'],
  ['', ''],
  ['many', 'many'],
])('turns “%s” into “%s” in the field', (typed, kept) => {
  expect(cappedText(typed)).toBe(kept);
});

test.each([
  ['1', 1],
  ['100', 100],
  ['0', undefined],
  ['', undefined],
  ['101', undefined],
  ['12.5', undefined],
  ['-3', undefined],
  ['1e1', undefined],
] as const)('saves “%s” as %s', (text, count) => {
  expect(typedCount(text)).toBe(count);
});
