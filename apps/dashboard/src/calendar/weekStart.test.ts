import { browserLocales } from '@hondana/shared/ui/readerLocale';
import { expect, test } from 'vitest';
import { weekStart } from './weekStart.ts';

test('the week begins where the reader’s region has it begin', () => {
  expect(weekStart(browserLocales(['en-US']))).toBe(0);
  expect(weekStart(browserLocales(['en-GB']))).toBe(1);
});

test('on a machine without a language it begins on Monday', () => {
  expect(weekStart(browserLocales(['c']))).toBe(1);
});
