import { expect, test } from 'vitest';
import { compileText } from './compileText.ts';

test('keeps plain text plain', () => {
  expect(compileText('Save')).toBe('Save');
  expect(compileText("It’s '{' no more")).toBe('It’s { no more');
});

test('separates values, plurals and words to choose by from the text around them', () => {
  expect(compileText('{count, plural, =0 {No files} one {# file} other {# files}} in {folder}')).toEqual([
    ['count', { 0: 'No files', one: '# file', other: '# files' }],
    ' in ',
    ['folder'],
  ]);
  expect(compileText('{kind, select, show {Show} other {Movie}}')).toEqual([
    ['kind', 'word', { show: 'Show', other: 'Movie' }],
  ]);
});

test('nests elements, so that no value is read as one', () => {
  expect(compileText('Delete <0>{name} <1/></0>?')).toEqual(['Delete ', [0, [['name'], ' ', [1]]], '?']);
});

test.each([
  ['Delete <0>{name}?', '<0> is not closed.'],
  ['Delete </0>?', '</0> closes nothing in “Delete </0>?”.'],
  ['{when, date, short}', 'No text may format by {…, date}: see format.ts.'],
])('refuses %s', (message, fault) => {
  expect(() => compileText(message)).toThrow(fault);
});
