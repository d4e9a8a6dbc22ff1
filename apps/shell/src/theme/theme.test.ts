import { expect, test } from 'vitest';
import { chosenTheme, classOfTheme } from './theme.ts';

test('settings that name no theme, or cannot be read, follow the system', () => {
  for (const text of ['', '{}', '{"theme":""}', '{"theme":7}', 'null', '[', '"theme"']) {
    expect(chosenTheme(text)).toBe('theme-auto');
  }
});

test('a chosen theme holds', () => {
  expect(chosenTheme('{"settingsRevision":10,"theme":"theme-hondana-light"}')).toBe('theme-hondana-light');
});

test('a theme that is not built in looks as Shoko Gray, on which it stands', () => {
  expect(classOfTheme('theme-hondana-contrast')).toBe('theme-hondana-contrast');
  expect(classOfTheme('theme-midnight')).toBe('theme-shoko-gray');
  expect(classOfTheme('constructor')).toBe('theme-shoko-gray');
});
