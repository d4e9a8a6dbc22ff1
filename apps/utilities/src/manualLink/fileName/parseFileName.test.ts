import { processorTime } from '@hondana/shared/testing/processorTime';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFileName } from './parseFileName.ts';

test.for([
  ['[Judas] KJ File (2023) - 10 (1080p).mkv', 'Judas', 'KJ File (2023)', 'Episode', 10, 10, 1],
  ['a/[A-B] Show - 07v2 [BD 1080p][1A2B3C4D].mkv', 'A-B', 'Show', 'Episode', 7, 7, 2],
  ['[Group]_Some_Show_-_03_[720p].mkv', 'Group', 'Some Show', 'Episode', 3, 3, 1],
  ['Some.Show.S01E07.1080p.WEB-DL-Group.mkv', 'Group', 'Some Show', 'Episode', 7, 7, 1],
  ['Some Show - S00E04 - A title.mkv', '', 'Some Show', 'Special', 4, 4, 1],
  ['Some Show S01E01-E03.mkv', '', 'Some Show', 'Episode', 1, 3, 1],
  ['[Group] Some Show - 01-02 [1080p].mkv', 'Group', 'Some Show', 'Episode', 1, 2, 1],
  ['[Group] Some Show - SP2.mkv', 'Group', 'Some Show', 'Special', 2, 2, 1],
  ['[Group] Some Show - NCOP2 [BD].mkv', 'Group', 'Some Show', 'Credits', 2, 2, 1],
  ['Some Show - Episode 12.mp4', '', 'Some Show', 'Episode', 12, 12, 1],
  ['[Group] Some Show (BD)/Season 1/05 - A title.mkv', 'Group', 'Some Show', 'Episode', 5, 5, 1],
  ['Some Show/Specials/02.mkv', '', 'Some Show', 'Special', 2, 2, 1],
  ['Mob Psycho 100 - 03.mkv', '', 'Mob Psycho 100', 'Episode', 3, 3, 1],
] as const)('%s', ([path, releaseGroup, show, type, first, last, version]) => {
  expect(parseFileName(path)).toMatchObject({ releaseGroup, show, type, first, last, version });
});

test.for([
  'Mob Psycho 100.mkv',
  '1989.mkv',
  'incoming/07.mkv',
  'Some Show (2014) [1080p].mkv',
  'Some Show - 07.5.mkv',
  'Some Show - 05-03.mkv',
  'Some Show - 00.mkv',
  '',
])('%s is left alone', (path) => {
  expect(parseFileName(path)).toBeUndefined();
});

test('a season in the name is not part of the show', () => {
  expect(parseFileName('[Group] Some Show S2 - 05.mkv')).toMatchObject({
    show: 'Some Show',
    season: 2,
    first: 5,
  });
});

test('whatever the name, a result has a show and an ascending range', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (path) => {
      const parsed = parseFileName(path);
      if (!parsed) return;
      expect(parsed.first).toBeGreaterThan(0);
      expect(parsed.last).toBeGreaterThanOrEqual(parsed.first);
    }),
  );
});

test('long runs of characters that start patterns take no noticeable time', () => {
  const time = processorTime(() => {
    for (const sign of ['[', '(', ' - ', ' S', ' E1-', '1 - ']) {
      parseFileName(sign.repeat(100));
      parseFileName(sign.repeat(4000));
    }
  });
  expect(time).toBeLessThan(1000);
});

test('number, version and folders do not depend on each other', () => {
  // No name that is composed of technical words, as “Dlend” is of two.
  const groupName = fc.stringMatching(/^[G-Z][aiou]{3,9}$/);
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
  fc.assert(
    fc.property(
      groupName,
      word,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 9 }),
      (group, show, number, version) => {
        const padded = String(number).padStart(2, '0');
        const parsed = parseFileName(`a/b/[${group}] ${show} x - ${padded}v${version} [1080p].mkv`);
        expect(parsed).toMatchObject({ releaseGroup: group, show: `${show} x`, first: number, version });
      },
    ),
  );
});
