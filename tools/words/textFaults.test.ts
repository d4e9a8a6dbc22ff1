import { expect, test } from 'vitest';
import type { Entry } from './catalogue.ts';
import { textFaults } from './textFaults.ts';

const entry = (message: string, translation: string): Entry => ({
  message,
  translation,
  comments: [],
  files: [],
  isFuzzy: false,
});

test('finds nothing wrong with values in another order and the plural forms of the language', () => {
  const message = '<0>{name}</0> has {count, plural, one {# file} other {# files}}';
  expect(textFaults(entry(message, '{count, plural, other {#}} <0>{name}</0>'), 'ja')).toEqual([]);
  const russian =
    '<0>{name}</0>: {count, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}';
  expect(textFaults(entry(message, russian), 'ru')).toEqual([]);
});

test('names values that a translation lost or invented, and elements', () => {
  expect(textFaults(entry('Delete <0>{name}</0>?', '{nmae} löschen?'), 'de')).toEqual([
    'lacks <0>',
    'lacks {name}',
    'has {nmae}, which the source has not',
  ]);
});

test('names plural forms that are missing, and those that the language has not', () => {
  const message = '{count, plural, one {# file} other {# files}}';
  expect(textFaults(entry(message, '{count, plural, one {# файл} other {# файлов}}'), 'ru')).toEqual([
    'lacks the plural form “few” of {count}',
    'lacks the plural form “many” of {count}',
  ]);
  expect(textFaults(entry(message, '{count, plural, one {1 個} other {# 個}}'), 'ja')).toEqual([
    'has the plural form “one” of {count}, which the language has not',
  ]);
});

test('says what is wrong with a translation that cannot be read', () => {
  expect(textFaults(entry('Delete <0>it</0>', 'Lösche <0>es'), 'de')).toEqual(['<0> is not closed.']);
});
