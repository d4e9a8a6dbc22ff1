import { expect, test } from 'vitest';
import { targetOf } from '../testing/linkFixtures.ts';
import { filterEpisodes, noEpisodeFilter, typesOf } from './episodeFilter.ts';

const episodes = [
  ...Array.from({ length: 1200 }, (_, index) => ({
    ...targetOf(index + 1),
    ...(index % 2 === 0 && { hasFile: true }),
  })),
  targetOf(12, 'Special'),
  targetOf(1, 'Credits'),
];
const found = (change: Partial<typeof noEpisodeFilter>) =>
  filterEpisodes(episodes, { ...noEpisodeFilter, ...change });
const names = (change: Partial<typeof noEpisodeFilter>) =>
  found(change).map(({ type, number }) => `${type} ${number}`);

test('finds episodes of exactly that number first, then those that begin with it', () => {
  expect(names({ text: '12' }).slice(0, 4)).toEqual([
    'Episode 12',
    'Special 12',
    'Episode 112',
    'Episode 120',
  ]);
  expect(names({ text: ' s12 ' })).toEqual(['Special 12']);
});

test('finds episodes by part of their title, ignoring case', () => {
  expect(names({ text: 'THE 1200' })).toEqual(['Episode 1200']);
  expect(names({ text: 'nothing' })).toEqual([]);
});

test('filters by type and by missing files', () => {
  expect(names({ type: 'Credits' })).toEqual(['Credits 1']);
  expect(found({ withoutFile: true })).toHaveLength(602);
  expect(names({ text: '12', withoutFile: true, type: 'Episode' }).slice(0, 2)).toEqual([
    'Episode 12',
    'Episode 112',
  ]);
  expect(typesOf(episodes)).toEqual(['Episode', 'Special', 'Credits']);
});

test('returns the same list when no filter is set', () => {
  expect(found({})).toBe(episodes);
});
