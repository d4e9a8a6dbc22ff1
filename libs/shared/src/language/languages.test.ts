import { expect, test } from 'vitest';
import { languageFor, languageName, languages } from './languages.ts';

test.each([
  [['de-AT', 'en-GB'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW', 'ja'], 'ja'],
  [['nl', 'ko-KR'], 'ko'],
  [['en-GB', 'de'], 'en'],
  [['nl', 'it'], 'en'],
  [[], 'en'],
])('chooses for a browser in %j: %s', (names, tag) => {
  expect(languageFor(names.map((name) => new Intl.Locale(name)))).toBe(tag);
});

test('names each language in itself', () => {
  expect(languages.map(languageName)).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Português (Brasil)',
    'Русский',
    '日本語',
    '한국어',
    '简体中文',
  ]);
});
