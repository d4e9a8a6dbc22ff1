import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathDifference } from './pathDifference.ts';

const joined = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('');
const same = (parts: readonly { readonly text: string; readonly isChanged: boolean }[]) =>
  parts.filter(({ isChanged }) => !isChanged);
const path = fc.string({ unit: 'binary', maxLength: 60 });

test('keeps both paths complete and their common parts equal', () => {
  fc.assert(
    fc.property(path, path, (before, after) => {
      const found = pathDifference(before, after);
      expect(joined(found.before)).toBe(before);
      expect(joined(found.after)).toBe(after);
      expect(joined(same(found.before))).toBe(joined(same(found.after)));
    }),
  );
});

test('compares whole words', () => {
  const { before, after } = pathDifference('Show/[A] Show - 01.mkv', 'Show/[A] Show - 02.mkv');
  expect(before.filter(({ isChanged }) => isChanged)).toEqual([{ text: '01', isChanged: true }]);
  expect(after.filter(({ isChanged }) => isChanged)).toEqual([{ text: '02', isChanged: true }]);
});

test('finds no difference between a path and itself', () => {
  fc.assert(
    fc.property(path, (text) => {
      expect(pathDifference(text, text).after.every(({ isChanged }) => !isChanged)).toBe(true);
    }),
  );
});
