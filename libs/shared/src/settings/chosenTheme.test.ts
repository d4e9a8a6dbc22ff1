import { describe, expect, test } from 'vitest';
import { changeSettings, readSettings } from './settingsText.ts';

const themeOf = (text: string): string => readSettings(text).theme;
const choose = (text: string, theme: string): string =>
  changeSettings(text, (settings) => ({ ...settings, theme }));
const documentWith = (parts: object): string => JSON.stringify({ settingsRevision: 10, ...parts });

describe('who never chose a theme follows the system', () => {
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
  ])('as %s says', (text) => {
    expect(themeOf(text)).toBe('theme-auto');
  });

  test('and saving something else chooses none', () => {
    const text = changeSettings('', (settings) => ({ ...settings, notifications: false }));
    expect(JSON.parse(text)).not.toHaveProperty('theme');
    expect(themeOf(text)).toBe('theme-auto');
  });
});

test.each(['theme-shoko-gray', 'theme-hondana-light', 'theme-sea'])(
  'a chosen %s holds, and stands in the document by its name',
  (theme) => {
    const text = choose(documentWith({ foreign: 1 }), theme);
    expect(themeOf(text)).toBe(theme);
    expect(JSON.parse(text)).toMatchObject({ theme, foreign: 1 });
    expect(themeOf(choose(text, 'theme-other'))).toBe('theme-other');
  },
);

test('what another interface has chosen holds, also Shoko Gray once the user chose a theme here', () => {
  expect(themeOf(documentWith({ theme: 'theme-sea' }))).toBe('theme-sea');
  const document = JSON.parse(choose('', 'theme-sea')) as object;
  expect(themeOf(JSON.stringify({ ...document, theme: 'theme-shoko-gray' }))).toBe('theme-shoko-gray');
});

test('Shoko Gray as former versions kept it, by the mark alone, holds', () => {
  expect(themeOf(documentWith({ hondana: { isThemeChosen: true } }))).toBe('theme-shoko-gray');
});

test('back at the system the document is as if nothing had ever been chosen', () => {
  const before = documentWith({ hondana: { dashboard: 1 }, foreign: 1 });
  expect(JSON.parse(choose(choose(before, 'theme-sea'), 'theme-auto'))).toEqual(JSON.parse(before));
});
