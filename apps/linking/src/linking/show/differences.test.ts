import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const title = (Name: string) => ({
  Name,
  Language: 'en',
  Type: 'None' as const,
  Source: 'AniDB',
  Default: false,
  Preferred: false,
});
const anidb = {
  EpisodeNumber: 3,
  Title: 'The Sky',
  Titles: [title('The Sky'), title('空')],
  AirDate: '2004-07-06',
};
const tmdb = { EpisodeNumber: 3, Title: 'The sky!', AiredAt: '2004-07-06' };

test('ignores case, punctuation and the language of titles', () => {
  expect(differencesOf(anidb, tmdb)).toEqual({ number: false, title: false, date: false });
  expect(differencesOf(anidb, { ...tmdb, Title: '空' }).title).toBe(false);
});

test('reports each difference separately', () => {
  expect(differencesOf(anidb, { EpisodeNumber: 4, Title: 'The Sea', AiredAt: '2004-07-07' })).toEqual({
    number: true,
    title: true,
    date: true,
  });
});

test('reports no difference where one side is unknown', () => {
  expect(differencesOf({ ...anidb, AirDate: null }, { ...tmdb, Title: null })).toEqual({
    number: false,
    title: false,
    date: false,
  });
});
