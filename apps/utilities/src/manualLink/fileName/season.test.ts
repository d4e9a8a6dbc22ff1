import { expect, test } from 'vitest';
import { seasonAlone, withoutSeason } from './season.ts';

test.for([
  ['First Season', 1],
  ['second season', 2],
  ['Third Season', 3],
  ['Fourth Season', 4],
  ['Fifth Season', 5],
  ['SIXTH SEASON', 6],
  ['Seventh Season', 7],
  ['Eighth Season', 8],
  ['Ninth Season', 9],
  ['Season 12', 12],
  ['Staffel 3', 3],
  ['3. Staffel', 3],
  ['2nd Season', 2],
  ['第一季', 1],
  ['第九期', 9],
  ['第 4 季', 4],
  ['S02', 2],
] as const)('reads “%s” as season %i, alone and after a name', ([text, season]) => {
  expect(seasonAlone(text)).toBe(season);
  const { text: rest, season: found } = withoutSeason(`Show ${text}`);
  expect([rest.trim(), found]).toEqual(['Show', season]);
});

test.for(['Season', 'Tenth Season', 'Season 2 Extras', 'S123', '第十二季'])(
  'does not read “%s” as a season',
  (text) => {
    expect(seasonAlone(text)).toBeUndefined();
  },
);
