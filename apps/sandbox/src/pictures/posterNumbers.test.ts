import { expect, test } from 'vitest';
import { createLibrary } from '../generate/createLibrary.ts';
import type { Library } from '../model/library.ts';
import { defaultPicture } from '../model/pictures.ts';
import { motifCounts } from './artwork.ts';
import { posterNumber } from './posterNumbers.ts';

function drawings(library: Library): number[] {
  return [...library.groups.values()]
    .sort((one, other) => library.groupName(one).localeCompare(library.groupName(other)))
    .flatMap(({ seriesIds }) => library.series.get(seriesIds[0] ?? 0) ?? [])
    .flatMap((series) => defaultPicture(library, series, 'Poster') ?? [])
    .map(({ source, id }) => posterNumber(library, source, id) % motifCounts.poster);
}

test('shows no poster twice on one screen of the collection', () => {
  const all = drawings(createLibrary({ seed: 1, series: 600, now: new Date() }));
  const screen = 40;
  for (let first = 0; first + screen <= all.length; first++) {
    expect(new Set(all.slice(first, first + screen)).size).toBe(screen);
  }
});

test('gives a poster to a series added later', () => {
  expect(posterNumber(createLibrary({ seed: 1, series: 5, now: new Date() }), 'AniDB', 987_654)).toBe(
    987_654,
  );
});
