import { expect, test } from 'vitest';
import { chosenTheme, withTheme } from './chosenTheme.ts';
import { changeSettings } from './settingsText.ts';

test('settings that name no theme, or cannot be read, follow the system', () => {
  for (const text of ['', '{}', '{"theme":""}', '{"theme":7}', 'null', '[', '"theme"']) {
    expect(chosenTheme(text)).toBe('theme-auto');
  }
});

test('a chosen theme holds', () => {
  expect(chosenTheme('{"settingsRevision":10,"theme":"theme-hondana-light"}')).toBe('theme-hondana-light');
});

test('the default theme holds too once somebody chose it, and is not written down', () => {
  const text = changeSettings('', (settings) => withTheme(settings, 'theme-shoko-gray'));
  expect(JSON.parse(text)).not.toHaveProperty('theme');
  expect(chosenTheme(text)).toBe('theme-shoko-gray');
  expect(chosenTheme(changeSettings(text, (settings) => withTheme(settings, 'theme-sea')))).toBe('theme-sea');
});
