import { expect, test } from 'vitest';
import { classOfTheme } from './theme.ts';

test('falls back to Shoko Gray for a theme that is not built in', () => {
  expect(classOfTheme('theme-hondana-contrast')).toBe('theme-hondana-contrast');
  expect(classOfTheme('theme-midnight')).toBe('theme-shoko-gray');
  expect(classOfTheme('constructor')).toBe('theme-shoko-gray');
});
