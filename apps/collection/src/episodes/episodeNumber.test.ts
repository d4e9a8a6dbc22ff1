import type { Episode } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { hasNumber, hasNumberInTitle, searchedNumber } from './episodeNumber.ts';

test.for([
  ['12', '12'],
  ['012', '12'],
  ['#12', '12'],
  ['E12', '12'],
  ['ep. 12', '12'],
  ['Episode 12', '12'],
  ['s02', 'S2'],
  ['C1', 'C1'],
  ['0', '0'],
  [' 7 ', '7'],
] as const)('reads “%s” as number %s', ([text, number]) => {
  expect(searchedNumber(text)).toBe(number);
});

test.for(['', undefined, 'Love', '12 monkeys', 'season', '1.5', 'x12'])('finds no number in “%s”', (text) => {
  expect(searchedNumber(text)).toBeUndefined();
});

test('matches a plain number in any type and a prefixed one in its own type', () => {
  const episode = (Type: string, EpisodeNumber: number) => ({ AniDB: { Type, EpisodeNumber } }) as Episode;
  expect(hasNumber(episode('Episode', 2), '2')).toBe(true);
  expect(hasNumber(episode('Special', 2), '2')).toBe(true);
  expect(hasNumber(episode('Special', 2), 'S2')).toBe(true);
  expect(hasNumber(episode('Episode', 2), 'S2')).toBe(false);
  expect(hasNumber(episode('Episode', 12), '2')).toBe(false);
  expect(hasNumber({ AniDB: undefined } as unknown as Episode, '2')).toBe(false);
});

test('finds a number in a title only as a whole word', () => {
  const titled = (Name: string, ...others: string[]) =>
    ({ Name, AniDB: { Titles: others.map((other) => ({ Name: other })) } }) as unknown as Episode;
  expect(hasNumberInTitle(titled('12 Monkeys'), '12')).toBe(true);
  expect(hasNumberInTitle(titled('The Last One', 'Part 12!'), '12')).toBe(true);
  expect(hasNumberInTitle(titled('The 120th'), '12')).toBe(false);
  expect(hasNumberInTitle(titled('Number 7', 'Number 17'), '7')).toBe(true);
  expect(hasNumberInTitle(titled('Number 17'), '7')).toBe(false);
});
