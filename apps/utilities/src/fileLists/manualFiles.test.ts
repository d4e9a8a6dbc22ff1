import { hashOf } from '@hondana/shared/anime/files';
import type { Episode, File } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { manualFiles } from './manualFiles.ts';

const file = (id: number) =>
  ({
    ID: id,
    Size: 1,
    Created: '2024-01-01T00:00:00Z',
    Hashes: { ED2K: `hash of ${id}` },
    Locations: [{ ImportFolderID: 1, RelativePath: `Show/${id}.mkv` }],
  }) as unknown as File;

const episode = (id: number, name: string, files: Record<'AniDB' | 'User', readonly File[]>) =>
  ({
    IDs: { ID: id, ParentSeries: 7 },
    Name: name,
    AniDB: { Type: 'Special', EpisodeNumber: id },
    Files: [...files.AniDB, ...files.User],
    CrossReferences: (['AniDB', 'User'] as const).flatMap((Source) =>
      files[Source].map((file) => ({ ID: id, ED2K: hashOf(file, 'ED2K') ?? null, Source })),
    ),
  }) as unknown as Episode;

test('lists each manually linked file once with all its episodes, and omits files linked by AniDB', () => {
  const both = file(20);
  const files = manualFiles([
    episode(1, 'First', { User: [both], AniDB: [file(30)] }),
    episode(2, 'Second \u202Egpj', { User: [file(10), both], AniDB: [] }),
    { ...episode(3, 'Third', { User: [], AniDB: [] }), Files: undefined } as unknown as Episode,
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
