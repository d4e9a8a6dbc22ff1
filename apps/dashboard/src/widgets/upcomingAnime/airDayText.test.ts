import { expect, test } from 'vitest';
import { airDayText } from './airDayText.ts';

// A Saturday.
const today = '2026-11-21';

test.for([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-23', 'Monday'],
  ['2026-11-27', 'Friday'],
] as const)('%s reads %s', ([day, text]) => {
  expect(airDayText(day, today)).toBe(text);
});

test('a day a week away or in the past has its date, because its weekday would mean another', () => {
  expect(airDayText('2026-11-28', today)).toMatch(/28/);
  expect(airDayText('2026-11-19', today)).toMatch(/19/);
});

test('a month and a year end as any day does', () => {
  expect(airDayText('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  expect(airDayText('2026-12-31', '2027-01-01')).toBe('Today');
});
