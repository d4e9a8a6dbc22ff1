import { expect, test } from 'vitest';
import { isTagCriterion, liveFilterAddress, seasonFilter, tagFilter } from './liveFilter.ts';

test('a tag is asked for by its source', () => {
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
] as const)('the season “%s” has the address %s', ([text, address]) => {
  const filter = seasonFilter(text);
  expect(filter && liveFilterAddress(filter)).toBe(address);
});

test('the address has the conditions and the order, as far as there are any', () => {
  const filter = [{ kind: 'flag', expression: 'IsFinished', value: true }] as const;
  expect(liveFilterAddress([])).toBe('/collection/filter/live');
  expect(liveFilterAddress([], 'AirDate')).toBe('/collection/filter/live?sort=AirDate');
  expect(liveFilterAddress(filter, 'AirDate')).toBe('/collection/filter/live?f=IsFinished&sort=AirDate');
});
