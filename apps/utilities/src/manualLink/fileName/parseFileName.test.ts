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

/** What most names say. */
const usual = {
  releaseGroup: '',
  show: 'Some Show',
  season: 1,
  type: 'Episode',
  first: 7,
  last: 7,
  version: 1,
};

test.for([
  ['some show s02e07v3.mkv', { show: 'some show', season: 2, version: 3 }],
  ['Some Show - S01E07-08.mkv', { last: 8 }],
  ['Some Show - S01E07 E08.mkv', { last: 8 }],
  ['Some Show - S00E07.mkv', { type: 'Special' }],
  ['some show - nced.mkv', { show: 'some show', type: 'Credits', first: 1, last: 1 }],
  ['Some Show NCED 7v2 [BD].mkv', { type: 'Credits', version: 2 }],
  ['some show - sp7.mkv', { show: 'some show', type: 'Special' }],
  ['Some Show - S7.mkv', { type: 'Special' }],
  ['Some Show - Special 7-8.mkv', { type: 'Special', last: 8 }],
  ['some show - ep. 7.mkv', { show: 'some show' }],
  ['Some Show E07.mkv', {}],
  ['Some Show - 07V2 - A title.mkv', { version: 2 }],
  ['Some Show - 07~EP08v2.mkv', { last: 8 }],
  ['Some Show - 007 (1080p).mkv', {}],
  ['Some Show 07.mkv', {}],
  ['Some Show 007.mkv', {}],
  ['Some Show 12V3.mkv', { first: 12, last: 12, version: 3 }],
  ['Some Show S12 - 07.mkv', { season: 12 }],
  ['Some Show  S2 - 07.mkv', { season: 2 }],
  ['Some S2 Show - 07.mkv', { show: 'Some S2 Show' }],
  ['[My Group]_Some_Show_-_07_[BD 720p].mkv', { releaseGroup: 'My Group' }],
  ['(My Group)_Some_Show_-_07_(BD 720p).mkv', { releaseGroup: 'My Group' }],
  ['Some.Show.S01E07.mkv', {}],
  ['[Group] Some Show - 07-Other.mkv', undefined],
  // The number alone: the folder says of which show.
  ['a/b/Some Show/07.mkv', {}],
  ['Some Show/E07v2.mkv', { version: 2 }],
  ['Some Show/EP07  - A title.mkv', {}],
  ['Some Show/07. A title.mkv', {}],
  ['Some Show/x07.mkv', undefined],
  ['Some Show/07 A title.mkv', undefined],
  ['Some Show/7.mkv', undefined],
  ['Some Show S3/07.mkv', { season: 3 }],
  ['a/b/c/Some Show/Season12/07.mkv', { season: 12 }],
  ['a/b/c/Some Show/season 2/07.mkv', { season: 2 }],
  ['a/Show/Season 2/07.mkv', { show: 'Show', season: 2 }],
  ['a/Some Show/Special/07.mkv', { type: 'Special' }],
  ['a/My Season 2/07.mkv', { show: 'My Season 2' }],
  ['a/Season 2 Extras/07.mkv', { show: 'Season 2 Extras' }],
  ['a/[Group] Show/07.mkv', { releaseGroup: 'Group', show: 'Show' }],
  ['a/[Group] Some Show/[Other] 07.mkv', { releaseGroup: 'Other' }],
  ['Show/07.mkv', undefined],
  ['Season 2/07.mkv', undefined],
  ['07.mkv', undefined],
  ['--- - 07.mkv', undefined],
] as const)('%s: %j', ([path, more]) => {
  expect(parseFileName(path)).toEqual(more && { ...usual, ...more });
});

test('no name is longer than a file system takes', () => {
  const named = (length: number) => `${'x'.repeat(length - 5)} - 07`;
  expect(parseFileName(`${named(400)}.mkv`)?.first).toBe(7);
  expect(parseFileName(`${named(401)}.mkv`)).toBeUndefined();
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
