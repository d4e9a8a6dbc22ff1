import { expect, test } from 'vitest';
import { airDayText } from './airDayText.ts';

// A Saturday.
const today = '2026-11-21';

test.for([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-23', 'Mon, Nov 23'],
  ['2026-11-27', 'Fri, Nov 27'],
  ['2026-11-28', 'Sat, Nov 28'],
  ['2026-11-19', 'Thu, Nov 19'],
] as const)('formats %s as %s', ([day, text]) => {
  expect(airDayText(day, today)).toBe(text);
});

test('names days across the turn of the year', () => {
  expect(airDayText('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  expect(airDayText('2026-12-31', '2027-01-01')).toBe('Today');
});
