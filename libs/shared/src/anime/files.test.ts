import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { File } from '../api/types.ts';
import { folderIdOf, hashOf, releaseOf } from './files.ts';

const recorded = (sample: string): File =>
  JSON.parse(readFileSync(new URL(`../../../../contract/${sample}.json`, import.meta.url), 'utf8')).body;

const before6 = recorded(
  '5.3/samples/File_16395_include_XRefs_MediaInfo_AbsolutePaths_includeDataFrom_AniDB',
);
const since6 = recorded(
  '6.0/samples/File_34_include_XRefs_include_MediaInfo_include_ReleaseInfo_include_AbsolutePaths',
);

describe('of a recorded file of either server', () => {
  it('reads the hashes', () => {
    expect(hashOf(before6, 'CRC32')).toMatch(/^[\dA-F]{8}$/);
    expect(hashOf(since6, 'CRC32')).toBe('3EAA7B2E');
    expect(hashOf(since6, 'ED2K')).toBe('C63B8B5DB2C76FE24340FB76B01CDF07');
    expect(hashOf(since6, 'SHA1')).toBeUndefined();
  });

  it('reads the import folder of each location', () => {
    expect(before6.Locations.map(folderIdOf)).toEqual([1]);
    expect(since6.Locations.map(folderIdOf)).toEqual([1, 1]);
  });

  it('reads the release', () => {
    expect(releaseOf(before6)).toMatchObject({
      provider: 'AniDB',
      groupName: 'Underwater',
      source: 'BluRay',
      isDeprecated: false,
    });
    expect(releaseOf(since6)).toEqual({
      provider: 'AniDB',
      anidbFileId: 3_000_034,
      anidbGroupId: 7,
      groupName: 'Lab Subs',
      groupShortName: 'LabSubs',
      source: 'Web',
      version: 1,
      released: '1998-10-11',
      originalName: '[LabSubs] Cowboy Bebop - 01 (720p) [00000011].mkv',
      comment: '',
      audioLanguages: ['Japanese'],
      subtitleLanguages: ['English'],
      isChaptered: false,
      isCensored: null,
      isDeprecated: false,
    });
  });

  it('knows no release of a file linked by hand', () => {
    const { AniDB: _, ...manual } = before6 as Extract<File, { AniDB?: unknown }>;
    expect(releaseOf(manual)).toBeUndefined();
    const { Release: __, ...other } = since6 as Extract<File, { Release?: unknown }>;
    expect(releaseOf(other)).toBeUndefined();
  });
});
