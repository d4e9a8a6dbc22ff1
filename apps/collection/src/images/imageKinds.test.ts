import type { Image } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { imageFacts } from './imageKinds.ts';

const image: Image = {
  ID: 7,
  Type: 'Poster',
  Source: 'TMDB',
  LanguageCode: null,
  RelativeFilepath: '/TMDB\\posters/abc.jpg',
  Preferred: false,
  Disabled: false,
  Width: 680,
  Height: 1020,
};

test('lists filename, location, source and size', () => {
  expect(imageFacts(image)).toEqual({
    filename: 'abc.jpg',
    location: '/TMDB\\posters/abc.jpg',
    source: 'TMDB',
    size: '680 × 1020',
  });
});

test('shows dashes for unknown facts', () => {
  const dashes = { filename: '--', location: '--', size: '--' };
  expect(imageFacts(undefined)).toEqual({ ...dashes, source: '--' });
  expect(imageFacts({ ...image, RelativeFilepath: null, Width: null, Height: null })).toEqual({
    ...dashes,
    source: 'TMDB',
  });
});
