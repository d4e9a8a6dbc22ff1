import { expect, test } from 'vitest';
import { commonShowName, showName } from './showName.ts';

test.for([
  ['[Commie] Versailles no Bara - 16 (1080p).mkv', 'Versailles no Bara'],
  ['[Judas] Kaze no Niwa - S01E07 [1080p].mkv', 'Kaze no Niwa'],
  ['Hoshi.no.Machi.S01E04.1080p.WEB-DL-Group.mkv', 'Hoshi no Machi'],
  ['Yasashi Sekai - Episode 09.mp4', 'Yasashi Sekai'],
  ['Group_Kin_no_Honoo_02v2.avi', 'Group Kin no Honoo'],
  ['[A][B] 2070 no Kizuna - 15 (1080p).mkv', '2070 no Kizuna'],
  ['<missing file path>', '<missing file path>'],
  ['[only brackets].mkv', ''],
])('%s is of %s', ([name, show]) => {
  expect(showName(name ?? '')).toBe(show);
});

test('for many files it is the show of most of them', () => {
  expect(commonShowName(['A - 1.mkv', 'B - 1.mkv', 'B - 2.mkv'])).toBe('B');
  expect(commonShowName([])).toBe('');
});
