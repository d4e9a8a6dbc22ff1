import { expect, test } from 'vitest';
import { anidbDownloadOptions } from './anidbOptions.ts';
import type { NumberField } from './fieldTypes.ts';
import { numberFault } from './numberFault.ts';
import { tmdbDownloadOptions } from './tmdbOptions.ts';
import { typedNumber } from './typedNumber.ts';

const numbers = [anidbDownloadOptions(), tmdbDownloadOptions()]
  .flatMap(({ fields }) => fields)
  .filter((field): field is NumberField => field.kind === 'number');

function numberAt(path: string): NumberField {
  const field = numbers.find((number) => number.path === path);
  if (!field) throw new Error(`There is no number at ${path}.`);
  return field;
}

test.each([
  ['0', true],
  [' 5 ', true],
  ['6', false],
  ['-1', false],
  ['', false],
  ['1.5', false],
  ['1e0', false],
  ['two', false],
])('tells whether a depth of “%s” is valid: %s', (typed, isRight) => {
  const fault = numberFault(numberAt('AniDb/MaxRelationDepth'), typedNumber(typed));
  expect(fault).toBe(isRight ? undefined : 'Max Relation Depth may only be between 0 and 5');
});

test('names the label and the range when a field has no message of its own', () => {
  const posters = numberAt('TMDB/MaxAutoPosters');
  expect(numberFault(posters, 30)).toBeUndefined();
  expect(numberFault(posters, 31)).toBe('Max Posters must be a whole number from 0 to 30');
});

test('keeps input that is no whole number as typed', () => {
  expect(['7', ' 30 ', '-2', '', '1.5', 'two'].map(typedNumber)).toEqual([7, 30, -2, '', '1.5', 'two']);
});
