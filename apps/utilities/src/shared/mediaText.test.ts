import { readFileSync } from 'node:fs';
import type { File } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { mediaSummary } from './mediaText.ts';

/** Recorded from a real server. */
const recorded =
  'contract/5.3/samples/File_16395_include_XRefs_MediaInfo_AbsolutePaths_includeDataFrom_AniDB.json';
const file: File = JSON.parse(readFileSync(new URL(`../../../../${recorded}`, import.meta.url), 'utf8')).body;

test('summarizes video, audio and subtitles in a few words', () => {
  expect(mediaSummary(file.MediaInfo)).toEqual([
    'HEVC 10-bit',
    'Audio: Japanese FLAC, English FLAC',
    'Subtitles: English, German',
  ]);
});

test('omits unknown media facts and says when there are no subtitles', () => {
  expect(mediaSummary(undefined)).toEqual([]);
  const media = file.MediaInfo as NonNullable<File['MediaInfo']>;
  const [video] = media.Video;
  if (!video) throw new Error('It has no picture.');
  const bare = { ...media, Video: [{ ...video, BitDepth: 0 }], Audio: [], Subtitles: [] };
  expect(mediaSummary(bare)).toEqual(['HEVC', 'No subtitles']);
});
