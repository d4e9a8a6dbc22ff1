import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import {
  conditionValueText,
  criteriaByName,
  hasKnownValues,
  newCondition,
  possibleValues,
} from './criteria.ts';

function help(more: Partial<FilterExpressionHelp> = {}): FilterExpressionHelp {
  return {
    Expression: 'InYear',
    Name: 'In Year',
    Description: '',
    Group: 'Info',
    Type: 'Expression',
    ...more,
  };
}

test('lists the criteria by name without logical operators', () => {
  const catalogue = [
    help({ Name: 'Is Finished' }),
    help({ Name: 'Has Tag' }),
    help({ Name: 'And', Group: 'Logic' }),
  ];
  expect(criteriaByName(catalogue).map(({ Name }) => Name)).toEqual(['Has Tag', 'Is Finished']);
});

test('creates a condition as true or without values', () => {
  expect(newCondition(help({ Expression: 'IsFinished' }))).toEqual({
    kind: 'flag',
    expression: 'IsFinished',
    value: true,
  });
  expect(newCondition(help({ Parameter: 'Number' }))).toEqual({
    kind: 'values',
    expression: 'InYear',
    match: 'any',
    values: [],
  });
  expect(newCondition(help({ Expression: 'HasCustomTag', Parameter: 'String' }))).toEqual({
    kind: 'tags',
    expression: 'HasCustomTag',
    included: [],
    excluded: [],
  });
});

test.for<readonly [string, Partial<FilterExpressionHelp>, string, readonly (readonly string[])[]]>([
  ['the server’s own', { PossibleParameters: ['2001', '', '2002'] }, 'typed', [['2001'], ['2002']]],
  [
    'the server’s pairs',
    {
      PossibleParameterPairs: [
        ['2019', 'Spring'],
        ['2020', ''],
      ],
    },
    '',
    [['2019', 'Spring']],
  ],
  [
    'seasons in the order of time',
    {
      PossibleParameterPairs: [
        ['2020', 'Winter'],
        ['2019', 'Fall'],
        ['2019', 'Spring'],
        ['2019', 'Summer'],
        ['2019', 'Winter'],
      ],
    },
    '',
    [
      ['2019', 'Winter'],
      ['2019', 'Spring'],
      ['2019', 'Summer'],
      ['2019', 'Fall'],
      ['2020', 'Winter'],
    ],
  ],
  ['what is typed', {}, ' 7 ', [['7']]],
  ['none while nothing is typed', {}, ' ', []],
  [
    'what is typed with each second half',
    { PossibleSecondParameters: ['User', 'AniDB'] },
    '7',
    [
      ['7', 'User'],
      ['7', 'AniDB'],
    ],
  ],
])('offers values to choose from: %s', ([, lists, typed, values]) => {
  expect(possibleValues(help(lists), typed)).toEqual(values);
});

test('treats values as known when the server lists them', () => {
  expect(hasKnownValues(help())).toBe(false);
  expect(hasKnownValues(help({ PossibleParameters: [] }))).toBe(true);
  expect(hasKnownValues(help({ PossibleParameterPairs: [] }))).toBe(true);
});

test('joins a pair with a colon', () => {
  expect(conditionValueText('InYear', ['2019'])).toBe('2019');
  expect(conditionValueText('InSeason', ['2019', 'Spring'])).toBe('2019: Spring');
});

test('uses display names for anime types only', () => {
  expect(conditionValueText('HasAnimeType', ['TVSpecial'])).toBe('TV Special');
  expect(conditionValueText('HasReleaseGroupName', ['TVSpecial'])).toBe('TVSpecial');
});
