import { expect, test } from 'vitest';
import { groupSize, rangesByType, sourceFacts, sourceText, streamText, videoText } from './fileTexts.ts';

const range = (Range: string, Count: number, FileSize: number) => ({ Range, Count, FileSize });

test('counts sources by type with episodes first', () => {
  const facts = sourceFacts({
    TotalFileSize: 1,
    ReleaseGroups: [],
    SourcesByType: [
      { Type: 'Special', Sources: [{ Type: 'TV', Count: 1 }] },
      {
        Type: 'Normal',
        Sources: [
          { Type: 'BluRay', Count: 1200 },
          { Type: 'Web', Count: 9 },
        ],
      },
    ],
  });
  expect(facts).toEqual([
    { name: 'Episodes', value: '1,200 BluRay, 9 Web' },
    { name: 'Specials', value: '1 TV' },
  ]);
});

test('lists the ranges of a group in order and sums its sizes', () => {
  const group = { RangeByType: { Special: range('01-02', 2, 5), Episode: range('01-12', 12, 100) } };
  expect(rangesByType(group)).toEqual([
    { type: 'Episodes', range: '01-12', count: 12 },
    { type: 'Specials', range: '01-02', count: 2 },
  ]);
  expect(groupSize(group)).toBe(105);
  expect(rangesByType({ RangeByType: null })).toEqual([]);
});

test('omits unknown parts and shows a dash when nothing is known', () => {
  expect(sourceText({ FileSource: 'Web', FileVersion: 2, RangeByType: null })).toBe('Web · v2');
  expect(
    videoText({ VideoCodecs: 'HEVC', VideoBitDepth: 10, VideoResolution: '1080p', RangeByType: null }),
  ).toBe('HEVC · 10-bit · 1080p');
  expect(videoText({ VideoCodecs: '', VideoBitDepth: 0, RangeByType: null })).toBe('--');
  expect(streamText('FLAC', ['eng', 'jpn'])).toBe('FLAC · eng, jpn');
  expect(streamText('', [])).toBe('--');
});
