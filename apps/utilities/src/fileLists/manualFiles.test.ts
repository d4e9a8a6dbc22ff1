import type { Episode, File } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { manualFiles } from './manualFiles.ts';

const file = (id: number, source: 'User' | 'AniDB', ...episodeIds: number[]) =>
  ({
    ID: id,
    Size: 1,
    Created: '2024-01-01T00:00:00Z',
    Hashes: {},
    Locations: [{ ImportFolderID: 1, RelativePath: `Show/${id}.mkv` }],
    SeriesIDs: [{ SeriesID: { ID: 7 }, EpisodeIDs: episodeIds.map((ID) => ({ ID, Source: source })) }],
  }) as unknown as File;

const episode = (id: number, name: string, ...files: File[]) =>
  ({
    IDs: { ID: id, ParentSeries: 7 },
    Name: name,
    AniDB: { Type: 'Special', EpisodeNumber: id },
    Files: files,
  }) as unknown as Episode;

test('each file is listed once with all its episodes, in their order; what AniDB links is left out', () => {
  const both = file(20, 'User', 1, 2);
  const files = manualFiles([
    episode(1, 'First', both, file(30, 'AniDB', 1)),
    episode(2, 'Second \u202Egpj', file(10, 'User', 2), both),
    { ...episode(3, 'Third'), Files: undefined } as unknown as Episode,
  ]);
  expect(files.map(({ id, episodes }) => [id, episodes])).toEqual([
    [20, 'S1 First, S2 Second ⟨U+202E⟩gpj'],
    [10, 'S2 Second ⟨U+202E⟩gpj'],
  ]);
  expect(files.map(({ seriesId, name }) => [seriesId, name])).toEqual([
    [7, '20.mkv'],
    [7, '10.mkv'],
  ]);
});
