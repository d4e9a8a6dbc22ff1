import { expect, test } from 'vitest';
import { episodeOrders, episodesAround, episodesAtPlace, inTmdbOrder } from './tmdbOrder.ts';

const episode = (ID: number, SeasonNumber: number, EpisodeNumber: number, IsHidden = false) => ({
  ID,
  SeasonNumber,
  EpisodeNumber,
  IsHidden,
  Title: `Title ${ID}`,
});
const list = inTmdbOrder([
  episode(5, 0, 1),
  episode(3, 2, 1),
  episode(2, 1, 2),
  episode(1, 1, 1),
  episode(4, 2, 12),
  episode(6, 0, 2, true),
]);
const ids = (episodes: readonly { ID: number }[] | undefined) => episodes?.map(({ ID }) => ID);

test('sorts specials last, and skips hidden episodes when linking in order', () => {
  expect(ids(list)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(episodeOrders(list)).toEqual([[1, 2, 3, 4], [5]]);
});

test.each([
  ['1', [1, 3, 5]],
  ['e2', [2, 6]],
  ['S2', [3, 4]],
  ['s2e12', [4]],
  ['S2 E12', [4]],
  ['2x12', [4]],
  ['S0E1', [5]],
  ['99', []],
  ['Title 2', undefined],
  ['', undefined],
])('finds the episodes at “%s”, or leaves it to the search by title', (text, expected) => {
  expect(ids(episodesAtPlace(text, list))).toEqual(expected);
});

test('returns the episodes around one, as far as there are any', () => {
  expect(ids(episodesAround(4, list, 3))).toEqual([3, 4, 5]);
  expect(ids(episodesAround(1, list, 3))).toEqual([1, 2, 3]);
  expect(ids(episodesAround(99, list, 3))).toEqual([1, 2, 3]);
  expect(ids(episodesAround(6, list, 9))).toEqual([1, 2, 3, 4, 5, 6]);
});
