import { end, type Form, start } from './Form.ts';
import { lettered, number } from './numbers.ts';

export const seasonForms: readonly Form[] = [
  {
    // S01E07, S01E07-E08, S01E07-S01E08, s01.e07v2, S01 - EP07
    pattern: new RegExp(
      String.raw`${start}S(?<season>\d{1,2})(?:[\s.]?[-–x]?[\s.]?)(?:Episode|EP?)[\s.]?${number}${lettered}${end}`,
      'iu',
    ),
    type: 'Episode',
    isSure: true,
  },
  {
    // 1x07, 1x07-08
    pattern: new RegExp(
      String.raw`(?:${start}(?<absolute>\d{3,4})\s)?${start}(?<season>\d{1,2})x${number}(?<more>(?:-(?:\d{1,2}x)?\d{2,3})*)${end}`,
      'iu',
    ),
    type: 'Episode',
    isSure: true,
    accepts: ({ groups }) => (groups?.first?.length ?? 0) > 1,
  },
];
