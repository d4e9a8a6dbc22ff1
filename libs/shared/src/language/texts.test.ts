import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, onLanguageChange } from './catalogues.ts';
import { keyOf } from './keyOf.ts';
import { currentLanguage } from './language.ts';
import type { Text } from './text.ts';
import { rich, text, textOf } from './texts.ts';

afterEach(() => changeLanguage('en', {}));

const files: Text = [['count', { 0: 'No files', one: '# file', other: '# files' }]];

test('says it in English without a catalogue', () => {
  expect(text('Save')).toBe('Save');
  expect(text(['Hello ', ['name'], '!'], { name: 'Mio' })).toBe('Hello Mio!');
  expect([0, 1, 1234].map((count) => text(files, { count }))).toEqual(['No files', '1 file', '1,234 files']);
});

test('says it in the language of the catalogue, and in English what the catalogue lacks', () => {
  const few: Text = [['count', { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' }]];
  const listener = vi.fn();
  const stop = onLanguageChange(listener);
  changeLanguage('ru', { tests: { [keyOf(files)]: few } });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  expect(currentLanguage()).toBe('ru');
  expect([1, 3, 5, 21].map((count) => text(files, { count }))).toEqual([
    '1 файл',
    '3 файла',
    '5 файлов',
    '21 файл',
  ]);
  expect(text('Save')).toBe('Save');
});

test('reads no catalogue of another bundle', () => {
  changeLanguage('de', { shell: { [keyOf('Save')]: 'Speichern' } });
  expect(text('Save')).toBe('Save');
});

test('chooses by a word, and takes the last case for words that are none', () => {
  const kinds: Text = [['kind', 'word', { show: 'Show', other: 'Movie' }]];
  expect(['show', 'film', 'constructor'].map((kind) => text(kinds, { kind }))).toEqual([
    'Show',
    'Movie',
    'Movie',
  ]);
});

/** The text in order, with the elements' types around it. */
function drawn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (!isValidElement(node)) return String(node ?? '');
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  const content = drawn(props.children);
  return typeof type === 'string' ? `[${type} ${content}]` : content;
}

test('puts elements where the language has them, and reads none in what people wrote', () => {
  const bold = createElement('b');
  const question: Text = ['Delete ', [0, [['name']]], '?'];
  expect(drawn(rich(question, { name: '<0>hostile</0>' }, { 0: bold }))).toBe('Delete [b <0>hostile</0>]?');
  changeLanguage('de', { tests: { [keyOf(question)]: [[0, [['name']]], ' löschen?'] } });
  expect(drawn(rich(question, { name: 'Mio' }, { 0: bold }))).toBe('[b Mio] löschen?');
});

test('looks a descriptor up when it is drawn', () => {
  const label = { id: 'f', message: 'Posters' };
  changeLanguage('de', { tests: { f: 'Poster' } });
  expect(textOf(label)).toBe('Poster');
});

test('keeps apart with IDs what English says alike', () => {
  changeLanguage('de', { tests: { [keyOf('None')]: 'Keine', channel: 'Keiner' } });
  expect([text('None'), text('None', undefined, 'channel')]).toEqual(['Keine', 'Keiner']);
});
