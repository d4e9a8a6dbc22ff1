import { expect, test } from 'vitest';
import { routeDifferences } from './routeDifferences.ts';

test('reports a field that every recorded answer has and no given one, and one that none has', () => {
  expect(routeDifferences([{ Name: 1 }], [{ Size: 1 }])).toEqual([
    '.Name: missing',
    '.Size: not in the real one',
  ]);
  expect(routeDifferences([{ Name: 1 }, {}], [{}])).toEqual([]);
});

test('reports a field that is always null or empty although it is recorded with a value', () => {
  expect(routeDifferences([{ Name: 'x' }, { Name: null }], [{ Name: null }])).toEqual(['.Name: always null']);
  expect(routeDifferences([{ Name: 'x' }], [{ Name: null }, { Name: 'y' }])).toEqual([]);
  expect(routeDifferences([[[1]], [[]]], [[[]]])).toEqual(['[]: always empty']);
  expect(routeDifferences([[]], [[1]])).toEqual([]);
});

test('reports an unrecorded type beside the recorded one', () => {
  expect(routeDifferences([[1]], [['x']])).toEqual(['[]: number is string']);
  expect(routeDifferences([{ Name: null }], [{ Name: 5 }])).toEqual([]);
});

test('ignores objects whose keys are numbers, letters or languages', () => {
  expect(routeDifferences([{ 12: 1 }], [{ 5: 'x' }])).toEqual([]);
  expect(routeDifferences([{ '#': 1, A: 2 }], [{ B: 1 }])).toEqual([]);
  expect(routeDifferences([{ en: 1, ja: 2 }], [{ de: 1 }])).toEqual([]);
});
