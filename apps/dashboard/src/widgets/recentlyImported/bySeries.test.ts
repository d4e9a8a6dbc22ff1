import { expect, test } from 'vitest';
import { numbersText } from './bySeries.ts';

const episodes = (...numbers: number[]) =>
  numbers.map((number) => ({ Type: 'Episode' as const, Number: number }));

test('numbers in a row are a range, in order, whatever order they came in', () => {
  expect(numbersText(episodes(6, 4, 5))).toBe('4–6');
  expect(numbersText(episodes(12, 1, 2, 9))).toBe('1–2, 9, 12');
  expect(numbersText(episodes(7))).toBe('7');
});

test('specials keep their letter and stand after episodes', () => {
  const specials = [2, 1].map((number) => ({ Type: 'Special' as const, Number: number }));
  expect(numbersText([...specials, ...episodes(3)])).toBe('3, S1–S2');
});
