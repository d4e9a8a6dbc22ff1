import { expect, test } from 'vitest';
import { typeShares } from './typeShares.ts';

const none = {
  Series: 0,
  OVA: 0,
  Movie: 0,
  Special: 0,
  Web: 0,
  Other: 0,
  MusicVideo: 0,
  Unknown: 0,
  None: 0,
};

test('sorts types by count and merges rare ones into Other', () => {
  const summary = {
    Series: 1740,
    OVA: 311,
    Movie: 280,
    Special: 128,
    Web: 92,
    Other: 5,
    MusicVideo: 6,
    Unknown: 2,
    None: 1,
  };
  expect(typeShares(summary).map(({ name, count }) => [name, count])).toEqual([
    ['TV Series', 1740],
    ['OVA', 311],
    ['Movie', 280],
    ['Other', 142],
    ['Web', 92],
  ]);
  expect(typeShares(summary).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('gives every type a share of 0 when the collection is empty', () => {
  expect(typeShares(none).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});
