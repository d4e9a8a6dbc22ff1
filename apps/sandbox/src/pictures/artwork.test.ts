import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, motifCounts } from './artwork.ts';

test('draws distinct posters of realistic size and weight, at least 200 of them', async () => {
  expect(motifCounts.poster).toBeGreaterThanOrEqual(200);
  const posters = await Promise.all([0, 7, 42, 111, 219].map((number) => drawPicture('poster', number)));
  for (const poster of posters) {
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 460, height: 650 });
    expect(poster.length).toBeGreaterThan(33000);
    expect(poster.length).toBeLessThan(72000);
  }
  expect(new Set(posters.map((poster) => poster.toString('base64'))).size).toBe(posters.length);
});

test('draws the same picture for the same number', async () => {
  const [first, second] = await Promise.all([drawPicture('portrait', 3), drawPicture('portrait', 3)]);
  expect(first).toEqual(second);
});
