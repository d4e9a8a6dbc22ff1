import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Images } from '../api/types.ts';
import { availableImageUrl, chosenImage, episodeStills, imageKey, imagePath } from './images.ts';

const recorded = (sample: string): Images =>
  JSON.parse(readFileSync(new URL(`../../../../contract/${sample}.json`, import.meta.url), 'utf8')).body;

const before6 = recorded('5.3/samples/Series_1031_Images');
const since6 = recorded('6.0/samples/Series_3_Images');

describe('of recorded images of either server', () => {
  it('makes the address that the server has them at', () => {
    expect(availableImageUrl(chosenImage(before6.Posters))).toMatch(/^\/api\/v3\/Image\/\w+\/Poster\/\d+$/);
    expect(availableImageUrl(chosenImage(since6.Posters))).toBe(
      '/api/v3/Image/115f2d02-0409-5921-b4b0-812904601e45',
    );
  });

  it('has no address for an image that the server has not fetched', () => {
    const [old, current] = [before6, since6].map(({ Posters }) => Posters[0]);
    expect(availableImageUrl({ ...old, RelativeFilepath: null } as typeof old)).toBeUndefined();
    expect(availableImageUrl({ ...current, Available: false } as typeof current)).toBeUndefined();
    expect(availableImageUrl(undefined)).toBeUndefined();
  });

  it('tells them apart and names what is stored', () => {
    const keys = [...before6.Posters.slice(0, 2), ...since6.Posters, ...since6.Backdrops].map(imageKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(since6.Posters.map(imagePath)).toEqual(['82D690B6022341345F45E061F5EE091A']);
  });

  it('takes the backdrops of an episode for its stills since version 6', () => {
    expect(episodeStills(since6)).toBe(since6.Backdrops);
    expect(episodeStills({ ...before6, Thumbnails: before6.Posters })).toBe(before6.Posters);
  });
});
