import { expect, test } from 'vitest';
import { animeTypeText } from './animeTypeText.ts';

test('a type of two words is written as two', () => {
  expect(animeTypeText('TVSpecial')).toBe('TV Special');
  expect(animeTypeText('MusicVideo')).toBe('Music Video');
  expect(animeTypeText('Movie')).toBe('Movie');
});
