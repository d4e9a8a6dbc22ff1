import { expect, test } from 'vitest';
import type { Condition } from '../../shared/liveFilter.ts';
import { conditionChips } from './conditionChips.ts';

const textsOf = (condition: Condition, name = 'In Year') =>
  conditionChips(condition, name).map(({ text }) => text);

test('what is so is its name, what is not so says No', () => {
  const finished = { kind: 'flag', expression: 'IsFinished' } as const;
  expect(textsOf({ ...finished, value: true }, 'Is Finished')).toEqual(['Is Finished']);
  expect(textsOf({ ...finished, value: false }, 'Is Finished')).toEqual(['Is Finished: No']);
});

test('values stand together, as alternatives or all at once; without values there is nothing to say', () => {
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

test('each tag is by itself and leaves the others', () => {
  const tags = { kind: 'tags', expression: 'HasTag', included: ['mecha'], excluded: ['comedy'] } as const;
  expect(conditionChips(tags, 'Has Tag')).toEqual([
    { text: 'mecha', without: { ...tags, included: [] } },
    { text: 'Not comedy', without: { ...tags, excluded: [] } },
  ]);
  expect(conditionChips({ ...tags, excluded: [] }, 'Has Tag')).toEqual([
    { text: 'mecha', without: undefined },
  ]);
});
