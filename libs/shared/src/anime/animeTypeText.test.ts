import { expect, test } from 'vitest';
import { animeTypeText } from './animeTypeText.ts';

test('separates the words of a type', () => {
  expect(animeTypeText('TVSpecial')).toBe('TV Special');
  expect(animeTypeText('MusicVideo')).toBe('Music Video');
  expect(animeTypeText('Movie')).toBe('Movie');
});
