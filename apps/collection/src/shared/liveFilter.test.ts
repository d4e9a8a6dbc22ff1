import { expect, test } from 'vitest';
import {
  decodeLiveFilter,
  isTagCriterion,
  liveFilterAddress,
  seasonFilter,
  tagFilter,
} from './liveFilter.ts';

test('filters a tag by the criterion for its source', () => {
  expect(tagFilter('AniDB', 'mecha')).toEqual([
    { kind: 'tags', expression: 'HasTag', included: ['mecha'], excluded: [] },
  ]);
  expect(tagFilter('User', 'Rainy days')).toEqual([
    { kind: 'tags', expression: 'HasCustomTag', included: ['Rainy days'], excluded: [] },
  ]);
  expect(['HasTag', 'HasCustomTag', 'InYear'].map(isTagCriterion)).toEqual([true, true, false]);
});

test.for([
  ['Spring 2019', '/collection/filter/live?f=InSeason.2019-Spring'],
  [' Winter 2020 ', '/collection/filter/live?f=InSeason.2020-Winter'],
  ['Spring 20199', undefined],
  ['In Spring 2019', undefined],
  ['Monsoon 2019', undefined],
  ['', undefined],
] as const)('turns the season “%s” into the address %s', ([text, address]) => {
  const filter = seasonFilter(text);
  expect(filter && liveFilterAddress(filter)).toBe(address);
});

test('reads a season as one value and rejects one with a missing half', () => {
  const season = { kind: 'values', expression: 'InSeason', match: 'any', values: [['2019', 'Spring']] };
  expect(seasonFilter('Spring 2019')).toEqual([season]);
  expect(decodeLiveFilter('InSeason.2019-Spring').filter).toEqual([season]);
  expect(decodeLiveFilter('InSeason.2019-_InSeason.-Spring')).toEqual({
    filter: [],
    invalidParts: ['InSeason.2019-', 'InSeason.-Spring'],
  });
});

test('puts conditions into the address only when there are any', () => {
  const filter = [{ kind: 'flag', expression: 'IsFinished', value: true }] as const;
  expect(liveFilterAddress([])).toBe('/collection/filter/live');
  expect(liveFilterAddress(filter)).toBe('/collection/filter/live?f=IsFinished');
});
