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
] as const)('parses %s', ([path, releaseGroup, show, type, first, last, version]) => {
  expect(parseFileName(path)).toMatchObject({ releaseGroup, show, type, first, last, version });
});

test.for([
  ['Some Show - 22 - OVA.mkv', 'likely'],
  ['Some Show - 22 -  special.mkv', 'likely'],
  ['Some Show - 22  - oad.mkv', 'likely'],
  ['Some Show - 22 - SP [BD].mkv', 'likely'],
  ['Some Show - 22 - OVA  (A).mkv', 'likely'],
  ['Some Show - 22 - oav[x].mkv', 'likely'],
  ['Some Show - 22 - OVA Story.mkv', 'sure'],
  ['Some Show - 22 - Tale - OVA.mkv', 'sure'],
] as const)('reads the episode of %s as %s', ([name, certainty]) => {
  expect(parseFileName(name)).toMatchObject({ show: 'Some Show', first: 22, type: 'Episode', certainty });
});

test.for(['Some Show (ova) - 07.mkv', 'Some Show - 07 (ova).mkv', 'Some Show - 07 [Specials].mkv'])(
  'reads %s as a special and its marker as no Release Group',
  (name) => {
    expect(parseFileName(name)).toMatchObject({ show: 'Some Show', type: 'Special', releaseGroup: '' });
  },
);

test.for(['(86).mkv', '- 86 -.mkv', '86.mkv', '[86].mkv'])(
  'does not parse %s, which may be the name of the series',
  (name) => {
    expect(parseFileName(name)).toBeUndefined();
  },
);

test('has no absolute number without a total over all seasons', () => {
  expect(parseFileName('Some Show - 07.mkv')).not.toHaveProperty('absolute');
});

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
  ['some show - nced.mkv', undefined],
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
  ['Some S2 Show - 07.mkv', { season: 2 }],
  ['[My Group]_Some_Show_-_07_[BD 720p].mkv', { releaseGroup: 'My Group' }],
  ['(My Group)_Some_Show_-_07_(BD 720p).mkv', { releaseGroup: 'My Group' }],
  ['Some.Show.S01E07.mkv', {}],
  ['[Group] Some Show - 07-Other.mkv', undefined],
  ['a/b/Some Show/07.mkv', {}],
  ['Some Show/E07v2.mkv', { version: 2 }],
  ['Some Show/EP07  - A title.mkv', {}],
  ['Some Show/07. A title.mkv', {}],
  ['Some Show/x07.mkv', undefined],
  ['Some Show/07 A title.mkv', {}],
  ['Some Show/7.mkv', undefined],
  ['Some Show S3/07.mkv', { season: 3 }],
  ['a/b/c/Some Show/Season12/07.mkv', { season: 12 }],
  ['a/b/c/Some Show/season 2/07.mkv', { season: 2 }],
  ['a/Show/Season 2/07.mkv', { show: 'Show', season: 2 }],
  ['a/Some Show/Special/07.mkv', { type: 'Special' }],
  ['a/My Season 2/07.mkv', { show: 'My', season: 2 }],
  ['a/Season 2 Extras/07.mkv', undefined],
  ['a/[Group] Show/07.mkv', { releaseGroup: 'Group', show: 'Show' }],
  ['a/[Group] Some Show/[Other] 07.mkv', { releaseGroup: 'Other' }],
  ['Some Show/ 07.mkv', {}],
  ['Some Show/Extras/SP07.mkv', { type: 'Special' }],
  ['Some Show/Specials/S02E07.mkv', { season: 2 }],
  ['Some Show/Specials/NCOP7.mkv', { type: 'Credits' }],
  ['07 Some Show [BD].mkv', {}],
  ['07 Some Show [A] more.mkv', { releaseGroup: 'A' }],
  ['07. Some Show.mkv', { show: '' }],
  ['07 [BD].mkv', { show: '' }],
  ['Some Show - 07 - 08.mkv', undefined],
  ['Some Show - 07  08.mkv', undefined],
  ['Some Show - 07 - 08 [x].mkv', undefined],
  // A single word can be any folder, so the show is unknown.
  ['Show/07.mkv', { show: '' }],
  ['Season 2/07.mkv', { show: '', season: 2 }],
  ['07.mkv', { show: '' }],
  ['--- - 07.mkv', { show: '' }],
] as const)('parses %s as %j', ([path, more]) => {
  const parsed = parseFileName(path);
  if (more) expect(parsed).toMatchObject({ ...usual, ...more });
  else expect(parsed).toBeUndefined();
});

test('parses names of up to 400 characters', () => {
  const named = (length: number) => `${'x'.repeat(length - 5)} - 07`;
  expect(parseFileName(`${named(400)}.mkv`)?.first).toBe(7);
  expect(parseFileName(`${named(401)}.mkv`)).toBeUndefined();
});

test.for([
  'Mob Psycho 100.mkv',
  '1989.mkv',
  '86.mkv',
  'incoming/7.mkv',
  '[Group] Mob Psycho 100 [BD].mkv',
  'Some Show Movie 9.mkv',
  'Some Show - Movie - 02.mkv',
  'Some Show Vol. 02 [BD].mkv',
  'Some Show Part 2.mkv',
  'Some Show 2014 [1080p].mkv',
  'Cyborg 009 (1966) [DVD].mkv',
  'Some Show 12.mkv',
  'Some Show S01.mkv',
  'Some Show - NCOP [BD].mkv',
  '[Group] Some Show [PV][1080p].mkv',
  'Some Show - 05 - 06 [1080p].mkv',
  'Some Show S01E12.5.mkv',
  'Some Show (2014) [1080p].mkv',
  'Some Show - 07.5.mkv',
  'Some Show - 05-03.mkv',
  '',
])('does not parse %s', (path) => {
  expect(parseFileName(path)).toBeUndefined();
});

test.for([
  ['Some Show - S2 - 05.mkv', { season: 2, first: 5 }],
  ['Some Show - S01 - 05.mkv', { season: 1, first: 5 }],
  ['Season 2/Some Show - 05.mkv', { season: 2, first: 5 }],
  ['Some Show Season 2/Some Show - 05.mkv', { season: 2, first: 5 }],
  ['Other Show Season 2/Some Show - 05.mkv', { season: 1, first: 5 }],
  ['Some Show/Season 00/02.mkv', { type: 'Special', first: 2 }],
  ['Some Show S01E01-02-03.mkv', { first: 1, last: 3 }],
  ['Some Show S01E08-S01E09.mkv', { first: 8, last: 9 }],
  ['Some Show OVA - 01.mkv', { type: 'Special', first: 1, certainty: 'likely' }],
  ['Some Show (OVA) - 01.mkv', { type: 'Special', certainty: 'likely' }],
  ['Some Show - 01 (OVA).mkv', { type: 'Special', certainty: 'likely' }],
  ['Menu - 01.mkv', { type: 'Other', show: '' }],
  ['Some Show - PV2.mkv', { type: 'Trailer', first: 2 }],
  ['Some Show - OP - 01.mkv', { type: 'Credits', first: 1 }],
  ['Some Show - 05 - Special 3.mkv', { type: 'Episode', first: 5 }],
  ['Some Show Eps 01 - 26 [BD].mkv', { first: 1, last: 26 }],
] as const)('parses %s, which was once misread', ([path, says]) => {
  expect(parseFileName(path)).toMatchObject({ show: 'Some Show', type: 'Episode', ...says });
});

test.for([
  ['Some_Show_225_[1A2B3C4D].mkv', { first: 225, certainty: 'likely' }],
  ['Ep07_Title.mkv', { show: 'Title', first: 7 }],
  ['Some Show EP06 720p.mkv', { first: 6 }],
  ['[Group] Some Show [01][Ma10p_1080p][x265_flac].mkv', { first: 1, certainty: 'sure' }],
  ['[Group][Some Show][01].mkv', { first: 1, releaseGroup: 'Group' }],
  ['【Group】★10月新番★【Some Show】【第05-06話】.mp4', { first: 5, last: 6, releaseGroup: 'Group' }],
  ['Some Show - 25 END.mkv', { first: 25 }],
  ['Some Show - 01 1920x1080.mkv', { first: 1 }],
  ['[Group] 06 Some Show [720p].mkv', { first: 6, certainty: 'likely' }],
  ['Some Show #04.mkv', { first: 4, certainty: 'sure' }],
  ['Some Show 1x03.mkv', { first: 3 }],
  ['Some Show 第05話.mkv', { first: 5 }],
  ['Some Show 全24話 [1080p].mkv', { first: 1, last: 24 }],
  ['Some Show 01+02.mkv', { first: 1, last: 2 }],
  ['Some Show 13-15 [BD].mkv', { first: 13, last: 15 }],
  ['Some Show [E41 E42 E43].mkv', { first: 41, last: 43 }],
  ['Some Show (892-916) [BD].mkv', { first: 892, last: 916 }],
  ['Some Show - 12 A title.mkv', { first: 12, certainty: 'likely' }],
  ['Some Show/Season 1/S01E05 - Title.mkv', { first: 5, season: 1 }],
  ['Some Show 2nd Season - 05.mkv', { first: 5, season: 2 }],
  ['Some Show 第二季 - 05.mkv', { first: 5, season: 2 }],
  ['Some Show - 05 (30).mkv', { first: 5, absolute: 30, certainty: 'sure' }],
  ['Some Show - 30 (05).mkv', { first: 5, absolute: 30, certainty: 'likely' }],
  ['Some Show - S02E05 - 030 - A title.mkv', { first: 5, season: 2, absolute: 30 }],
  ['Some Show S10E14 214.mkv', { first: 214 }],
  ['Some Show - 12 [1080p] [V2].mkv', { first: 12, version: 2 }],
  ['Some Show - 00.mkv', { first: 0 }],
] as const)('parses the convention of %s', ([path, says]) => {
  expect(parseFileName(path)).toMatchObject({
    show: expect.stringMatching(/^(Some Show|Title)$/),
    type: 'Episode',
    ...says,
  });
});

test('leaves the season out of the show’s name', () => {
  expect(parseFileName('[Group] Some Show S2 - 05.mkv')).toMatchObject({
    show: 'Some Show',
    season: 2,
    first: 5,
  });
});

test('returns an ascending range for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (path) => {
      const parsed = parseFileName(path);
      if (!parsed) return;
      expect(parsed.first).toBeGreaterThanOrEqual(0);
      expect(parsed.last).toBeGreaterThanOrEqual(parsed.first);
    }),
  );
});

test('parses long runs of opening characters in less than a second', () => {
  const time = processorTime(() => {
    for (const sign of ['[', '(', ' - ', ' S', ' E1-', '1 - ', '第', 'OVA ', 'S1 ', '1-', 'x264 ']) {
      parseFileName(sign.repeat(100));
      parseFileName(sign.repeat(4000));
    }
  });
  expect(time).toBeLessThan(1000);
});

test('reads group, show, number and version independently of each other', () => {
  // No word made of technical terms only, such as “Dlend”.
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
