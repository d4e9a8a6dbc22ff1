import { expect, test } from 'vitest';
import { checkCrc } from './fileCrc.ts';

test.for([
  ['[Group] Show - 07 [1a2b3c4d].mkv', '1A2B3C4D', 'matches'],
  ['[Group] Show - 07 [1A2B3C4D] [DEADBEEF].mkv', '1a2b3c4d', 'matches'],
  ['[Group] Show - 07 [20240131].mkv', '20240131', 'matches'],
  ['[ANBU-umai]_Haiyoru!_Nyaru-Ani_[596DD8E6].mkv', '596DD8E6', 'matches'],
  ['Show - 07 (1A2B3C4D).mkv', '1A2B3C4D', 'matches'],
  ['[Group] Show - 07 [1A2B3C4E].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [1A2B3C4E] [20240131].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [20240131].mkv', '1A2B3C4D', undefined],
  ['[Group] Show - 07.mkv', '1A2B3C4D', undefined],
  ['[Group] Show - 07 [1A2B3C4D5].mkv', '1A2B3C4D', undefined],
  ['[Facade10] Show - 07.mkv', '1A2B3C4D', undefined],
  ['Show.S01E07.1A2B3C4E.mkv', '1A2B3C4D', undefined],
  ['', '1A2B3C4D', undefined],
  ['[Group] Show - 07 [20241301].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [20240132].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [18240131].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [2024013A].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [1A2B3C4E].mkv', '', undefined],
  ['[Group] Show - 07 [1A2B3C4E].mkv', null, undefined],
] as const)('compares %s with %s: %s', ([name, computed, result]) => {
  expect(checkCrc(name, computed)).toBe(result);
});
