import type { File } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { fileFacts, missingPath, visibleName } from './fileFacts.ts';

const file = (RelativePath: string | undefined) =>
  ({
    ID: 3,
    Size: 10,
    Hashes: { ED2K: 'ABC', CRC32: null },
    Locations: RelativePath === undefined ? [] : [{ ID: 1, ImportFolderID: 2, RelativePath }],
    AVDump: { Status: null },
    Created: '2026-01-01T00:00:00Z',
  }) as unknown as File;

test('takes the name from a path with either separator, and says so when the path is missing', () => {
  expect(fileFacts(file('a/b/c.mkv'))).toMatchObject({
    name: 'c.mkv',
    directory: 'a/b',
    folderId: 2,
    key: '3',
  });
  expect(fileFacts(file('a\\c.mkv'))).toMatchObject({ name: 'c.mkv', directory: 'a' });
  expect(fileFacts(file(undefined))).toMatchObject({ name: missingPath(), folderId: undefined, crc32: '' });
});

test('spells out invisible characters in names and keeps grapheme clusters intact', () => {
  expect(visibleName('a\u202Egpj.exe')).toBe('a⟨U+202E⟩gpj.exe');
  expect(fileFacts(file('x/a\u202Egpj.exe')).nameOnDisk).toBe('a\u202Egpj.exe');
  expect(visibleName('tab\there')).toBe('tab⟨U+0009⟩here');
  expect(visibleName('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});
