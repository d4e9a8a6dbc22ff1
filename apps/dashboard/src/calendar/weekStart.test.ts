import { expect, test } from 'vitest';
import { weekStart } from './weekStart.ts';

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['pt-BR', 0],
])('starts the week in %s on day %i', (locale, day) => {
  expect(weekStart(locale)).toBe(day);
});
