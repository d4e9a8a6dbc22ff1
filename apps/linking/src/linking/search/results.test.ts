import { expect, test } from 'vitest';
import { resultsOf, suggestedOf, tmdbNumberOf } from './results.ts';

const show = {
  ID: 5,
  Title: 'Lie Sky',
  OriginalTitle: '嘘の空',
  FirstAiredAt: '2004-07-06',
  Overview: 'A town.',
};

test('reads title, year, overview and original title of a result', () => {
  expect(resultsOf(undefined, [{ ...show, OriginalLanguage: 'ja' }])).toEqual([
    {
      id: 5,
      title: 'Lie Sky',
      originalTitle: '嘘の空',
      language: 'ja',
      year: '2004',
      overview: 'A town.',
      picture: undefined,
    },
  ]);
});

test('puts the result looked up by number first, and lists it only once', () => {
  const ids = resultsOf({ ...show, ID: 7 }, [show, { ...show, ID: 7 }]).map(({ id }) => id);
  expect(ids).toEqual([7, 5]);
});

test('takes images only from the server, and small ones from TMDB', () => {
  const pictures = [
    'https://image.tmdb.org/t/p/original/a.jpg',
    '/api/v3/Image/TMDB/Poster/1',
    '//evil.example/a.jpg',
    'https://image.tmdb.org.evil.example/a.jpg',
    'javascript:alert(1)',
  ].map((Poster, ID) => ({ ...show, ID, Poster }));
  expect(resultsOf(undefined, pictures).map(({ picture }) => picture)).toEqual([
    'https://image.tmdb.org/t/p/w185/a.jpg',
    '/api/v3/Image/TMDB/Poster/1',
    undefined,
    undefined,
    undefined,
  ]);
});

test('keeps only suggestions of the chosen kind', () => {
  const common = { AnimeID: 1, IsLocal: false, IsRemote: true };
  const movie = { ...common, IsMovie: true, Movie: { ...show, ID: 9, IsRestricted: false, IsVideo: false } };
  const all = [{ ...common, IsMovie: false, Show: show }, movie];
  expect(suggestedOf(all, 'Show').map(({ id }) => id)).toEqual([5]);
  expect(suggestedOf(all, 'Movie').map(({ id }) => id)).toEqual([9]);
});

test('accepts only numbers without leading zeros as TMDB IDs', () => {
  expect(['123', '0', '0123', '12a', '', '99999999999'].map(tmdbNumberOf)).toEqual([
    123,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
