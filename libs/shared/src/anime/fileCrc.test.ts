import { expect, test } from 'vitest';
import { checkCrc, crcInName } from './fileCrc.ts';

test.for([
  ['[ANBU-umai]_Haiyoru!_Nyaru-Ani_[596DD8E6].mkv', '596DD8E6'],
  ['[Group] Show - 07 (1080p) [1a2b3c4d].mkv', '1A2B3C4D'],
  ['Show - 07 (1A2B3C4D).mkv', '1A2B3C4D'],
  ['Show.S01E07.1A2B3C4D.mkv', undefined],
  ['[Group] Show [DEADBEEF] - 07 [12345678].mkv', '12345678'],
  ['[Group] Show - 07 [20240131] [1A2B3C4D].mkv', '1A2B3C4D'],
  ['[Group] Show - 07 [1A2B3C4D] [20240131].mkv', '1A2B3C4D'],
  ['[Group] Show - 07 [20240131].mkv', undefined],
  ['[Group] Show - 07 [1A2B3C4D5].mkv', undefined],
  ['[Facade10] Show - 07.mkv', undefined],
  ['Show facade10.mkv', undefined],
  ['', undefined],
])('the CRC32 in %s', ([name = '', crc]) => {
  expect(crcInName(name)).toBe(crc);
});

test.for([
  ['[Group] Show - 07 [1a2b3c4d].mkv', '1A2B3C4D', 'matches'],
  ['[Group] Show - 07 [1A2B3C4D] [DEADBEEF].mkv', '1a2b3c4d', 'matches'],
  ['[Group] Show - 07 [20240131].mkv', '20240131', 'matches'],
  ['[Group] Show - 07 [1A2B3C4E].mkv', '1A2B3C4D', 'differs'],
  ['[Group] Show - 07 [20240131].mkv', '1A2B3C4D', undefined],
  ['[Group] Show - 07.mkv', '1A2B3C4D', undefined],
  ['[Group] Show - 07 [1A2B3C4E].mkv', '', undefined],
  ['[Group] Show - 07 [1A2B3C4E].mkv', null, undefined],
] as const)('%s beside %s: %s', ([name, computed, result]) => {
  expect(checkCrc(name, computed)).toBe(result);
});
