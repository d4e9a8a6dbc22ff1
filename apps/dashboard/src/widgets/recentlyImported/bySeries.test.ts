import { expect, test } from 'vitest';
import { numbersText } from './bySeries.ts';

const episodes = (...numbers: number[]) =>
  numbers.map((number) => ({ Type: 'Episode' as const, Number: number }));

test('sorts numbers and joins consecutive ones into ranges', () => {
  expect(numbersText(episodes(6, 4, 5))).toBe('4–6');
  expect(numbersText(episodes(12, 1, 2, 9))).toBe('1–2, 9, 12');
  expect(numbersText(episodes(7))).toBe('7');
});

test('lists specials with their letter after episodes', () => {
  const specials = [2, 1].map((number) => ({ Type: 'Special' as const, Number: number }));
  expect(numbersText([...specials, ...episodes(3)])).toBe('3, S1–S2');
});
