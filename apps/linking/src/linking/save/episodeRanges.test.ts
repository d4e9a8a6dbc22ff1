import { expect, test } from 'vitest';
import { episodeRanges } from './episodeRanges.ts';

const episode = (ID: number, Type: 'Episode' | 'Special', EpisodeNumber: number) => ({
  ID,
  AnimeID: 1,
  Type,
  EpisodeNumber,
  AirDate: null,
  Title: '',
  Titles: [],
  Description: '',
  Rating: { Value: 0, MaxValue: 10, Source: 'AniDB', Votes: 0, Type: null },
});
const episodes = [
  ...Array.from({ length: 14 }, (_, index) => episode(index + 1, 'Episode', index + 1)),
  episode(20, 'Special', 1),
  episode(21, 'Special', 2),
];

test('joins consecutive episodes of a type into ranges', () => {
  expect(episodeRanges([1, 2, 3, 5], episodes)).toBe('1–3, 5');
  expect(episodeRanges([13, 14, 20, 21], episodes)).toBe('13–14, S1–S2');
  expect(episodeRanges([14, 20], episodes)).toBe('14, S1');
  expect(episodeRanges([3, 1], episodes)).toBe('1, 3');
  expect(episodeRanges([], episodes)).toBe('');
});

test('names only the first of many ranges', () => {
  expect(episodeRanges([1, 3, 5, 7, 9, 11], episodes)).toBe('1, 3, 5, 7, 9, 11');
  expect(episodeRanges([1, 3, 5, 7, 9, 11, 13, 20], episodes)).toBe('1, 3, 5, 7, 9, 11 and 2 more');
});
