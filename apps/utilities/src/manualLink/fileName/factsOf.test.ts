import { expect, test } from 'vitest';
import { commonShow, factsOf } from './factsOf.ts';

test.for([
  ['[G] Some Movie (2004) [1080p].mkv', 'G', 'Some Movie (2004)', 1, false],
  ['Some_Movie_[1080p,BluRay,x264]_-_G v2.mkv', '', 'Some Movie', 2, false],
  ['Some.Movie.1080p.BluRay.x264-G.mkv', 'G', 'Some Movie', 1, false],
  ['[G] Some Show - NCOP [BD].mkv', 'G', 'Some Show - NCOP', 1, true],
  ['Some Show - Trailer.mkv', '', 'Some Show - Trailer', 1, true],
  ['Some Show/Extras/Beach.mkv', '', 'Beach', 1, true],
] as const)('extracts the facts of %s', ([path, releaseGroup, show, version, isExtra]) => {
  expect(factsOf(path)).toMatchObject({ releaseGroup, show, version, isExtra });
});

test.for([
  ['[Commie] Versailles no Bara - 16 (1080p).mkv', 'Versailles no Bara'],
  ['[Judas] Kaze no Niwa - S01E07 [1080p].mkv', 'Kaze no Niwa'],
  ['Hoshi.no.Machi.S01E04.1080p.WEB-DL-Group.mkv', 'Hoshi no Machi'],
  ['Yasashi Sekai - Episode 09.mp4', 'Yasashi Sekai'],
  ['Group_Kin_no_Honoo_02v2.avi', 'Group Kin no Honoo'],
  ['[G] A Movie [1080p].mkv', 'A Movie'],
  ['anime/My Show/05 - A title.mkv', 'My Show'],
  ['[1080p].mkv', ''],
] as const)('searches for %s as “%s”', ([name, show]) => {
  expect(commonShow([name])).toBe(show);
});

test('searches for the show of most files', () => {
  expect(commonShow(['Some Show - 1.mkv', 'Other - 2.mkv', 'some show - 3.mkv'])).toBe('Some Show');
  expect(commonShow([])).toBe('');
});
