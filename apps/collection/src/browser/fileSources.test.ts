import { expect, it } from 'vitest';
import { fileSourceTexts } from './fileSources.ts';

it('abbreviates the sources that occur, most frequent first', () => {
  const none = {
    Unknown: 0,
    Other: 0,
    TV: 0,
    DVD: 0,
    BluRay: 0,
    Web: 0,
    VHS: 0,
    VCD: 0,
    LaserDisc: 0,
    Camera: 0,
  };
  expect(fileSourceTexts({ ...none, Unknown: 2, BluRay: 26, DVD: 1 })).toEqual(['BD', 'Unk', 'DVD']);
  expect(fileSourceTexts(none)).toEqual([]);
});
