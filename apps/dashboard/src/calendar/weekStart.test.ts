import { browserLocales } from '@hondana/shared/language/browserLocales';
import { expect, test } from 'vitest';
import { weekStart } from './weekStart.ts';

test('starts the week as the user’s region does', () => {
  expect(weekStart(browserLocales(['en-US']))).toBe(0);
  expect(weekStart(browserLocales(['en-GB']))).toBe(1);
});

test('starts the week on Monday when the locale is unknown', () => {
  expect(weekStart(browserLocales(['c']))).toBe(1);
});
