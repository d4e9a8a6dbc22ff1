import type { Episode, Image } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { absence, episodePicture } from './episodeFacts.ts';

type EarlierImage = Extract<Image, { ID: number }>;

const image = (Type: EarlierImage['Type'], ID: number, more: Partial<EarlierImage> = {}): EarlierImage => ({
  ID,
  Type,
  Source: 'TMDB',
  RelativeFilepath: `/${ID}.jpg`,
  Preferred: false,
  Disabled: false,
  LanguageCode: null,
  Width: 1,
  Height: 1,
  ...more,
});
const images = (more: Partial<Extract<Episode['Images'], { Thumbnails?: readonly Image[] }>>) => ({
  Images: { Posters: [], Backdrops: [], Banners: [], Logos: [], Thumbnails: [], ...more },
});
const series = images({ Backdrops: [image('Backdrop', 9)] });

test('uses the preferred thumbnail, then the first, then the backdrop', () => {
  const two = [image('Thumbnail', 1), image('Thumbnail', 2, { Preferred: true })];
  expect(episodePicture(images({ Thumbnails: two }), series, false)).toBe('/api/v3/Image/TMDB/Thumbnail/2');
  expect(episodePicture(images({ Thumbnails: two.slice(0, 1) }), series, false)).toMatch(/Thumbnail\/1$/);
  expect(episodePicture(images({ Backdrops: [image('Backdrop', 3)] }), series, false)).toMatch(
    /Backdrop\/3$/,
  );
});

test('falls back to the series backdrop only when the setting allows it', () => {
  expect(episodePicture(images({}), series, false)).toBeUndefined();
  expect(episodePicture(images({}), series, true)).toBe('/api/v3/Image/TMDB/Backdrop/9');
});

test('skips a picture that the server has not fetched', () => {
  const absent = images({ Thumbnails: [image('Thumbnail', 1, { RelativeFilepath: null })] });
  expect(episodePicture(absent, series, true)).toMatch(/Backdrop\/9$/);
});

const now = Date.parse('2024-06-01T12:00:00Z');
const anidb = (AirDate: string | null) =>
  ({
    AirDate,
    ID: 1,
    AnimeID: 1,
    EpisodeNumber: 1,
    Type: 'Episode',
    Title: '',
    Titles: [],
  }) as unknown as Episode['AniDB'];

test.for([
  [1, null, undefined],
  [0, '2024-05-31', 'Missing'],
  [0, '2024-06-02', 'Unaired'],
  [0, null, 'Unaired'],
] as const)('counts %i files with air date %s as %s', ([Size, date, expected]) => {
  const AniDB = anidb(date);
  expect(absence(AniDB ? { Size, AniDB } : { Size }, now)).toBe(expected);
});
