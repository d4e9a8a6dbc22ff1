import { describe, expect, test } from 'vitest';
import { changeSettings, readSettings } from './settingsText.ts';

const themeOf = (text: string): string => readSettings(text).theme;
const choose = (text: string, theme: string): string =>
  changeSettings(text, (settings) => ({ ...settings, theme }));
const documentWith = (parts: object): string => JSON.stringify({ settingsRevision: 10, ...parts });

describe('without a chosen theme', () => {
  test.each([
    '',
    '{}',
    '[',
    'null',
    '"theme"',
    documentWith({}),
    documentWith({ theme: '' }),
    documentWith({ theme: 7 }),
    // The existing interface writes its defaults with whatever it saves.
    documentWith({ theme: 'theme-shoko-gray', toastPosition: 'top-right' }),
    documentWith({ theme: 'theme-auto' }),
    documentWith({ theme: 'theme-shoko-gray', hondana: { isThemeChosen: false } }),
  ])('follows the system when the settings are %s', (text) => {
    expect(themeOf(text)).toBe('theme-auto');
  });

  test('still follows the system after another setting is saved', () => {
    const text = changeSettings('', (settings) => ({ ...settings, notifications: false }));
    expect(JSON.parse(text)).not.toHaveProperty('theme');
    expect(themeOf(text)).toBe('theme-auto');
  });
});

test.each(['theme-shoko-gray', 'theme-hondana-light', 'theme-sea'])(
  'keeps a chosen %s, and stores it by name',
  (theme) => {
    const text = choose(documentWith({ foreign: 1 }), theme);
    expect(themeOf(text)).toBe(theme);
    expect(JSON.parse(text)).toMatchObject({ theme, foreign: 1 });
    expect(themeOf(choose(text, 'theme-other'))).toBe('theme-other');
  },
);

test('keeps another interface’s choice, even Shoko Gray once the user chose a theme here', () => {
  expect(themeOf(documentWith({ theme: 'theme-sea' }))).toBe('theme-sea');
  const document = JSON.parse(choose('', 'theme-sea')) as object;
  expect(themeOf(JSON.stringify({ ...document, theme: 'theme-shoko-gray' }))).toBe('theme-shoko-gray');
});

test('reads Shoko Gray from the mark alone that former versions stored', () => {
  expect(themeOf(documentWith({ hondana: { isThemeChosen: true } }))).toBe('theme-shoko-gray');
});

test('removes every trace of a choice when the user returns to the system theme', () => {
  const before = documentWith({ hondana: { dashboard: 1 }, foreign: 1 });
  expect(JSON.parse(choose(choose(before, 'theme-sea'), 'theme-auto'))).toEqual(JSON.parse(before));
});
