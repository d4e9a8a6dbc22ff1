import { expect, test } from 'vitest';
import type { Condition } from '../../shared/liveFilter.ts';
import { conditionChips } from './conditionChips.ts';

const textsOf = (condition: Condition, name = 'In Year') =>
  conditionChips(condition, name).map(({ text }) => text);

test('shows the name of a flag and adds No when it is false', () => {
  const finished = { kind: 'flag', expression: 'IsFinished' } as const;
  expect(textsOf({ ...finished, value: true }, 'Is Finished')).toEqual(['Is Finished']);
  expect(textsOf({ ...finished, value: false }, 'Is Finished')).toEqual(['Is Finished: No']);
});

test('joins values with “or” or “and” and makes no chip without values', () => {
  const years = { kind: 'values', expression: 'InYear', match: 'any' } as const;
  expect(textsOf({ ...years, values: [] })).toEqual([]);
  expect(textsOf({ ...years, values: [['2001'], ['2002'], ['2003']] })).toEqual([
    'In Year: 2001, 2002, or 2003',
  ]);
  expect(textsOf({ ...years, match: 'all', values: [['2001'], ['2002']] })).toEqual([
    'In Year: 2001 and 2002',
  ]);
  expect(
    textsOf({ ...years, expression: 'HasAnimeType', values: [['TVSpecial']] }, 'Has Anime Type'),
  ).toEqual(['Has Anime Type: TV Special']);
});

test('makes one chip per tag and keeps the other tags on removal', () => {
  const tags = { kind: 'tags', expression: 'HasTag', included: ['mecha'], excluded: ['comedy'] } as const;
  expect(conditionChips(tags, 'Has Tag')).toEqual([
    { text: 'mecha', without: { ...tags, included: [] } },
    { text: 'Not comedy', without: { ...tags, excluded: [] } },
  ]);
  expect(conditionChips({ ...tags, excluded: [] }, 'Has Tag')).toEqual([
    { text: 'mecha', without: undefined },
  ]);
});
