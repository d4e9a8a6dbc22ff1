import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, motifCounts } from './artwork.ts';

test('there are at least 200 posters, of the size and weight of a real server’s', async () => {
  expect(motifCounts.poster).toBeGreaterThanOrEqual(200);
  const posters = await Promise.all([0, 7, 42, 111, 219].map((number) => drawPicture('poster', number)));
  for (const poster of posters) {
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 460, height: 650 });
    expect(poster.length).toBeGreaterThan(33000);
    expect(poster.length).toBeLessThan(72000);
  }
  expect(new Set(posters.map((poster) => poster.toString('base64'))).size).toBe(posters.length);
});

test('the same number gives the same picture', async () => {
  const [first, second] = await Promise.all([drawPicture('portrait', 3), drawPicture('portrait', 3)]);
  expect(first).toEqual(second);
});
