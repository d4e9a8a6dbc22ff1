import { expect, test } from 'vitest';
import { statistics } from './statistics.ts';

// Unique numbers, so that a mix-up fails.
const stats = {
  SeriesCount: 101,
  FinishedSeries: 102,
  WatchedEpisodes: 103,
  WatchedHours: 104,
  FileSize: 3.5 * 1024 ** 4,
  FileCount: 106,
  UnrecognizedFiles: 107,
  EpisodesWithMultipleFiles: 108,
  FilesWithDuplicateLocations: 109,
  SeriesWithMissingLinks: 110,
  MissingEpisodesCollecting: 111,
  MissingEpisodes: 112,
  GroupCount: 113,
  PercentDuplicate: 114,
};

test('shows each number with its own label', () => {
  const shown = statistics(stats)
    .flat()
    .map(({ label, value }) => [label, value]);
  expect(shown).toEqual([
    ['Series', '101'],
    ['Series Completed', '102'],
    ['Episodes Watched', '103'],
    ['Hours Watched', '104 H'],
    ['Collection Size', '3.5 TiB'],
    ['Files', '106'],
    ['Unknown Files', '107'],
    ['Duplicate Episodes', '108'],
    ['Duplicate Hashes', '109'],
    ['Missing TMDB Links', '110'],
    ['Missing Episodes (Collecting)', '111'],
    ['Missing Episodes (Total)', '112'],
  ]);
});
