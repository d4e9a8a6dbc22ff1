import { expect, test } from 'vitest';
import { fileNameEnd } from './fileNameEnd.ts';

test.for([
  ['[Group] A long title - 07 (1080p) [ABCDEF12].mkv', '- 07 (1080p) [ABCDEF12].mkv'],
  ['Show.Name.S01E05.1080p.WEB-DL.x264-GROUP.mkv', 'S01E05.1080p.WEB-DL.x264-GROUP.mkv'],
  ['A film without any number at all (BD).mkv', 'number at all (BD).mkv'],
  ['a.mkv', 'a.mkv'],
  ['[SubsPlease] A title - S08v2 (720p) [ABCDEF12].mkv', '- S08v2 (720p) [ABCDEF12].mkv'],
  ['', ''],
  [`${'very long '.repeat(9)}- 12 ${'x'.repeat(60)}.mkv`, `${'x'.repeat(12)}.mkv`],
  [`${'a'.repeat(20)}🎬${'b'.repeat(15)}`, `🎬${'b'.repeat(15)}`],
  [`${'a'.repeat(20)}e\u0301${'b'.repeat(15)}`, `e\u0301${'b'.repeat(15)}`],
])('ends %s with %s', ([name = '', end]) => {
  expect(name.slice(fileNameEnd(name))).toBe(end);
});
