import { expect, test } from 'vitest';
import { classOfTheme } from './theme.ts';

test('a theme that is not built in looks as Shoko Gray, on which it stands', () => {
  expect(classOfTheme('theme-hondana-contrast')).toBe('theme-hondana-contrast');
  expect(classOfTheme('theme-midnight')).toBe('theme-shoko-gray');
  expect(classOfTheme('constructor')).toBe('theme-shoko-gray');
});
