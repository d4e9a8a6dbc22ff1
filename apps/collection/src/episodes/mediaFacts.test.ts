import type { File as AnyFile } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { fileName, filePath, mediaFacts } from './mediaFacts.ts';

type File = Extract<AnyFile, { Hashes: { ED2K: string | null } }>;

const location = { ID: 1, FileID: 7, ImportFolderID: 1, IsAccessible: true };

function file(more: Partial<File> = {}): File {
  return {
    ID: 7,
    Size: 834462963,
    IsVariation: false,
    IsIgnored: false,
    Hashes: { ED2K: 'AB', SHA1: null, CRC32: 'CD', MD5: null },
    Locations: [{ ...location, RelativePath: 'show/one.mkv', AbsolutePath: '/media/show/one.mkv' }],
    AVDump: { Status: null, LastDumpedAt: null, LastVersion: null },
    Resolution: '1080p',
    Duration: '00:23:41',
    ResumePosition: null,
    Viewed: null,
    Watched: null,
    Imported: null,
    Created: '2021-09-09T09:30:04Z',
    Updated: '2021-09-09T09:30:04Z',
    ...more,
  };
}

test('takes the file name from the end of a Unix or Windows path', () => {
  expect(fileName(file())).toBe('one.mkv');
  const windows = file({ Locations: [{ ...location, RelativePath: 'show\\two.mkv' }] });
  expect(fileName(windows)).toBe('two.mkv');
  expect(filePath(windows)).toBe('show\\two.mkv');
  expect(fileName(file({ Locations: [] }))).toBe('File 7');
});

test('omits unknown facts', () => {
  expect(mediaFacts(file())).toEqual([
    { name: 'Size', value: '796 MiB' },
    { name: 'Duration', value: '24 min' },
    { name: 'Video', value: '1080p' },
    { name: 'CRC32', value: 'CD' },
    { name: 'ED2K', value: 'AB' },
  ]);
});
